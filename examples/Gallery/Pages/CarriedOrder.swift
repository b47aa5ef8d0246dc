// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Items in a column, and how they make room while one of them is carried past the others.
struct CarriedOrder<Item: Hashable> {
  /// What is held, and how far it has been dragged, in points.
  struct Carry: Equatable {
    var item: Item
    var way: CGFloat
  }

  /// A change of place; places are counted from 1.
  struct Move {
    let from: Int
    let to: Int
  }

  var items: [Item]
  /// Between the tops of two neighbours, in points.
  var spacing: CGFloat

  func index(of item: Item) -> Int { items.firstIndex(of: item) ?? 0 }

  /// Where the item stands now, or would if it were let go.
  func place(of item: Item, during carry: Carry?) -> Int {
    guard let carry, carry.item == item else { return index(of: item) }
    return target(of: carry)
  }

  /// How far from its place an item is drawn: what is held follows the hand; those that it has passed
  /// make room.
  func shift(of item: Item, during carry: Carry?) -> CGFloat {
    guard let carry else { return 0 }
    if carry.item == item { return carry.way }
    let (held, own, place) = (index(of: carry.item), index(of: item), target(of: carry))
    if own > held, own <= place { return -spacing }
    if own < held, own >= place { return spacing }
    return 0
  }

  /// Puts down what is held; nil where it stays in its place.
  mutating func drop(_ carry: Carry) -> Move? {
    let (old, new) = (index(of: carry.item), target(of: carry))
    guard new != old else { return nil }
    items.insert(items.remove(at: old), at: new)
    return Move(from: old + 1, to: new + 1)
  }

  private func target(of carry: Carry) -> Int {
    let places = Int((carry.way / spacing).rounded())
    return min(max(0, index(of: carry.item) + places), items.count - 1)
  }
}
