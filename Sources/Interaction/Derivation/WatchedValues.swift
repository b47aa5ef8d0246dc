// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What was derived of an element, for as long as that holds.
@MainActor
final class KnownControl {
  let control: DerivedControl
  let version: Int

  init(_ control: DerivedControl, version: Int) {
    self.control = control
    self.version = version
  }
}

/// Elements whose values, or whose places in an order, can change without a word: they are looked at
/// before each update, and only what is another one is published.
@MainActor
final class WatchedValues {
  /// One of them, and what it stood at.
  @MainActor
  private final class Entry {
    let element: Element
    let isSplitter: Bool
    private let adjustments: [AdjustmentDescription]
    private let places: DragDescription.Places?
    private var numbers: [Double] = []
    private var place: [Int] = []
    private var texts: [String] = []

    init(_ element: Element, _ control: DerivedControl) {
      self.element = element
      isSplitter = control.isSplitter
      adjustments = control.facets.map(\.adjustment)
      places = control.places
      _ = changes(readsTexts: true)
    }

    /// Whether it stands at something else than when this was last asked.
    func changes(readsTexts: Bool) -> Bool {
      let numbers = adjustments.map { $0.current() }
      let place = places.map { [$0.position(), $0.count()] } ?? []
      let isSame =
        place == self.place
        && numbers.elementsEqual(self.numbers) { $0.bitPattern == $1.bitPattern }
      guard !isSame || readsTexts else { return false }
      let texts = zip(adjustments, numbers).map { $0.text($1) }
      defer { (self.numbers, self.place, self.texts) = (numbers, place, texts) }
      return !isSame || texts != self.texts
    }
  }

  private var entries: [ElementID: Entry] = [:]

  /// The element is about to be exposed as it is now.
  func note(_ element: Element, _ control: DerivedControl) {
    let isWatched = !control.facets.isEmpty || control.places != nil
    entries[element.id] = isWatched ? Entry(element, control) : nil
  }

  func forget(_ element: Element) { entries[element.id] = nil }

  /// Has the elements published that stand at something else.
  ///
  /// - Parameters:
  ///   - readsTexts: Whether the words for the values may be others where the values are not.
  ///   - remember: Called for each line between two panes.
  func look(readsTexts: Bool, _ remember: (Element) -> Void) {
    for entry in entries.values {
      if entry.changes(readsTexts: readsTexts) { entry.element.markDirty() }
      if entry.isSplitter { remember(entry.element) }
    }
  }
}

extension Element {
  /// Whether it can offer nothing, whatever is inside: there is nothing to derive from.
  var offersNothing: Bool {
    gestures.isEmpty && parts.isEmpty && dropTargets.isEmpty && keys.isEmpty
      && declarations.allSatisfy(\.saysOnlyWhatItIs)
  }
}
