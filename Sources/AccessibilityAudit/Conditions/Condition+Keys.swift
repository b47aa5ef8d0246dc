// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension Condition {
  /// Which keys are there twice in it nobody can read.
  static let hidesKeys = Condition(
    "is a window on the screen whose toolkit publishes no keys of menus"
  ) { node, context in
    RoleGroups.windows.contains(node.role) && node.states[.showing]
      && context.toolkit.mayHave(.hidesKeysOfMenus)
  }

  /// What is published is judged, and the window counts as not tested.
  static let publishesKeys = Condition(
    "is no window whose toolkit publishes no keys of menus, which is not tested"
  ) { node, context in
    guard try hidesKeys.holds(for: node, in: context) else { return true }
    throw NotTested("its toolkit " + Toolkit.Trait.hidesKeysOfMenus.text)
  }
}
