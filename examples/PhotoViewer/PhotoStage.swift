// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// How a picture lies in the window.
struct PhotoPlacement: Equatable {
  static let zooms = 1.0...8.0

  /// 1 for the whole picture.
  var zoom = 1.0
  var angle = Angle.zero
  /// Of the picture's middle, in points.
  var offset = CGSize.zero

  var isEnlarged: Bool { zoom > 1 }

  mutating func turn(by angle: Angle) { self.angle += angle }

  /// Twice as large, with the point that was meant where it was; or the whole picture again.
  mutating func toggleZoom(at point: CGPoint, in size: CGSize) {
    guard !isEnlarged else {
      (zoom, offset) = (1, .zero)
      return
    }
    zoom = 2
    offset = CGSize(width: size.width / 2 - point.x, height: size.height / 2 - point.y)
  }
}

/// The picture, as large as there is room: pinched, turned, moved, tapped twice; and thrown to the
/// side for the next one, while all of it is seen.
struct PhotoStage: View {
  let photo: Photo
  @Binding var placement: PhotoPlacement
  /// Nil for the first photo, and for the last one.
  let previous: (() -> Void)?
  let next: (() -> Void)?

  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var way = CGSize.zero

  var body: some View {
    GeometryReader { geometry in
      AsyncImage(url: photo.url) { phase in
        if let image = phase.image {
          image.resizable().aspectRatio(contentMode: .fit)
            .scaleEffect(placement.zoom)
            .rotationEffect(placement.angle)
            .offset(
              x: placement.offset.width + way.width, y: placement.offset.height + way.height)
        } else if phase.error != nil {
          Label("This picture cannot be shown", systemImage: "exclamationmark.triangle")
        } else {
          ProgressView()
        }
      }
      .accessibilityHidden(true)
      .frame(width: geometry.size.width, height: geometry.size.height)
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture(count: 2).onEnded { tap in
          withAnimation(.snappy) { placement.toggleZoom(at: tap.location, in: geometry.size) }
        }
        .label(placement.isEnlarged ? "Whole picture" : "Enlarge here")
      )
      .simultaneousGesture(pinch.simultaneously(with: turn))
      .gesture(move, isEnabled: placement.isEnlarged)
      .gesture(leaf, isEnabled: !placement.isEnlarged)
      .accessibilityLabel(photo.name)
      .accessibilityAddTraits(.isImage)
      .accessibilityIdentifier("photo")
      .prefersDefaultFocus()
    }
    .background(Color.black)
  }

  private var pinch: some Gesture {
    MagnifyGesture().adjusting($placement.zoom, in: PhotoPlacement.zooms)
  }

  private var turn: some Gesture { RotateGesture().adjusting($placement.angle) }

  private var move: some Gesture {
    DragGesture()
      .updating($way) { drag, way, _ in way = drag.translation }
      .onEnded { drag in
        placement.offset.width += drag.translation.width
        placement.offset.height += drag.translation.height
      }
  }

  private var directions: Set<SwipeGesture.Direction> {
    var directions: Set<SwipeGesture.Direction> = []
    if next != nil { directions.insert(.left) }
    if previous != nil { directions.insert(.right) }
    return directions
  }

  private var leaf: some Gesture {
    SwipeGesture(directions)
      .label("Next photo", for: .left)
      .label("Previous photo", for: .right)
      .onEnded { $0.direction == .left ? next?() : previous?() }
  }
}
