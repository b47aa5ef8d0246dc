// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A photo that is moved, turned and scaled.
struct PhotoEditorView: View {
  struct Placement {
    var offset = CGSize.zero
    var scale: CGFloat = 1
    var angle = Angle.zero
  }

  @State private var placement = Placement()
  @GestureState private var drag = CGSize.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var twist = Angle.zero

  private var move: some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        placement.offset.width += value.translation.width
        placement.offset.height += value.translation.height
      }
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { placement.scale *= $0.magnification }
  }

  private var turn: some Gesture {
    RotateGesture()
      .updating($twist) { value, state, _ in state = value.rotation }
      .onEnded { placement.angle += $0.rotation }
  }

  var body: some View {
    Rectangle()
      .fill(Color.cyan)
      .frame(width: 150, height: 100)
      .scaleEffect(placement.scale * pinch)
      .rotationEffect(placement.angle + twist)
      .offset(x: placement.offset.width + drag.width, y: placement.offset.height + drag.height)
      .gesture(move.simultaneously(with: zoom).simultaneously(with: turn))
      .accessibilityLabel("Holiday photo")
  }
}
