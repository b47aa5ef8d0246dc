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
    var plain = PathNumbers()
    var shown = PathNumbers()
    // A parent stands before its children, so the way to it is numbered when they come.
    var ways = Array(repeating: Way(), count: context.nodes.count)
    for (place, node) in context.nodes.enumerated() {
      let above = context.parentPlace(of: place).map { ways[$0] } ?? Way()
      let step = Self.step(node)
      let brief = Step(role: step.role, name: SelectorText.shown(step.name))
      let isCut = above.isCut || brief.name.last == SelectorText.cut
      let way = Way(
        plain: plain.number(of: step, below: above.plain, node.id),
        shown: shown.number(of: brief, below: above.shown, isCut ? node.id : nil), isCut: isCut)
      let isApplication = node.id == context.tree.root
      let isWindow = context.parentPlace(of: place) == 0
      ways[place] = !isApplication && (isWindow || !step.name.isEmpty) ? way : above
    }
    ordinals = plain.ordinals
    shownOrdinals = shown.ordinals
  }

  /// The named elements above an element, as numbers of paths.
  private struct Way {
    var plain = 0
    var shown = 0
    var isCut = false
  }

  /// From the window down: the element, and what is named above it.
  public func path(of node: Node) -> [Step] { Self.path(of: node, context) }

  /// From 1; nil where no other element has the same path.
  public func ordinal(of node: Node) -> Int? { ordinals[node.id] }

  /// From 1; nil where no other element's selector would look the same. It differs from `ordinal`
  /// where long names are cut.
  func shownOrdinal(of node: Node) -> Int? { shownOrdinals[node.id] ?? ordinals[node.id] }

  /// "frame[Preferences] > slider[Volume]"; a number in round brackets tells twins apart.
  public func selector(of node: Node) -> String { selector(of: node, path(of: node)) }

  /// The same, where the path is known.
  func selector(of node: Node, _ path: [Step]) -> String {
    let steps = path.map { step in
      ElementSelector.Step(role: step.role, name: SelectorText.shown(step.name))
    }
    return ElementSelector(steps: steps, ordinal: shownOrdinal(of: node)).description
  }

  /// "frame[Preferences]"; the application where the element is in no window.
  public func window(of node: Node) -> Node {
    if RoleGroups.windows.contains(node.role) { return node }
    let above = context.ancestorPlaces(of: node).first { place in
      RoleGroups.windows.contains(context.nodes[place].role)
    }
    return above.map { context.nodes[$0] } ?? context.tree.rootNode
  }

  private static func path(of node: Node, _ context: AuditContext) -> [Step] {
    var path = [step(node)]
    if node.id == context.tree.root { return path }
    for ancestor in context.ancestors(of: node) where ancestor.id != context.tree.root {
      let isWindow = context.parent(of: ancestor)?.id == context.tree.root
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
