// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Compares the sizes of the texts in one window of two starts of a program.
public struct TextGrowth {
  /// A text of the same role, name and turn is the same text.
  private struct Key: Hashable {
    let role: Role
    let name: String
    let turn: Int
  }

  /// How much larger at least: a half of what is asked for, because a box has room round its text
  /// that need not grow.
  static let leastGrowth = 1.2

  private static let roles: RoleSet = [
    .label, .static, .heading, .paragraph, .caption, .link, .button, .toggleButton, .checkBox,
    .radioButton, .menu, .menuItem, .pageTab, .listItem, .tableCell, .columnHeader,
    .tableColumnHeader, .treeItem, .entry, .comboBox, .switchControl,
  ]

  /// What grew between the two windows, each given with its application. `scale` is how many times
  /// more pixels of the screen a unit of the second one's places stands for: some toolkits follow the
  /// size of text by drawing everything larger, and report places before that.
  public static func compare(
    _ window: Node, of snapshot: ApplicationSnapshot, with other: Node,
    of otherSnapshot: ApplicationSnapshot, scale: Double = 1
  ) -> WindowComparison.Texts {
    let before = sizes(snapshot.withInferredShowing.tree, window)
    let after = sizes(otherSnapshot.withInferredShowing.tree, other)
    let pairs = before.compactMap { key, size in after[key].map { (size, $0) } }
    let grown = pairs.count { size, now in
      now.height * scale >= size.height * leastGrowth
        || now.width * scale >= size.width * leastGrowth
    }
    let missed = before.count - pairs.count
    return WindowComparison.Texts(
      compared: pairs.count, grown: grown, missed: missed > 0 ? missed : nil)
  }

  private static func sizes(_ tree: Tree, _ window: Node) -> [Key: Rect] {
    var sizes: [Key: Rect] = [:]
    var turns: [Key: Int] = [:]
    var stack = [window.id]
    while let id = stack.popLast() {
      guard let node = tree[id], node.states[.showing] else { continue }
      stack += node.children.reversed()
      let name = node.name.trimmed
      guard roles.contains(node.role), !name.isEmpty, let frame = node.frame, !frame.isEmpty
      else { continue }
      let first = Key(role: node.role, name: name, turn: 0)
      sizes[Key(role: node.role, name: name, turn: turns[first, default: 0])] = frame
      turns[first, default: 0] += 1
    }
    return sizes
  }
}
