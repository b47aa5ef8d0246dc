// SPDX-License-Identifier: Apache-2.0

import Semantics

/// For each heading that is showing, the one before it in its window.
struct HeadingOrder: AuditIndex {
  private(set) var preceding: [ElementID: Node] = [:]

  init(_ context: AuditContext) {
    var last: Node?
    for node in context.nodes {
      if RoleGroups.windows.contains(node.role) { last = nil }
      guard node.role == .heading, node.states[.showing], !context.webContent.contains(node.id)
      else { continue }
      preceding[node.id] = last
      last = node
    }
  }
}
