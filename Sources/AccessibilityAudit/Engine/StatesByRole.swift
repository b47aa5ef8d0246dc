// SPDX-License-Identifier: Apache-2.0

import Semantics

/// For each role, every state that some element of it is in: a toolkit that never sets one cannot be
/// held to it.
struct StatesByRole: AuditIndex {
  private(set) var seen: [Role: StateSet] = [:]

  init(_ context: AuditContext) {
    for node in context.nodes { seen[node.role, default: []].formUnion(node.states) }
  }
}
