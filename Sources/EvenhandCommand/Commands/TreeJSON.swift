// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Foundation
import Semantics

/// A tree as JSON, each element inside its parent.
struct TreeJSON: Sendable {
  private let snapshot: ApplicationSnapshot

  init(_ snapshot: ApplicationSnapshot) {
    self.snapshot = snapshot
  }

  var text: String {
    let tree = snapshot.tree
    var done: [ElementID: JSONElement] = [:]
    for node in tree.depthFirst.reversed() {
      let children = node.children.compactMap { done.removeValue(forKey: $0) }
      done[node.id] = JSONElement(node, children: children)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let root = done[tree.root], let data = try? encoder.encode(root) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
