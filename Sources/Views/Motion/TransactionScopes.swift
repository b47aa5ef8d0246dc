// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A node that changes what goes along with the changes of the nodes inside.
@MainActor
protocol TransactionScope: ViewNode {
  func adjust(_ transaction: inout Transaction)
}

/// A node inside a scope whose own content the scope does not reach.
@MainActor
protocol TransactionGap: ViewNode {
  var hiddenScope: (any TransactionScope)? { get }
}

@MainActor
enum TransactionScopes {
  /// The transaction as the scopes round a node leave it, the outer ones first.
  static func transaction(of node: ViewNode, within outer: Transaction) -> Transaction {
    var scopes: [any TransactionScope] = []
    var hidden: [any TransactionScope] = []
    var current: ViewNode? = node
    while let node = current {
      if let gap = node as? any TransactionGap, let scope = gap.hiddenScope { hidden.append(scope) }
      if let scope = node as? any TransactionScope, !hidden.contains(where: { $0 === scope }) {
        scopes.append(scope)
      }
      current = node.parent
    }
    return scopes.reversed().reduce(into: outer) { $1.adjust(&$0) }
  }
}
