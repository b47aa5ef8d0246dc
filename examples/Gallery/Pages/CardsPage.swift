// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Cards in an order: hold one, then drag it to another place.
struct CardsPage: View {
  private static let height: CGFloat = 52
  /// Of a line, with text of its own size, in points.
  private static let line: CGFloat = 28

  @Binding var status: String
  @Binding var cards: CarriedOrder<String>
  @GestureState(resetTransaction: Transaction(animation: .snappy))
  private var carry: CarriedOrder<String>.Carry?
  @Environment(\.textScale) private var scale

  private var height: CGFloat { max(Self.height, Self.line * scale) }

  /// In cards of this height.
  private var order: CarriedOrder<String> {
    var order = cards
    order.spacing = height + cards.spacing - Self.height
    return order
  }

  var body: some View {
    VStack(spacing: order.spacing - height) {
      ForEach(cards.items, id: \.self) { card in
        CardView(name: card, isHeld: carry?.item == card)
          .pageWidth(320)
          .frame(height: height)
          .gesture(reorder(card))
          .prefersDefaultFocus(card == cards.items.first)
          .offset(y: order.shift(of: card, during: carry))
          // What is held follows the hand; the others part.
          .animation(
            carry?.item == card ? nil : .snappy, value: order.shift(of: card, during: carry)
          )
          .zIndex(carry?.item == card ? 1 : 0)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel("Cards")
    .focusGroup()
  }

  private func reorder(_ card: String) -> some Gesture {
    LongPressGesture()
      .sequenced(
        before: DragGesture(coordinateSpace: .global).places(
          along: .vertical, spacing: order.spacing, position: order.place(of: card, during: carry),
          count: cards.items.count)
      )
      .updating($carry) { value, carry, _ in
        guard case .second(true, let drag) = value else { return }
        carry = CarriedOrder.Carry(item: card, way: drag?.translation.height ?? 0)
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        drop(card, way: drag.translation.height)
      }
  }

  private func drop(_ card: String, way: CGFloat) {
    let carry = CarriedOrder.Carry(item: card, way: way)
    var order = order
    guard let move = order.drop(carry) else { return }
    withAnimation(.snappy) { cards.items = order.items }
    status = "\(card) moved from place \(move.from) to place \(move.to)."
  }
}

/// One card.
private struct CardView: View {
  let name: String
  let isHeld: Bool

  var body: some View {
    Text(name)
      .font(.title3.weight(.semibold))
      // A card keeps its height, and its name is seen whole.
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .tile(isHeld ? .held : .paper, isMarked: isHeld)
      .scaleEffect(isHeld ? 1.03 : 1)
      .animation(.snappy, value: isHeld)
  }
}
