// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Controls that end or block the program, each in one of its states.
struct FaultyFatalView: View {
  @State private var parts = ["two", "one", "no"]
  @State private var isOpen = false
  @State private var isRunning = false
  @State private var score = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }

      // It takes what is not there.
      Button("Take one of \(parts[0])") { parts.removeFirst() }
        .accessibilityIdentifier("crashes")

      // Once it runs, it never comes back.
      Button(isRunning ? "Running" : "Run") {
        while isRunning { score &+= 1 }
        isRunning = true
      }
      .accessibilityIdentifier("hangs")

      // It ends the program without a word.
      Button("Quit") { exit(0) }
        .accessibilityIdentifier("quits")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
