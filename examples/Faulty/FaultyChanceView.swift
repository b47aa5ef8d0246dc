// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Controls whose outcome is left to chance, as the window is.
struct FaultyChanceView: View {
  @State private var cards = ["Ace", "Queen", "Ten"].shuffled()
  @State private var roll = Int.random(in: 1...6)
  @State private var wheel = 0
  @State private var turns = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Roll") { roll = .random(in: 1...1000) }
      Text("Rolled \(roll)")

      Button("Shuffle") { cards.shuffle() }
      Text(cards.joined(separator: ", "))

      // The wheel comes round by the hand's way alone.
      Text("Spin")
        .gesture(DragGesture().onChanged { _ in wheel = .random(in: 1...1000) })
      Text("Wheel \(wheel)")

      // It has nothing to do with chance, and no key reaches it.
      Text("Turn")
        .gesture(DragGesture().onEnded { turns += $0.translation.width > 50 ? 1 : 0 })
        .accessibilityHidden(true)
      Text("Turns \(turns)")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
