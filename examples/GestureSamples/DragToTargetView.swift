// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A coin that falls into a slot, or goes back.
struct DragToTargetView: View {
  enum Place {
    case table, slot
  }

  @State private var place = Place.table
  @GestureState private var translation = CGSize.zero

  private var base: CGFloat { place == .table ? 0 : 200 }

  var body: some View {
    ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 8)
        .stroke(Color.black)
        .frame(width: 70, height: 70)
        .offset(x: 195)
      Circle()
        .fill(Color.yellow)
        .frame(width: 60, height: 60)
        .offset(x: base + translation.width, y: translation.height)
        .gesture(
          DragGesture()
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded { value in
              let end = base + value.translation.width
              place = end > 120 ? .slot : .table
            }
        )
        .accessibilityLabel("Coin")
        .accessibilityValue(place == .slot ? "in the slot" : "on the table")
    }
    .frame(width: 320, height: 120, alignment: .leading)
  }
}
