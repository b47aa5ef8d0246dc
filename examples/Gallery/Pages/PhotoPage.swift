// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A photo that one finger moves, and that two fingers enlarge and turn at once.
struct PhotoPage: View {
  @Binding var status: String
  @State private var position = CGSize.zero
  @State private var zoom = 1.0
  @State private var angle = Angle.zero
  @GestureState private var way = CGSize.zero
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth

  var body: some View {
    Landscape()
      .grown()
      .environment(\.pageGrowth, growth * min(1, (room ?? .infinity) / Landscape.size.width))
      .gesture(move.simultaneously(with: magnify).simultaneously(with: rotate))
      .accessibilityLabel("Photo")
      .accessibilityValue(place)
      .accessibilityAddTraits(.isImage)
      .prefersDefaultFocus()
      .scaleEffect(zoom)
      .rotationEffect(angle)
      .offset(shown)
      .onChange(of: sentence) { status = sentence }
  }

  /// All of its state: two fingers end their gestures at once, in no order.
  private var sentence: String {
    let (size, turn) = (ValueText.percent(zoom), ValueText.degrees(angle.degrees))
    return "The photo is at \(place), enlarged to \(size) and turned by \(turn)."
  }

  /// Measured in the window, so that a photo that stands on its head still follows the finger.
  private var move: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($way) { drag, way, _ in way = drag.translation }
      .onEnded { drag in
        position.width += drag.translation.width
        position.height += drag.translation.height
      }
  }

  private var magnify: some Gesture {
    MagnifyGesture().adjusting($zoom, in: 0.25...4)
  }

  private var rotate: some Gesture {
    RotateGesture().adjusting($angle)
  }

  private var shown: CGSize {
    CGSize(width: position.width + way.width, height: position.height + way.height)
  }

  private var place: String {
    "\(Int(position.width.rounded())) across, \(Int(position.height.rounded())) down"
  }
}

/// Hills under a low sun.
private struct Landscape: View {
  static let size = CGSize(width: 390, height: 270)

  var body: some View {
    ZStack {
      Rectangle().fill(Color(red: 0.99, green: 0.82, blue: 0.62))
      Circle().fill(Color(red: 0.96, green: 0.45, blue: 0.25)).frame(width: 96, height: 96)
        .offset(x: 75, y: -21)
      Hill(from: 0.62, to: 0.44).fill(Color(red: 0.45, green: 0.36, blue: 0.52))
      Hill(from: 0.60, to: 0.82).fill(Color(red: 0.22, green: 0.20, blue: 0.36))
      Rectangle().strokeBorder(Color.white, lineWidth: 8)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

/// A slope across the whole width, between two heights given as fractions of the whole height.
private struct Hill: Shape {
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * from))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * to),
        control1: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.minY + rect.height * to),
        control2: CGPoint(x: rect.minX + rect.width * 0.65, y: rect.minY + rect.height * from))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
