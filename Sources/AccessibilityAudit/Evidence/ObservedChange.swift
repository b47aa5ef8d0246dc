// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One difference between two reads of an application.
public struct ObservedChange: Hashable, Sendable, Codable {
  /// What can differ between two reads.
  public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
    case name, description, role, value, text
    /// How many children are selected.
    case selectedCount
    /// One state; `detail` is its name.
    case state
    /// Whether the element is there and showing: "showing", "hidden" or "gone".
    case presence
    /// The same for a window.
    case window
  }

  /// nil for an element that was not in the tree that is judged.
  public var element: ElementID?
  /// "slider[Volume]".
  public var place: String
  /// AT-SPI's name ("push button").
  public var role: String
  /// What differs.
  public var property: Property
  /// Which one of its kind, where there are several ("checked"); empty otherwise.
  public var detail: String
  /// What the first read had, as text.
  public var from: String
  /// What the second read had, as text.
  public var to: String
  /// What the element says to a person, where it appeared or changed its name.
  public var words: String
  /// It stands in what assistive technologies speak by themselves: a live region, an alert, a status
  /// bar.
  public var isLive: Bool

  public init(
    element: ElementID?, place: String, role: String, property: Property, detail: String = "",
    from: String, to: String, words: String = "", isLive: Bool = false
  ) {
    self.element = element
    self.place = place
    self.role = role
    self.property = property
    self.detail = detail
    self.from = from
    self.to = to
    self.words = words
    self.isLive = isLive
  }

  /// Whether it is of one of these elements.
  package func isOf(_ elements: Set<ElementID>) -> Bool {
    element.map(elements.contains) ?? false
  }
}

/// One event that came during a trial, and whether it was true.
public struct ObservedEvent: Hashable, Sendable, Codable {
  /// "object:state-changed:focused".
  public var kind: String
  /// nil for an element that was not in the tree that is judged.
  public var element: ElementID?
  /// "slider[Volume]".
  public var place: String
  /// Text or number that it carried.
  public var carried: String
  /// What it says that the element is like now ("on"); nil where it says nothing that can be read.
  public var claimed: String?
  /// What the element said when it was read afterwards.
  public var found: String?

  public init(
    kind: String, element: ElementID?, place: String, carried: String = "",
    claimed: String? = nil, found: String? = nil
  ) {
    self.kind = kind
    self.element = element
    self.place = place
    self.carried = carried
    self.claimed = claimed
    self.found = found
  }
}
