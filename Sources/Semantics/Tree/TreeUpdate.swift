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
  /// What moves as one and is elsewhere now, is new, or is no more.
  public var spaces: [Space]

  public init(
    nodes: [Node] = [], announcements: [Announcement] = [], spaces: [Space] = []
  ) {
    self.nodes = nodes
    self.announcements = announcements
    self.spaces = spaces
  }

  /// Whether there is nothing to publish.
  public var isEmpty: Bool { nodes.isEmpty && announcements.isEmpty && spaces.isEmpty }

  /// Each element as it comes last.
  var uniqueNodes: [Node] {
    if nodes.count < 2 || zip(nodes, nodes.dropFirst()).allSatisfy({ $0.id < $1.id }) {
      return nodes
    }
    var seen = Set<ElementID>(minimumCapacity: nodes.count)
    for node in nodes { seen.insert(node.id) }
    if seen.count == nodes.count { return nodes }
    seen.removeAll(keepingCapacity: true)
    return nodes.reversed().filter { seen.insert($0.id).inserted }.reversed()
  }
}

/// One difference that an update made, in the order in which assistive technologies must hear it.
public enum TreeChange: Hashable, Sendable {
  case childRemoved(ElementID, from: ElementID, at: Int)
  /// The element is gone for good.
  case removed(ElementID)
  /// The element is new, with the children that it has.
  case created(ElementID)
  case childAdded(ElementID, to: ElementID, at: Int)
  case role(ElementID)
  case name(ElementID)
  case description(ElementID)
  case help(ElementID)
  case attribute(ElementID, String)
  /// The element answers other interfaces: it gained or lost its actions, say.
  case interfaces(ElementID)
  case bounds(ElementID)
  case state(ElementID, State, Bool)
  case value(ElementID)
  /// The text went from the element's own, at so many Unicode scalars from its beginning.
  case textDeleted(ElementID, at: Int, String)
  /// The text came into the element's own, at so many Unicode scalars from its beginning.
  case textInserted(ElementID, at: Int, String)
  /// Letters of the text look otherwise.
  case textStyle(ElementID)
  case caret(ElementID)
  case textSelection(ElementID)
  /// Others of the children are chosen.
  case choices(ElementID)
  /// The element has the focus, and its keys act on another one inside of it.
  case activeDescendant(ElementID)
  /// Another program's tree is to stand in the element, or none any more.
  case embedded(ElementID)
  /// The table has other rows, columns, or headings.
  case table(ElementID)
  case announcement(Announcement)

  /// How many ranks there are.
  static let ranks = 11

  /// Removals first, then additions, properties, states, values, the new focus, and announcements.
  ///
  /// The description of an element that loses the focus comes after the new focus: it goes back to
  /// saying everything, and a screen reader would say that of an element it believes to be focused.
  /// The caret and the selection of an element that gains the focus come after it too: a screen reader
  /// says them with the new focus, and would say them twice.
  func rank(losingFocus: Set<ElementID>, gainingFocus: ElementID?) -> Int {
    switch self {
    case .description(let id) where losingFocus.contains(id): 9
    case .caret(let id) where id == gainingFocus: 9
    case .textSelection(let id) where id == gainingFocus: 9
    case .activeDescendant: 9
    case .childRemoved: 0
    case .removed: 1
    case .created: 2
    case .childAdded: 3
    case .role, .name, .description, .help, .attribute, .interfaces, .bounds, .table, .embedded: 4
    case .state(_, .focused, false): 5
    case .state(_, .focused, true): 8
    case .state: 6
    case .value, .textDeleted, .textInserted, .textStyle, .caret, .textSelection, .choices: 7
    case .announcement: 10
    }
  }
}
