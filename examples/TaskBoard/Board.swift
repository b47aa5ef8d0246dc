// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One thing to do.
struct Card: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var note = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

/// Cards under a title.
struct CardList: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var cards: [Card] = []
}

/// All lists, side by side.
struct Board: Codable, Hashable {
  var lists: [CardList]

  /// What a person finds at first.
  static let empty = Board(lists: ["To Do", "Doing", "Done"].map { CardList(title: $0) })

  /// The first one of the first list that has any.
  var firstCard: Card? { lists.lazy.compactMap(\.cards.first).first }

  subscript(list id: CardList.ID) -> CardList? { lists.first { $0.id == id } }

  func list(of card: Card.ID) -> CardList? {
    lists.first { $0.cards.contains { $0.id == card } }
  }

  /// Changes a card where it is.
  mutating func update(_ card: Card) {
    for list in lists.indices {
      guard let place = lists[list].cards.firstIndex(where: { $0.id == card.id }) else { continue }
      lists[list].cards[place] = card
    }
  }

  @discardableResult
  mutating func remove(_ card: Card.ID) -> Card? {
    for list in lists.indices {
      guard let place = lists[list].cards.firstIndex(where: { $0.id == card }) else { continue }
      return lists[list].cards.remove(at: place)
    }
    return nil
  }

  /// Puts a card before another one of a list, or at the list's end.
  mutating func move(_ card: Card.ID, to list: CardList.ID, before other: Card.ID? = nil) {
    guard card != other, self[list: list] != nil, let card = remove(card),
      let target = lists.firstIndex(where: { $0.id == list })
    else { return }
    let place = lists[target].cards.firstIndex { $0.id == other }
    lists[target].cards.insert(card, at: place ?? lists[target].cards.count)
  }
}
