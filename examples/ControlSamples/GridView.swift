// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Habits of three days, ticked off.
struct GridView: View {
  @State private var done: Set<String> = ["Read Mon"]

  private let days = ["Mon", "Tue", "Wed"]
  private let habits = ["Read", "Swim", "Cook"]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(days, id: \.self) { day in
          Text(day).font(.headline).gridColumnAlignment(.center)
        }
      }
      Divider()
      ForEach(habits, id: \.self) { habit in
        GridRow {
          Text(habit)
          ForEach(days, id: \.self) { day in
            let key = "\(habit) \(day)"
            Image(systemName: done.contains(key) ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(done.contains(key) ? .green : .secondary)
              .onTapGesture {
                if done.contains(key) { done.remove(key) } else { done.insert(key) }
              }
              .accessibilityLabel(key)
              .accessibilityAddTraits(done.contains(key) ? [.isButton, .isSelected] : .isButton)
          }
        }
      }
      GridRow {
        Text("\(done.count) of 9 done").gridCellColumns(4).gridCellAnchor(.center)
      }
    }
    .padding()
  }
}
