// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An empty tree has no violations, and is the worst of all.
struct ApplicationExposesTreeRule: Rule {
  let id = "app-exposes-tree"
  let help = "Every window tells what is in it"
  let advice =
    "Start Chromium and Electron with --force-renderer-accessibility; in other applications publish"
    + " the window's content over AT-SPI."
  let impact = Impact.critical
  let kind = RuleKind.preflight
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.3"), .section508("502.3")]
  let applicability = Condition.isWindow && .isShowing

  let expectations = [
    Expectation(
      "empty-window",
      Condition("holds something showing that is more than a container") { node, context in
        context.descendants(of: node).contains { inner in
          inner.states[.showing] && !RoleGroups.none.contains(inner.role)
            && (!RoleGroups.generic.contains(inner.role) || !context.name(of: inner).isEmpty)
        }
      },
      review: Condition("is a window of Chromium, which publishes its content on demand") {
        _, context in
        context.toolkit.has(.publishesContentOnDemand)
      },
      message: { _, context in
        context.toolkit.has(.publishesContentOnDemand)
          ? "nothing in the window is published; start the application with"
            + " --force-renderer-accessibility to have it judged"
          : "nothing in the window is published"
      })
  ]
}
