// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A photo on a stage: one finger moves it, and two enlarge and turn it at once. Nothing of it goes past
/// the stage, which takes the focus and the fingers, so that a large photo covers neither its ring nor
/// another control.
struct PhotoPage: View {
  private static let usual = CGSize(width: 660, height: 420)

  @Binding var status: String
  @Binding var position: CGSize
  @Binding var zoom: Double
  @Binding var angle: Angle
  @GestureState private var way = CGSize.zero
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth

  private var size: CGSize {
    let size = Self.usual.grown(growth, within: room)
    return CGSize(width: size.width, height: min(size.height, room ?? .infinity))
  }

  private var magnification: Double {
    zoom * growth * min(1, (room ?? .infinity) / Landscape.size.width)
  }

  var body: some View {
    Landscape()
      .scaleEffect(magnification)
      .rotationEffect(angle)
      .offset(held(at: held(at: position), moved: way))
      .frame(width: size.width, height: size.height)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color.tray))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .outline(10, .faintEdge)
      .contentShape(Rectangle())
      .gesture(move.simultaneously(with: magnify).simultaneously(with: rotate))
      .accessibilityLabel("Photo")
      .accessibilityValue(place)
      .accessibilityAddTraits(.isImage)
      .prefersDefaultFocus()
      .onChange(of: sentence) { status = sentence }
  }

  /// All of its state: two fingers end their gestures at once, in no order.
  private var sentence: String {
    let (size, turn) = (ValueText.percent(zoom), ValueText.degrees(angle.degrees))
    return "The photo is at \(place), enlarged to \(size) and turned by \(turn)."
  }

  private var place: String {
    let place = held(at: position)
    return "\(Int(place.width.rounded())) across, \(Int(place.height.rounded())) down"
  }

  /// Where the middle of the photo stands, from that of the stage: the middle of the one always lies in
  /// the other, so that a part of the photo stays in sight, and each part of a large one can be seen.
  private func held(at place: CGSize, moved way: CGSize = .zero) -> CGSize {
    let wish = CGSize(width: place.width + way.width, height: place.height + way.height)
    let onStage = wish.limited(to: size)
    let photo = CGSize(
      width: Landscape.size.width * magnification, height: Landscape.size.height * magnification)
    let underMiddle = wish.turned(by: -angle).limited(to: photo).turned(by: angle)
    return wish.distance(to: onStage) <= wish.distance(to: underMiddle) ? onStage : underMiddle
  }

  // MARK: Gestures

  private var move: some Gesture {
    DragGesture()
      .updating($way) { drag, way, _ in way = drag.translation }
      .onEnded { position = held(at: held(at: position), moved: $0.translation) }
  }

  private var magnify: some Gesture {
    MagnifyGesture().adjusting($zoom, in: 0.25...4)
  }

  private var rotate: some Gesture {
    RotateGesture().adjusting($angle)
  }
}

extension CGSize {
  /// A way from the middle of a box that stays in it.
  fileprivate func limited(to box: CGSize) -> CGSize {
    CGSize(
      width: min(max(-box.width / 2, width), box.width / 2),
      height: min(max(-box.height / 2, height), box.height / 2))
  }

  fileprivate func distance(to other: CGSize) -> CGFloat {
    hypot(width - other.width, height - other.height)
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
