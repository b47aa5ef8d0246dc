// SPDX-License-Identifier: Apache-2.0

/// The elements that are new or different since the last update.
///
/// An element leaves the tree by leaving its parent's children; there is no list of removals that
/// could disagree with them.
public struct TreeUpdate: Sendable, Hashable {
  /// Whole nodes, each with all of its children; their order means nothing.
  public var nodes: [Node]
  /// Said after all changes have been published, in this order.
  public var announcements: [Announcement]

  public init(nodes: [Node] = [], announcements: [Announcement] = []) {
    self.nodes = nodes
    self.announcements = announcements
  }

  /// Whether there is nothing to publish.
  public var isEmpty: Bool { nodes.isEmpty && announcements.isEmpty }
}

/// One difference that an update made, in the order in which assistive technologies must hear it.
public enum TreeChange: Hashable, Sendable {
  case childRemoved(ElementID, from: ElementID, at: Int)
  /// The element is gone for good.
  case removed(ElementID)
  case created(ElementID)
  case childAdded(ElementID, to: ElementID, at: Int)
  case role(ElementID)
  case name(ElementID)
  case description(ElementID)
  case help(ElementID)
  case attribute(ElementID, String)
  case bounds(ElementID)
  case state(ElementID, State, Bool)
  case value(ElementID)
  case announcement(Announcement)

  /// Removals first, then additions, properties, states, values, the new focus, and announcements.
  ///
  /// The description of an element that loses the focus comes after the new focus: it goes back to
  /// saying everything, and a screen reader would say that of an element it believes to be focused.
  func rank(losingFocus: Set<ElementID>) -> Int {
    switch self {
    case .description(let id) where losingFocus.contains(id): 9
    case .childRemoved: 0
    case .removed: 1
    case .created: 2
    case .childAdded: 3
    case .role, .name, .description, .help, .attribute, .bounds: 4
    case .state(_, .focused, false): 5
    case .state(_, .focused, true): 8
    case .state: 6
    case .value: 7
    case .announcement: 10
    }
  }
}
