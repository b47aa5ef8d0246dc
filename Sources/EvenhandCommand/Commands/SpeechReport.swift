// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics

/// What a screen reader says of one element, and what can be done with it, for people or as JSON.
struct SpeechReport: Encodable {
  struct Element: Encodable {
    let role: String
    let name: String
  }

  struct Item: Encodable {
    let name: String
    let label: String
    /// Empty where no key does it.
    let key: String
  }

  let element: Element
  /// One entry for what is said in one go.
  let sentences: [String]
  let actions: [Item]

  init(_ node: Node, sentences: [String]) {
    element = Element(role: node.role.name, name: node.name)
    self.sentences = sentences
    actions = node.actions.map { action in
      Item(
        name: action.name, label: action.label.isEmpty ? action.name : action.label,
        key: action.keyLabel)
    }
  }

  /// A line a sentence; then a line an action, with its key.
  var text: String {
    let labels = actions.map { Escaped.line($0.label) }
    let width = labels.map(\.count).max() ?? 0
    var lines = sentences.map(Escaped.line)
    if !actions.isEmpty { lines += ["", "Actions:"] }
    for (action, label) in zip(actions, labels) {
      let gap = String(repeating: " ", count: width - label.count + 2)
      lines.append("  " + label + (action.key.isEmpty ? "" : gap + Escaped.line(action.key)))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String { JSONText.of(self) }
}
