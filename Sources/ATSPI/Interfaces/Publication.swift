// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the application shows at the moment: everything that a read is answered from.
struct Publication {
  /// What the application says about itself as a whole.
  struct Facts: Hashable, Sendable {
    var toolkitName: String
    var toolkitVersion: String
    var locale: String
  }

  let facts: Facts
  private(set) var tree: Tree
  /// The parent of the application, as the registry told.
  var desktop: ObjectReference = .null
  /// The number that the registry gave the application.
  var number: Int32 = 0
  /// No element with a higher number was ever published.
  private var highest: UInt64 = 0

  init(applicationName: String, facts: Facts) {
    self.facts = facts
    tree = Tree(
      root: Node(id: Provider.applicationID, role: .application, name: applicationName))
  }

  /// Takes an update in, with these windows as the children of the application.
  mutating func apply(_ update: TreeUpdate, windows: [ElementID]) -> [TreeChange] {
    var update = update
    update.nodes.removeAll { $0.id == tree.root }
    for node in update.nodes { highest = max(highest, node.id.rawValue) }
    var root = tree.rootNode
    if root.children != windows {
      root.children = windows
      update.nodes.append(root)
    }
    return tree.apply(update)
  }

  func query(_ id: ElementID) throws(ProviderError) -> Query {
    guard let node = tree[id] else { throw .noSuchElement }
    return Query(publication: self, node: node)
  }

  /// Whether the element has been there and is gone.
  func isDefunct(_ id: ElementID) -> Bool {
    !tree.contains(id) && id.rawValue <= highest
  }
}
