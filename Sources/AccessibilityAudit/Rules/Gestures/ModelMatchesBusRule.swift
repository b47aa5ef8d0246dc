// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is declared has to arrive.
struct ModelMatchesBusRule: Rule {
  let id = "model-matches-bus"
  let help = "The tree on the accessibility bus is the one that the application declares"
  let advice =
    "Run the application with EVENHAND_TRACE=bus and look at what it sends; a difference that stays"
    + " is a fault of Evenhand's."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability = Condition.model("is declared in the model, and was read off the bus") {
    guard $0.busDifferences != nil else { throw NotTested("needs --with-bus") }
    return true
  }

  let expectations: [Expectation] = [
    Expectation(
      "differs",
      .model("has the same role, name, value, states, actions and keys on the bus") {
        $0.busDifferences?.isEmpty ?? true
      },
      source: { node, context in context.models[node.id]?.source },
      message: { node, context in
        "on the bus it differs: "
          + (context.models[node.id]?.busDifferences ?? []).joined(separator: ", ")
      })
  ]
}
