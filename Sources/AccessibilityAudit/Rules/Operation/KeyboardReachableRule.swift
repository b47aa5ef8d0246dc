// SPDX-License-Identifier: Apache-2.0

import Semantics

/// As far as the tree shows. F10, a mnemonic or a key that is not published may lead there all the
/// same, so that only a walk with the keys (tab-reaches-all) makes it a failure.
struct KeyboardReachableRule: Rule {
  let id = "keyboard-reachable"
  let help = "Controls can be reached by keys"
  let advice =
    "Make the control focusable, or put it in a group that takes the focus and that arrow keys"
    + " move in, or give its action a key."
  let impact = Impact.critical
  let standards: [Standard] = [
    .wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.13"), .section508("502.3.12"),
  ]
  let applicability =
    Condition.isControl && .isShowing && .isEnabled && .isDrawn
    && .not(
      TabReachesAllRule.isDecided, "is not decided by tab-reaches-all, which pressed the keys")

  let expectations = [
    Expectation(
      "unreachable",
      .isReachableByKeys || .isInFirefoxToolBar || .needsNoStop || isKnownToGTKAlone,
      review: .always,
      message: { node, _ in
        "the \(node.role.name) takes no focus and has no key, as far as it tells; --drive keyboard"
          + " presses the keys"
      })
  ]

  /// What GTK keeps to itself is left to a walk with the keys.
  private static let isKnownToGTKAlone = Condition(
    "is a window button in a GTK title bar, or a combo box or tab of GTK 3, which is not tested"
  ) { node, context in
    if try Condition.isTitleBarButton.holds(for: node, in: context) {
      throw NotTested("a window button takes no focus; the window manager may have keys for it")
    }
    if node.role == .pageTab, context.toolkit.has(.changesPagesFromInside) {
      throw NotTested("Control and Page Up or Page Down change GTK 3's pages, from inside of them")
    }
    if try Condition.isGTK3ComboBox.holds(for: node, in: context) {
      throw NotTested("GTK 3 does not publish which part of a combo box takes the focus")
    }
    return false
  }
}
