// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How many containers of a kind a window shows. One alone is told by the window's title, and one in
/// a dock by the dock's.
struct ContainersInWindow: AuditIndex {
  private struct Key: Hashable {
    let area: ElementID
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
      guard let key = Self.key(of: node, context) else { continue }
      counts[key, default: 0] += 1
    }
    self.counts = counts
  }

  /// How many of the element's kind its window shows; 0 for what is of no kind.
  func count(beside node: Node, _ context: AuditContext) -> Int {
    Self.key(of: node, context).flatMap { counts[$0] } ?? 0
  }

  private static func key(of node: Node, _ context: AuditContext) -> Key? {
    guard let kind = kinds.firstIndex(where: { $0.contains(node.role) }),
      let window = context.window(of: node.id)
    else { return nil }
    let dock = context.ancestors(of: node).first {
      context.isInnerFrame($0) && !context.name(of: $0).isEmpty
    }
    return Key(area: dock?.id ?? window.id, kind: kind)
  }
}
