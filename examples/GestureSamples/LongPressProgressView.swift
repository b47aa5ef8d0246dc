// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A circle that shows that it is held, and that it was held long enough.
struct LongPressProgressView: View {
  @GestureState private var isDetectingLongPress = false
  @State private var completedLongPress = false

  var longPress: some Gesture {
    LongPressGesture(minimumDuration: 2)
      .updating($isDetectingLongPress) { currentState, gestureState, transaction in
        gestureState = currentState
        transaction.animation = Animation.easeIn(duration: 2.0)
      }
      .onEnded { finished in
        self.completedLongPress = finished
      }
  }

  var body: some View {
    Circle()
      .fill(isDetectingLongPress ? Color.red : (completedLongPress ? Color.green : Color.blue))
      .frame(width: 100, height: 100, alignment: .center)
      .gesture(longPress)
  }
}
