// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader finds an application by its root.
struct ApplicationOnBusRule: Rule {
  let id = "app-on-bus"
  let help = "The application registers as an application, with a name"
  let advice =
    "Give the root object the role application, and the application a name"
    + " (g_set_prgname, QGuiApplication::setApplicationDisplayName)."
  let impact = Impact.serious
  let kind = RuleKind.preflight
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.3"), .section508("502.3")]
  let applicability = Condition.isApplication

  let expectations = [
    Expectation(
      "root-role", .hasRole([.application]),
      message: { node, _ in "its root has the role \(node.role.name)" }),
    Expectation(
      "root-name",
      Condition("has a name") { node, context in
        // One that fell silent before has not said that it has none.
        if node.name.trimmed.isEmpty, context.snapshot.unanswered[node.id] != nil {
          throw NotTested("it was not read to the end")
        }
        return !node.name.trimmed.isEmpty
      },
      review: .always,
      message: { _, _ in "the application has no name" }),
  ]
}
