// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The nodes inside an element that exposes them as one.
struct CombinedNodes {
  /// What the first control inside shows of itself.
  static let ownStates = StateSet(
    .checkable, .checked, .pressed, .selectable, .selected, .expandable, .expanded, .collapsed,
    .horizontal, .vertical, .indeterminate, .readOnly, .required, .invalidEntry, .busy)

  /// Those with a text, or that can be used, outer ones first.
  let nodes: [Node]
  let primary: Node?

  init(_ inside: [Node], nodes: [ElementID: Node], primary id: ElementID?) {
    var found: [Node] = []
    func look(_ node: Node) {
      found.append(node)
      // What a control has inside is a part of it.
      guard !Self.isControl(node) else { return }
      for child in node.children { nodes[child].map(look) }
    }
    for node in inside { look(node) }
    self.nodes = found
    primary = id.flatMap { id in found.first { $0.id == id } }
  }

  /// The texts, and the name of the first control; the other controls are exposed as actions, but for
  /// what is disabled.
  var name: String {
    nodes.filter { !Self.isControl($0) || $0.id == primary?.id }.map(\.givenName)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  static func isControl(_ node: Node) -> Bool {
    !node.actions.isEmpty && node.states[.enabled] || node.value != nil || node.states[.focusable]
  }
}
