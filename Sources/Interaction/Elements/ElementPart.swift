// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element gives the one that has it among its parts.
public enum ElementPart: Hashable, Sendable {
  /// The controls inside are exposed as the owner's actions.
  case actions
  /// The texts inside are the owner's name; see ``LabelPart/placeholder``.
  case label
  /// The elements inside are exposed in the place of the owner's children.
  case children
  /// The elements inside are exposed in the place of the owner and all that is in it.
  case representation

  /// Whether the elements inside are exposed as elements.
  var isExposed: Bool {
    switch self {
    case .actions, .label: false
    case .children, .representation: true
    }
  }
}

/// A name that is made of views.
public enum LabelPart {
  /// Stands in the texts of a label for the name that the element would have without it.
  public static let placeholder = "\u{FFFC}"

  /// The texts of the element's label parts, the innermost first; its own name where it has none.
  @MainActor
  static func name(
    of element: Element, replacing own: String, nodes: [ElementID: Node]
  ) -> String {
    var name = own
    for part in element.parts where part.part == .label {
      let texts = part.cache.nodes.compactMap { nodes[$0]?.name }.filter { !$0.isEmpty }
      name = texts.joined(separator: " ").split(
        separator: placeholder, omittingEmptySubsequences: false
      )
      .joined(separator: name)
    }
    return name
  }
}

extension Element {
  /// What is exposed as standing inside, in order: a higher priority first, among
  /// equals as they are drawn.
  var exposedChildren: [Element] {
    let lent = parts.filter { $0.part == .children }
    let children = lent.isEmpty ? children : lent
    let priorities = children.map { $0.declaration.sortPriority ?? 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// What is exposed in its place, and that of all that is in it.
  var representation: Element? { parts.last { $0.part == .representation } }

  /// Where it is seen and touched: itself, or what it alone is exposed in the place of.
  var seen: Element {
    guard let outer = parent, outer.part == .representation, outer.children.count == 1,
      let represented = outer.parent
    else { return self }
    return represented
  }
}
