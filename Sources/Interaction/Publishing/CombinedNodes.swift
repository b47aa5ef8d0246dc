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
  /// The controls round others.
  private let around: Set<ElementID>

  /// - Parameter apart: What is exposed by itself all the same.
  init(
    _ inside: [Node], nodes: [ElementID: Node], of control: DerivedControl,
    besides apart: Set<ElementID>
  ) {
    around = control.around
    var found: [Node] = []
    func look(_ node: Node) {
      guard !apart.contains(node.id) else { return }
      found.append(node)
      // What another control has inside is a part of it.
      guard !Self.isControl(node) || control.around.contains(node.id) else { return }
      for child in node.children { nodes[child].map(look) }
    }
    for node in inside { look(node) }
    self.nodes = found
    primary = control.primary?.element.flatMap { first in found.first { $0.id == first.id } }
  }

  /// The texts, and the names of the first control and of those round others; the other controls are
  /// exposed as actions, but for what is disabled.
  ///
  /// - Parameter role: Of the element.
  func name(for role: Role?) -> String {
    Self.saidNames(
      of: nodes.filter { !Self.isControl($0) || $0.id == primary?.id || around.contains($0.id) },
      for: role
    ).joined(separator: ", ")
  }

  /// What the nodes are called, without pictures that only show what the words beside them say: a house
  /// above "Home".
  /// - Parameter role: Of what has them inside: a tab is called by its words alone, where it has some.
  static func saidNames(of nodes: [Node], for role: Role? = nil) -> [String] {
    let named = nodes.filter { !$0.givenName.isEmpty }
    if role == .pageTab, named.contains(where: { $0.role != .image }) {
      return named.filter { $0.role != .image }.map(\.givenName)
    }
    let words = Set(named.filter { $0.role != .image }.flatMap { Self.words(of: $0.givenName) })
    return named.filter { node in
      let own = Self.words(of: node.givenName)
      return node.role != .image || own.isEmpty || !own.isSubset(of: words)
    }
    .map(\.givenName)
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  static func isControl(_ node: Node) -> Bool {
    !node.actions.isEmpty && node.states[.enabled] || node.value != nil || node.states[.focusable]
  }
}
