// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A row that shows its button where a pointer is over it.
struct HoverView: View {
  @State private var isOver = false
  @State private var isPinned = false

  var body: some View {
    HStack {
      Text("Shopping list")
      Spacer()
      Button(isPinned ? "Unpin" : "Pin", systemImage: isPinned ? "pin.slash" : "pin") {
        isPinned.toggle()
      }
      .labelStyle(.iconOnly)
      .opacity(isOver || isPinned ? 1 : 0.6)
    }
    .padding()
    .background(.gray.opacity(isOver ? 0.2 : 0.08), in: RoundedRectangle(cornerRadius: 8))
    .onHover { isOver = $0 }
    .help("What is still to be bought")
    .padding()
  }
}
