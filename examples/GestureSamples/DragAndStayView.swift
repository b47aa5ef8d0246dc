// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A stone that stays where it was dragged: a state that lasts, and one for the gesture.
struct DragAndStayView: View {
  @State private var position = CGSize.zero
  @GestureState private var translation = CGSize.zero

  private var drag: some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in
        state = value.translation
      }
      .onEnded { value in
        position.width += value.translation.width
        position.height += value.translation.height
      }
  }

  var body: some View {
    Ellipse()
      .fill(Color.brown)
      .frame(width: 90, height: 60)
      .offset(x: position.width + translation.width, y: position.height + translation.height)
      .gesture(drag)
      .accessibilityLabel("Stone")
  }
}
