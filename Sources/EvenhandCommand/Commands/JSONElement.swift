// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// One element and what is in it, as `evenhand tree --format json` writes it.
struct JSONElement: Encodable {
  private let node: Node
  private let children: [JSONElement]

  init(_ node: Node, children: [JSONElement]) {
    self.node = node
    self.children = children
  }

  private enum CodingKeys: String, CodingKey {
    case children
  }

  func encode(to encoder: any Encoder) throws {
    // The children stand in it, not their numbers.
    var bare = node
    bare.children = []
    try EncodedNode(bare, isWhole: true).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(children, forKey: .children)
  }
}
