// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A card: pressed to be changed, dragged to another place, and a menu for both.
struct CardView: View {
  let card: Card
  let list: CardList
  let model: BoardModel
  let edit: (Card) -> Void

  @Environment(\.theme) private var theme
  @State private var isTargeted = false

  var body: some View {
    Button {
      edit(card)
    } label: {
      VStack(alignment: .leading, spacing: 4) {
        Text(card.title).multilineTextAlignment(.leading)
        if !card.note.isEmpty {
          Text(card.note).font(.caption).foregroundColor(theme.secondary).lineLimit(2)
        }
      }
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(theme.card, in: RoundedRectangle(cornerRadius: 8))
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(theme.cardEdge, lineWidth: theme.lineWidth))
    }
    .buttonStyle(.plain)
    .accessibilityRole(.listItem)
    .accessibilityHint("Opens the card")
    .onDeleteCommand(perform: delete)
    .draggable(card)
    .dropDestination(for: Card.self) { cards, _ in
      withAnimation(.snappy) {
        model.change("Move card") { board in
          for dropped in cards { board.move(dropped.id, to: list.id, before: card.id) }
        }
      }
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .contextMenu {
      ForEach(model.board.lists.filter { $0.id != list.id }) { other in
        Button("Move to \(other.title)") {
          withAnimation(.snappy) {
            model.change("Move card") { $0.move(card.id, to: other.id) }
          }
          announce("Moved to \(other.title)", card)
        }
      }
      Button("Delete", role: .destructive, action: delete)
    }
    .overlay(alignment: .top) {
      if isTargeted { Capsule().fill(theme.mark).frame(height: 4).offset(y: -6) }
    }
  }

  private func delete() {
    withAnimation(.snappy) { model.change("Delete card") { $0.remove(card.id) } }
    announce("Deleted", card)
  }
}
