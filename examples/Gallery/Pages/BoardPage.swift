// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Lists of things to do: each card can be dragged to another list.
struct BoardPage: View {
  @Binding var status: String
  @Binding var week: Int
  @Binding var lists: [BoardList]

  private static let weeks = ["this week", "next week", "some day"]

  var body: some View {
    VStack(spacing: 20) {
      RowOrColumn(spacing: 16) {
        ForEach(lists) { list in
          BoardListView(list: list) { cards in
            cards.reduce(false) { move($1, to: list.name) || $0 }
          }
        }
      }
      Text("Planned for \(Self.weeks[week])")
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color.paper))
        .outline(8, .edge)
        .onTapGesture { plan((week + 1) % Self.weeks.count) }
        .accessibilityLabel("Planned for")
        .accessibilityValue(Self.weeks[week])
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: plan(week + 1)
          case .decrement: plan(week - 1)
          }
        }
    }
  }

  private func plan(_ wanted: Int) {
    week = min(max(0, wanted), Self.weeks.count - 1)
    status = "The board is for \(Self.weeks[week])."
  }

  private func move(_ card: BoardCard, to name: String) -> Bool {
    guard let old = lists.firstIndex(where: { $0.cards.contains(card) }),
      let new = lists.firstIndex(where: { $0.name == name })
    else { return false }
    lists[old].cards.removeAll { $0 == card }
    lists[new].cards.append(card)
    status =
      new == old
      ? "\(card.title) moved to the end of \(name)."
      : "\(card.title) moved from \(lists[old].name) to \(name)."
    return true
  }
}

/// What is dragged.
struct BoardCard: Hashable, Identifiable, Transferable {
  let title: String

  var id: String { title }

  /// Also a text, for what takes texts.
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.title)
  }
}

struct BoardList: Identifiable {
  let name: String
  var cards: [BoardCard]

  init(name: String, cards: [String]) {
    self.name = name
    self.cards = cards.map { BoardCard(title: $0) }
  }

  var id: String { name }
}

/// A list, which lights up under a card that can be dropped on it.
private struct BoardListView: View {
  let list: BoardList
  let take: ([BoardCard]) -> Bool
  @State private var isTargeted = false
  @Environment(\.textScale) private var scale
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth
  @Environment(\.colorSchemeContrast) private var contrast

  /// Where the person wants more contrast, what is meant is black.
  private var isStrong: Bool { isTargeted && contrast == .increased }
  private var ground: Color { isStrong ? .primary : isTargeted ? .held : .tray }
  private var ink: Color { isStrong ? .onPrimary : .primary }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(list.name).font(.title3.weight(.semibold)).foregroundColor(ink)
      ForEach(list.cards) { card in
        BoardCardView(card: card).draggable(card)
          .prefersDefaultFocus(card.title == "Paint the fence")
      }
    }
    .padding(12)
    .frame(width: room ?? 216 * growth * max(1, scale))
    .frame(minHeight: room == nil ? 270 * growth : nil, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 12).fill(ground))
    .outline(12, .clear)
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(isTargeted ? Color.accentColor : .clear, lineWidth: 3)
    )
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel(list.name)
    .dropDestination(for: BoardCard.self) { cards, _ in
      take(cards)
    } isTargeted: {
      isTargeted = $0
    }
    .focusGroup()
  }
}

private struct BoardCardView: View {
  let card: BoardCard

  var body: some View {
    Text(card.title)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.paper))
      .outline(8, .edge)
  }
}
