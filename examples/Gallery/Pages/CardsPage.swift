// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Cards in an order: hold one, then drag it to another place.
struct CardsPage: View {
  /// What is held, and how far it has been dragged.
  private struct Carry: Equatable {
    var card: String
    var way: CGFloat
  }

  private static let height: CGFloat = 52
  private static let spacing: CGFloat = 60

  @Binding var status: String
  @State private var cards = ["Ace", "King", "Queen", "Jack", "Ten"]
  @GestureState private var carry: Carry?

  var body: some View {
    VStack(spacing: Self.spacing - Self.height) {
      ForEach(cards, id: \.self) { card in
        CardView(name: card, isHeld: carry?.card == card)
          .frame(width: 320, height: Self.height)
          .gesture(reorder(card))
          .prefersDefaultFocus(card == cards.first)
          .offset(y: shift(of: card))
          .zIndex(carry?.card == card ? 1 : 0)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel("Cards")
  }

  private func reorder(_ card: String) -> some Gesture {
    LongPressGesture()
      .sequenced(
        before: DragGesture(coordinateSpace: .global).places(
          along: .vertical, spacing: Self.spacing, position: place(of: card), count: cards.count)
      )
      .updating($carry) { value, carry, _ in
        guard case .second(true, let drag) = value else { return }
        carry = Carry(card: card, way: drag?.translation.height ?? 0)
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        drop(card, way: drag.translation.height)
      }
  }

  private func drop(_ card: String, way: CGFloat) {
    let old = index(of: card)
    let new = target(from: old, way: way)
    guard new != old else { return }
    cards.remove(at: old)
    cards.insert(card, at: new)
    status = "\(card) moved from place \(old + 1) to place \(new + 1)."
  }

  private func index(of card: String) -> Int { cards.firstIndex(of: card) ?? 0 }

  private func target(from index: Int, way: CGFloat) -> Int {
    min(max(0, index + Int((way / Self.spacing).rounded())), cards.count - 1)
  }

  /// Where the card stands now, or would if it were let go.
  private func place(of card: String) -> Int {
    let index = index(of: card)
    guard let carry, carry.card == card else { return index }
    return target(from: index, way: carry.way)
  }

  /// The held card follows the hand; those that it has passed make room.
  private func shift(of card: String) -> CGFloat {
    guard let carry else { return 0 }
    if carry.card == card { return carry.way }
    let (held, own) = (index(of: carry.card), index(of: card))
    let place = target(from: held, way: carry.way)
    if own > held, own <= place { return -Self.spacing }
    if own < held, own >= place { return Self.spacing }
    return 0
  }
}

/// One card.
private struct CardView: View {
  let name: String
  let isHeld: Bool

  var body: some View {
    Text(name)
      .font(.title3)
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .tile(isHeld ? Color(red: 0.86, green: 0.92, blue: 1) : .white, isMarked: isHeld)
  }
}
