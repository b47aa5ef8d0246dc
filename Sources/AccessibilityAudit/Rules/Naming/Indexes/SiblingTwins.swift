// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Focusable siblings with the same role, name and description.
struct SiblingTwins: AuditIndex {
  private struct Key: Hashable {
    let parent: ElementID
    let role: Role
    let name: String
    let description: String
  }

  /// By the first of them.
  private let twins: [ElementID: Int]

  init(_ context: AuditContext) {
    var groups: [Key: (first: ElementID, count: Int)] = [:]
    groups.reserveCapacity(context.nodes.count)
    for node in context.nodes where node.states[.focusable] && node.states[.showing] {
      guard let parent = context.parent(of: node.id) else { continue }
      let name = context.name(of: node)
      if name.isEmpty { continue }
      let key = Key(
        parent: parent, role: node.role, name: name, description: node.description.trimmed)
      groups[key, default: (node.id, 0)].count += 1
    }
    var twins: [ElementID: Int] = [:]
    for group in groups.values where group.count > 1 { twins[group.first] = group.count }
    self.twins = twins
  }

  /// How many there are, where the element is the first of several; 1 otherwise.
  func count(from first: ElementID) -> Int { twins[first] ?? 1 }
}
