// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that rules judge, in the order of the tree, also by role: a rule about one role never
/// looks at the others.
struct NodeOrder: Sendable {
  /// Places in `AuditContext.nodes`; web content is left out, and what nobody asked about.
  let all: [Int]
  private let byRole: [Role: [Int]]
  private let application: [Int]

  init(_ context: AuditContext) {
    all = context.nodes.indices.filter { index in
      let id = context.nodes[index].id
      return !context.webContent.contains(id) && context.isAskedAbout(id)
    }
    application = context.place(of: context.tree.root).map { [$0] } ?? []
    byRole = Dictionary(grouping: all) { context.nodes[$0].role }
  }

  func indices(within reach: Reach) -> [Int] {
    switch reach {
    case .every: all
    case .application: application
    case .roles(let roles): roles.flatMap { byRole[$0] ?? [] }.sorted()
    }
  }
}
