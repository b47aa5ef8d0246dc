// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A stack that hears of the tap along with what is in it.
struct SimultaneousParentView: View {
  @State private var circleTaps = 0
  @State private var stackTaps = 0

  var body: some View {
    VStack {
      Text("Circle \(circleTaps), stack \(stackTaps)")
      Circle()
        .fill(Color.green)
        .frame(width: 80, height: 80)
        .onTapGesture { circleTaps += 1 }
    }
    .padding()
    .simultaneousGesture(TapGesture().onEnded { stackTaps += 1 })
  }
}
