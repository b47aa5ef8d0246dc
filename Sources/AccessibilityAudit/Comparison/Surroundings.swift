// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where a finding stands, as far as it is recognised by that in another run.
public struct Surroundings: Hashable, Sendable, Codable {
  /// The author's identifier for tests; empty where there is none.
  public var identifier: String
  /// The names of the roles from the window down to the element, every level.
  public var roles: [String]
  /// The window's title.
  public var window: String
  /// What is named between the window and the element.
  public var containers: [String]
  /// The element's own name.
  public var name: String
  /// The element before it in its container ("label[Volume]"); empty where there is none.
  public var before: String
  /// The element after it; empty where there is none.
  public var after: String

  init(_ node: Node, _ naming: ElementNaming) {
    let context = naming.context
    let window = context.window(of: node.id)
    let around = context.ancestors(of: node).prefix { $0.id != context.tree.root }
    identifier = node.identifier.trimmed
    roles = (Array(around).reversed() + [node]).map(\.role.name)
    self.window = Self.short(window?.name ?? "")
    containers = around.filter { $0.id != window?.id && !$0.name.trimmed.isEmpty }
      .map { Self.short($0.name) }
    name = Self.short(node.name)
    (before, after) = Self.neighbours(of: node, context)
  }

  private static func neighbours(of node: Node, _ context: AuditContext) -> (String, String) {
    guard let parent = context.parent(of: node), let index = context.index(of: node.id),
      index >= 0
    else { return ("", "") }
    func text(_ place: Int) -> String {
      guard parent.children.indices.contains(place), let other = context[parent.children[place]]
      else { return "" }
      return other.role.name + "[" + short(other.name) + "]"
    }
    return (text(index - 1), text(index + 1))
  }

  /// More than that tells no two elements apart.
  private static let longest = 80

  private static func short(_ text: String) -> String { String(text.trimmed.prefix(longest)) }
}
