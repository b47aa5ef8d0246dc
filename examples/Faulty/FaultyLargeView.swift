// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A few controls in a window with so much in it that making it anew takes long.
struct FaultyLargeView: View {
  @State private var isOn = false
  @State private var level = 5.0
  @State private var count = 0
  @State private var turns = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Toggle("On", isOn: $isOn)
        Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
        Stepper("Count \(count)", value: $count, in: 0...9)

        // No key reaches it.
        Text("Turn")
          .gesture(DragGesture().onEnded { _ in turns += 1 })
          .accessibilityHidden(true)
        Text("Turns \(turns)")

        ForEach(0..<160, id: \.self) { line in Text("Line \(line)") }
      }
      .padding(24)
    }
    .background(Color.white)
  }
}
