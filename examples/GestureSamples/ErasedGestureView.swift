// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A gesture that is chosen at run time.
struct ErasedGestureView: View {
  @State private var needsHold = false
  @State private var count = 0

  private var gesture: AnyGesture<Void> {
    if needsHold {
      AnyGesture(LongPressGesture().map { _ in () })
    } else {
      AnyGesture(TapGesture().map { _ in () })
    }
  }

  var body: some View {
    VStack {
      Toggle("Needs holding", isOn: $needsHold)
      Text("Done \(count) times")
        .padding()
        .background(Color.orange)
        .gesture(gesture.onEnded { count += 1 })
    }
    .frame(width: 220)
  }
}
