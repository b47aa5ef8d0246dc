// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Controls whose words are shown when a pointer rests on them, or when Ctrl+F1 asks for them.
struct HintedControls: View {
  @State private var size = 0.5
  @State private var done = "Nothing is done"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Undo") { done = "Undone" }.help("Takes back what was done last")
      Slider(value: $size) { Text("Size") }.frame(width: 200)
      Text(done)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
