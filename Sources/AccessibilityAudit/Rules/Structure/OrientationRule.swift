// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "Horizontal slider" tells which arrow keys move it.
struct OrientationRule: Rule {
  let id = "orientation"
  let help = "Sliders, scroll bars, separators and split panes say which way they lie"
  let advice = "Set the state horizontal or vertical, and not both."
  let impact = Impact.minor
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole(RoleGroups.orientables) && .isShowing
    && Condition("is no line in a menu or tool bar, where it lies across") { node, context in
      guard node.role == .separator, let parent = context.container(of: node) else { return true }
      return !RoleGroups.menus.contains(parent.role) && parent.role != .toolBar
    }

  let expectations = [
    Expectation(
      "no-orientation",
      Condition("is horizontal or vertical") { node, _ in
        node.states[.horizontal] || node.states[.vertical]
      },
      message: { _, _ in "it is neither horizontal nor vertical" }),
    Expectation(
      "two-orientations",
      Condition("is not both") { node, _ in
        !(node.states[.horizontal] && node.states[.vertical])
      },
      message: { _, _ in "it is both horizontal and vertical" }),
  ]
}
