// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A table with a button in each row.
struct TableView: View {
  @State private var ordered = 0

  private static let fruit = [("Apples", "3.20"), ("Pears", "4.10"), ("Plums", "2.90")]

  var body: some View {
    VStack(spacing: 12) {
      Grid(horizontalSpacing: 24) {
        ForEach(Array(Self.fruit.enumerated()), id: \.offset) { row, fruit in
          GridRow {
            Text(fruit.0).accessibilityCell(row: row, column: 0)
            Text(fruit.1).accessibilityCell(row: row, column: 1)
            Button("Order \(fruit.0)") { ordered += 1 }.accessibilityCell(row: row, column: 2)
          }
        }
      }
      .accessibilityTable(rows: Self.fruit.count, columns: ["Fruit", "Price", "Order"])
      .accessibilityLabel("Fruit")
      Text("Ordered \(ordered)")
    }
  }
}
