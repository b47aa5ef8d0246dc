// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows of which one is selected by a tap.
struct SelectableRowsView: View {
  struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  let fruits = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum"),
  ]
  @State private var selection: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(fruits) { fruit in
        HStack {
          Text(fruit.name)
          Spacer()
          if selection == fruit.id { Text("✓") }
        }
        .padding(8)
        .frame(width: 220)
        .background(selection == fruit.id ? Color.blue.opacity(0.3) : Color.clear)
        .contentShape(Rectangle())
        .onTapGesture { selection = fruit.id }
      }
    }
  }
}
