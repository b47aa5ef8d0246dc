// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Colours of which one is picked, and shapes beside each other in two lines.
struct LazyGridsView: View {
  @State private var picked = 2
  @State private var isLarge = false
  @ScaledMetric private var cell: CGFloat = 30

  private let names = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Blue", "Purple"]
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .purple]

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 8)], spacing: 8) {
        ForEach(names.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(colors[index])
            .frame(height: 44)
            .overlay {
              if index == picked {
                RoundedRectangle(cornerRadius: 8).strokeBorder(.primary, lineWidth: 3)
              }
            }
            .onTapGesture { picked = index }
            .accessibilityLabel(names[index])
            .accessibilityAddTraits(index == picked ? .isSelected : [])
        }
      }
      Text(names[picked])
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(cell)), GridItem(.flexible())], spacing: 6) {
          ForEach(0..<24) { number in
            Text("\(number)").frame(width: isLarge ? 2 * cell : cell)
          }
        }
        .frame(height: 2.5 * cell)
      }
      Toggle("Wide cells", isOn: $isLarge)
    }
    .padding()
  }
}
