// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Gives each element a name that a person can find it by, and that is the same in the next run.
public struct ElementNaming: Sendable {
  /// One level of the way from the window to an element.
  public struct Step: Hashable, Sendable {
    public let role: Role
    /// The author's identifier where there is one, the name otherwise.
    public let name: String
  }

  let context: AuditContext
  /// The place among the elements with the same path, from 1; only of those that have twins.
  private let ordinals: [ElementID: Int]
  /// The same among the elements whose selectors print alike; only where it differs.
  private let shownOrdinals: [ElementID: Int]

  init(_ context: AuditContext) {
    self.context = context
    var seen: [Twin: [ElementID]] = [:]
    var seenShown: [Twin: [ElementID]] = [:]
    for node in context.nodes {
      let path = Self.path(of: node, context)
      seen[Twin(path), default: []].append(node.id)
      let shown = path.map { Step(role: $0.role, name: SelectorText.shown($0.name)) }
      if shown.contains(where: { $0.name.last == SelectorText.cut }) {
        seenShown[Twin(shown), default: []].append(node.id)
      }
    }
    ordinals = Self.numbered(seen)
    shownOrdinals = Self.numbered(seenShown)
  }

  private static func numbered(_ seen: [Twin: [ElementID]]) -> [ElementID: Int] {
    var ordinals: [ElementID: Int] = [:]
    for twins in seen.values where twins.count > 1 {
      for (index, id) in twins.enumerated() { ordinals[id] = index + 1 }
    }
    return ordinals
  }

  /// Elements whose paths are alike.
  private struct Twin: Hashable {
    let path: [Step]

    init(_ path: [Step]) { self.path = path }
  }

  /// From the window down: the element, and what is named above it.
  public func path(of node: Node) -> [Step] { Self.path(of: node, context) }

  /// From 1; nil where no other element has the same path.
  public func ordinal(of node: Node) -> Int? { ordinals[node.id] }

  /// From 1; nil where no other element's selector would look the same. It differs from `ordinal`
  /// where long names are cut.
  func shownOrdinal(of node: Node) -> Int? { shownOrdinals[node.id] ?? ordinals[node.id] }

  /// "frame[Preferences] > slider[Volume]"; a number in round brackets tells twins apart.
  public func selector(of node: Node) -> String {
    let steps = path(of: node).map { step in
      ElementSelector.Step(role: step.role, name: SelectorText.shown(step.name))
    }
    return ElementSelector(steps: steps, ordinal: shownOrdinal(of: node)).description
  }

  /// "frame[Preferences]"; the application where the element is in no window.
  public func window(of node: Node) -> Node {
    context.tree.window(of: node.id) ?? context.tree.rootNode
  }

  private static func path(of node: Node, _ context: AuditContext) -> [Step] {
    var path = [step(node)]
    if node.id == context.tree.root { return path }
    for ancestor in context.ancestors(of: node) where ancestor.id != context.tree.root {
      let isWindow = context.tree.parent(of: ancestor.id) == context.tree.root
      let next = step(ancestor)
      if isWindow || !next.name.isEmpty { path.append(next) }
    }
    return path.reversed()
  }

  private static func step(_ node: Node) -> Step {
    let identifier = node.identifier.trimmed
    return Step(role: node.role, name: identifier.isEmpty ? node.name.trimmed : identifier)
  }
}
