// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows that are deleted by a drag to the left.
struct SwipeToDeleteRowsView: View {
  @State private var items = ["Bread", "Milk", "Salt"]

  var body: some View {
    VStack(spacing: 2) {
      ForEach(items, id: \.self) { item in
        SwipeRow(title: item) { items.removeAll { $0 == item } }
      }
    }
  }

  struct SwipeRow: View {
    let title: String
    let onDelete: () -> Void
    @GestureState private var dragX: CGFloat = 0

    var body: some View {
      Text(title)
        .frame(width: 280, height: 44, alignment: .leading)
        .background(Color.white)
        .offset(x: min(0, dragX))
        .gesture(
          DragGesture()
            .updating($dragX) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              if value.translation.width < -100 { onDelete() }
            }
        )
    }
  }
}
