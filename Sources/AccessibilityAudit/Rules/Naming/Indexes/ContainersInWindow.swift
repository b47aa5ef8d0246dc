// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How many containers of a kind a window shows. One alone is told by the window's title.
struct ContainersInWindow: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let kind: Int
  }

  /// A list is not taken for another list, but easily for a table.
  static let kinds: [Set<Role>] = [
    [.list, .listBox, .table, .tree, .treeTable], [.progressBar, .levelBar], [.toolBar],
    [.menuBar], [.pageTabList],
  ]

  private let counts: [Key: Int]
  private let windows: [ElementID: ElementID]

  init(_ context: AuditContext) {
    var counts: [Key: Int] = [:]
    var windows: [ElementID: ElementID] = [:]
    for node in context.nodes {
      guard
        let window = context.tree.parent(of: node.id).flatMap({ windows[$0] })
          ?? context.tree.window(of: node.id)?.id
      else { continue }
      let isWindow = RoleGroups.windows.contains(node.role)
      windows[node.id] = isWindow ? node.id : window
      if node.states[.showing], let kind = Self.kind(of: node.role) {
        counts[Key(window: window, kind: kind), default: 0] += 1
      }
    }
    self.counts = counts
    self.windows = windows
  }

  /// How many of the element's kind its window shows; 0 for what is of no kind.
  func count(beside node: Node) -> Int {
    guard let window = windows[node.id], let kind = Self.kind(of: node.role) else { return 0 }
    return counts[Key(window: window, kind: kind)] ?? 0
  }

  private static func kind(of role: Role) -> Int? { kinds.firstIndex { $0.contains(role) } }
}
