// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A message with a hidden gesture and a named action that does the same.
struct HoldWithActionView: View {
  @State private var isPinned = false

  var body: some View {
    HStack {
      Text("Meeting at noon")
      if isPinned { Text("pinned") }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(.teal))
    .onLongPressGesture { isPinned.toggle() }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: Text(isPinned ? "Unpin" : "Pin")) { isPinned.toggle() }
  }
}
