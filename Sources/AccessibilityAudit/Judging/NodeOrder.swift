// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that rules judge, in the order of the tree: a rule about one role, or about what is
/// showing, never looks at the others.
struct NodeOrder: Sendable {
  /// What a reach asks of an element, close together in memory.
  private struct Entry: Sendable {
    let place: Int
    let states: StateSet
    let role: Role
  }

  /// In the order of the tree; web content is left out, and what nobody asked about.
  private let entries: [Entry]
  private let application: [Int]

  init(_ context: AuditContext) {
    let leavesOut = !context.webContent.isEmpty || context.evidence.scope != nil
    var entries: [Entry] = []
    entries.reserveCapacity(context.nodes.count)
    for place in context.nodes.indices {
      let id = context.nodes[place].id
      if leavesOut, context.webContent.contains(id) || !context.isAskedAbout(id) { continue }
      let (states, role) = (context.nodes[place].states, context.nodes[place].role)
      entries.append(Entry(place: place, states: states, role: role))
    }
    self.entries = entries
    application = context.place(of: context.tree.root).map { [$0] } ?? []
  }

  var count: Int { entries.count }

  /// Places in `AuditContext.nodes`, of all elements or of a part of them. The application belongs to
  /// the first part, wherever it stands.
  func places(within reach: Reach, part: Range<Int>? = nil) -> [Int] {
    let part = part ?? entries.indices
    if reach.isApplicationAlone { return part.lowerBound == 0 ? application : [] }
    var places: [Int] = []
    for entry in entries[part]
    where entry.states.isSuperset(of: reach.states) && reach.roles.contains(entry.role) {
      places.append(entry.place)
    }
    return places
  }
}
