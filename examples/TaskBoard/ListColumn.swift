// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list: its title, its cards, and a field for another one.
struct ListColumn: View {
  let list: CardList
  let model: BoardModel
  /// In points.
  let width: CGFloat
  let edit: (Card) -> Void

  @Environment(\.theme) private var theme
  @State private var newTitle = ""
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(list.title).font(.headline).accessibilityHeading(.h2)
        Spacer()
        Text("\(list.cards.count)")
          .foregroundColor(isTargeted ? theme.targetText : theme.secondary)
          .accessibilityLabel(list.cards.count == 1 ? "1 card" : "\(list.cards.count) cards")
      }
      .foregroundColor(isTargeted ? theme.targetText : theme.text)
      ScrollView {
        VStack(spacing: 8) {
          ForEach(list.cards) { card in
            CardView(card: card, list: list, model: model, edit: edit)
              .prefersDefaultFocus(card.id == model.board.firstCard?.id)
          }
          if list.cards.isEmpty {
            Text("Drop a card here")
              .foregroundColor(isTargeted ? theme.targetText : theme.secondary)
              .padding(.vertical, 14)
              .frame(maxWidth: .infinity)
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRole(.list)
        .accessibilityLabel(list.title)
        .focusGroup()
      }
      TextField("Add a card to \(list.title)", text: $newTitle)
        .accessibilityLabel("New card in \(list.title)")
        // There is no card that could have it.
        .prefersDefaultFocus(model.board.firstCard == nil && list == model.board.lists.first)
        .onSubmit(add)
    }
    .padding(12)
    .frame(width: width)
    .background(isTargeted ? theme.target : theme.list, in: RoundedRectangle(cornerRadius: 12))
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(
          isTargeted ? theme.targetEdge : theme.listEdge, lineWidth: 2 * theme.lineWidth)
    )
    .dropDestination(for: Card.self) { cards, _ in
      withAnimation(.snappy) {
        model.change("Move card") { board in
          for card in cards { board.move(card.id, to: list.id) }
        }
      }
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityLabel(list.title)
  }

  private func add() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    let card = Card(title: title)
    withAnimation(.snappy) {
      model.change("Add card") { board in
        guard let place = board.lists.firstIndex(where: { $0.id == list.id }) else { return }
        board.lists[place].cards.append(card)
      }
    }
    announce("Added to \(list.title)", card)
    newTitle = ""
  }
}
