// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that rules judge, in the order of the tree, also by role: a rule about one role never
/// looks at the others.
struct NodeOrder: Sendable {
  /// Places in `AuditContext.nodes`, web content left out.
  let all: [Int]
  private let byRole: [Role: [Int]]

  init(_ context: AuditContext) {
    all = context.nodes.indices.filter { !context.webContent.contains(context.nodes[$0].id) }
    byRole = Dictionary(grouping: all) { context.nodes[$0].role }
  }

  /// With nil, all of them.
  func indices(of roles: Set<Role>?) -> [Int] {
    guard let roles else { return all }
    return roles.flatMap { byRole[$0] ?? [] }.sorted()
  }
}
