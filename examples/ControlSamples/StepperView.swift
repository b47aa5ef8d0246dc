// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A number that is counted within a range, and something that is done with each step.
struct StepperView: View {
  @State private var guests = 2
  @State private var page = 0

  var body: some View {
    VStack(spacing: 12) {
      Stepper("\(guests) guests", value: $guests, in: 0...6)
      Stepper("Page", onIncrement: { page += 1 }, onDecrement: { page -= 1 })
      Text("Page \(page)")
    }
  }
}
