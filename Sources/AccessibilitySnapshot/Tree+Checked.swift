// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Tree {
  /// Why elements are no tree.
  struct Damage: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Levels below the application; the reader itself stops at 256.
  private static let deepest = 1024

  /// The tree of elements that came from outside: the root first, parents before children, and no
  /// element missing or met twice.
  init(checked nodes: [Node]) throws(Damage) {
    guard let first = nodes.first else { throw Damage(description: "it has no elements") }
    var depths: [ElementID: Int] = [first.id: 0]
    var met: Set<ElementID> = []
    for node in nodes {
      func check(_ isGood: Bool, _ text: String) throws(Damage) {
        if !isGood { throw Damage(description: "element \(node.id) \(text)") }
      }
      try check(met.insert(node.id).inserted, "stands there twice")
      let depth = depths[node.id]
      try check(depth != nil, "does not come after a parent")
      try check(
        (depth ?? 0) <= Self.deepest, "stands more than \(Self.deepest) levels deep")
      for child in node.children {
        guard depths.updateValue((depth ?? 0) + 1, forKey: child) == nil else {
          throw Damage(description: "element \(child) has two parents")
        }
      }
    }
    guard depths.count == nodes.count else {
      let missing = depths.keys.filter { !met.contains($0) }.min()
      throw Damage(description: "element \(missing ?? first.id) is a child, and missing")
    }
    self.init(root: first, nodes: Array(nodes.dropFirst()))
  }
}
