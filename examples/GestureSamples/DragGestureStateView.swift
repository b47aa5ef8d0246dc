// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The same with a state that resets itself.
struct DragGestureStateView: View {
  @GestureState private var dragAmount = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(LinearColor.calm)
      .frame(width: 140, height: 90)
      .offset(x: dragAmount.width, y: dragAmount.height)
      .gesture(
        DragGesture().updating($dragAmount) { value, state, transaction in
          state = value.translation
        }
      )
  }

  enum LinearColor {
    static let calm = Color.indigo
  }
}
