// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Controls that show nothing of what they do: all that can be known is what they print.
struct FaultyPrintsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Tell") { print("Told at \(Date.now)") }

      Text("Hold to tell")
        .onLongPressGesture { print("Held") }

      // A mouse over it prints something, and no key does.
      Text("Look at it")
        .onHover { isOver in if isOver { print("Looked at") } }
        .onTapGesture {}

      // It does nothing, whatever a clock prints meanwhile.
      Button("Keep quiet") {}
        .accessibilityIdentifier("quiet")
        .task {
          while !Task.isCancelled {
            print("tick")
            try? await Task.sleep(for: .seconds(0.25))
          }
        }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
