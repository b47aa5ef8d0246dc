// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A view that can be chosen in a menu.
@MainActor
protocol MenuItemView {
  var menuAction: () -> Void { get }
  var menuRole: ButtonRole? { get }
}

/// Reads the entries of a menu off views.
@MainActor
enum MenuReader {
  static func read(_ node: ViewNode, into entries: inout [MenuEntry]) {
    if let item = node.menuItem {
      entries.append(
        .item(
          .init(
            text(node), isEnabled: node.environment.isEnabled,
            isDestructive: item.menuRole == .destructive, action: { item.menuAction() })))
    } else if node is DividerNode {
      entries.append(.divider)
    } else if let text = node as? TextNode {
      entries.append(.item(.init(text.view.string, isEnabled: false) {}))
    } else {
      node.forEachChild { read($0, into: &entries) }
    }
  }

  /// All that is written inside.
  private static func text(_ node: ViewNode) -> String {
    if let text = node as? TextNode { return text.view.string }
    var parts: [String] = []
    node.forEachChild { parts.append(text($0)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
