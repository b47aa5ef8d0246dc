// SPDX-License-Identifier: Apache-2.0

import Gestures

extension PressGesture {
  /// What a button does: it shows that it is pressed, and acts when it is let go on the control.
  func acting(
    _ isPressed: GestureState<Bool>, _ action: @escaping @MainActor () -> Void
  ) -> some Gesture<Bool> {
    updating(isPressed) { isOver, state, _ in state = isOver }
      .onEnded { isOver in
        if isOver { action() }
      }
  }
}
