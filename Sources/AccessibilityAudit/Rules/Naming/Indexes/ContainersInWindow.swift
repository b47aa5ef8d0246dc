// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How many containers of a kind a window shows. One alone is told by the window's title.
struct ContainersInWindow: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let kind: Int
  }

  /// A list is not taken for another list, but easily for a table.
  static let kinds: [RoleSet] = [
    [.list, .listBox, .table, .tree, .treeTable], [.progressBar, .levelBar], [.toolBar],
    [.menuBar], [.pageTabList],
  ]

  private let counts: [Key: Int]

  init(_ context: AuditContext) {
    var counts: [Key: Int] = [:]
    for node in context.nodes where node.states[.showing] {
      guard let kind = Self.kind(of: node.role), let window = context.window(of: node.id) else {
        continue
      }
      counts[Key(window: window.id, kind: kind), default: 0] += 1
    }
    self.counts = counts
  }

  /// How many of the element's kind its window shows; 0 for what is of no kind.
  func count(beside node: Node, _ context: AuditContext) -> Int {
    guard let kind = Self.kind(of: node.role), let window = context.window(of: node.id) else {
      return 0
    }
    return counts[Key(window: window.id, kind: kind)] ?? 0
  }

  private static func kind(of role: Role) -> Int? { kinds.firstIndex { $0.contains(role) } }
}
