// SPDX-License-Identifier: Apache-2.0

/// Which row of a long list an element is, where there are elements only for the rows near those
/// in sight.
///
/// Assistive technologies hear of it as `posinset` and `setsize`, where the row is one thing to them: of
/// several, none is the row.
@MainActor
package final class ElementRow {
  private struct Part {
    /// The view that it is from.
    let view: ObjectIdentifier
    weak var element: Element?
  }

  /// From 0.
  package let index: Int
  /// How many rows the list has, with those that there are no elements for.
  package let count: Int
  /// What keeps the row; the list knows it again by that.
  package private(set) weak var owner: AnyObject?

  /// What the row is made of, without what stands in that.
  private var parts: [Part] = []

  package init(index: Int, of count: Int, owner: AnyObject) {
    self.index = index
    self.count = count
    self.owner = owner
  }

  /// The elements that the row is made of, without those inside of them.
  var elements: some Sequence<Element> { parts.lazy.compactMap(\.element) }

  /// Takes over which elements one of the row's views has.
  package func setElements(_ elements: ArraySlice<Element>, of view: AnyObject) {
    let view = ObjectIdentifier(view)
    let before = parts.lazy.filter { $0.view == view }
    if before.elementsEqual(elements, by: { $0.element === $1 }) { return }
    parts.removeAll { $0.view == view || $0.element == nil }
    parts += elements.map { Part(view: view, element: $0) }
    for part in parts { part.element?.invalidate() }
  }
}

/// A list that has elements only for rows near those in sight, and makes others when they are
/// needed.
@MainActor
package protocol RowMaker: AnyObject {
  /// Makes some of the rows between two, the nearest to the first of them first.
  ///
  /// - Parameters:
  ///   - isForward: True for rows after the first one, false for rows before it.
  ///   - next: The other row; nil for all up to the end.
  /// - Returns: Whether some are made at the next update; false where all are there.
  func makeRows(_ isForward: Bool, from owner: AnyObject, upTo next: AnyObject?) -> Bool

  /// Makes the rows at the beginning or at the end.
  ///
  /// - Returns: Whether some are made at the next update; false where all are there.
  func makeOutermostRows(atEnd: Bool) -> Bool
}

extension Element {
  /// The rows inside that somebody uses, and which therefore have to stay; nil for all of them, while
  /// a gesture or a menu is under way.
  package var ownersOfRowsInUse: Set<ObjectIdentifier>? {
    guard let scene else { return [] }
    guard !scene.isInGesture, scene.menu == nil, scene.transfers.session == nil else { return nil }
    guard let focused = scene.focused else { return [] }
    return Set(focused.lineage.compactMap { $0.row?.owner.map(ObjectIdentifier.init) })
  }
}

/// Rows that there are no elements for yet, when the focus is about to come to them.
extension InteractionScene {
  /// How many times one key makes more rows before it passes over what is left: enough for some
  /// hundred rows without anything to focus.
  private static let attempts = 16

  /// Makes the rows that the focus would pass over.
  func makeRows(towards direction: FocusDirection) {
    for _ in 0..<Self.attempts {
      guard let start = focusTarget, let (maker, owner, list) = rows(round: start.element) else {
        return
      }
      let stops = tabStops()
      guard let place = stops.firstIndex(where: { $0 == start }) else { return }
      let index = place + (direction == .next ? 1 : -1)
      let next = stops.indices.contains(index) ? stops[index].element : nil
      let nextOwner = next.flatMap { $0.isInside(list) ? $0.row(in: list)?.owner : nil }
      guard maker.makeRows(direction == .next, from: owner, upTo: nextOwner) else { return }
      bringUpToDate()
    }
  }

  /// Makes the rows on both sides of the one that the target is in. True where some were made.
  @discardableResult
  func makeNeighbouringRows(of target: FocusTarget) -> Bool {
    var haveCome = false
    for isForward in [false, true] {
      guard let (maker, owner, list) = rows(round: target.element) else { break }
      // Rows that are next to the focus in the tree may be far from it in the list.
      let items = publisher.focusOrder.filter { $0.element?.isInside(list) == true }
      guard let place = items.firstIndex(where: { $0.element === target.element }) else { break }
      let rest = isForward ? Array(items[place...]) : items[...place].reversed()
      let next = rest.lazy.compactMap { $0.element?.row(in: list)?.owner }.first { $0 !== owner }
      if maker.makeRows(isForward, from: owner, upTo: next) {
        bringUpToDate()
        haveCome = true
      }
    }
    return haveCome
  }

  /// Makes the first or the last rows of the list that has the focus.
  func makeOutermostRows(atEnd: Bool) {
    guard let (maker, _, _) = rows(round: focusTarget?.element),
      maker.makeOutermostRows(atEnd: atEnd)
    else { return }
    bringUpToDate()
  }

  private func bringUpToDate() {
    updateElements?()
    publisher.refresh()
  }

  private func rows(round element: Element?) -> (RowMaker, owner: AnyObject, list: Element)? {
    guard let element else { return nil }
    for list in element.surroundings {
      guard let maker = list.rowMaker else { continue }
      guard let owner = element.row(in: list)?.owner else { return nil }
      return (maker, owner, list)
    }
    return nil
  }
}

extension Element {
  /// Which of the list's rows the element is in.
  fileprivate func row(in list: Element) -> ElementRow? {
    lineage.prefix { $0 !== list }.reversed().first { $0.row != nil }?.row
  }
}
