// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader speaks when it gets an event; it does not ask.
struct FocusEventRule: Rule {
  let id = "focus-event"
  let help = "Each move of the focus is announced"
  let advice =
    "Send object:state-changed:focused from the element that gets the focus, or"
    + " object:active-descendant-changed from the container that manages it."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [
    .en("11.5.2.13"), .en("11.5.2.15"), .section508("502.3.12"), .section508("502.3.14"),
  ]
  let applicability = Condition.isArrival

  let expectations = [
    Expectation(
      "silent",
      Condition("is named by an event at least once when it gets the focus") { node, context in
        try told(node, context).contains(true)
      },
      message: { node, context in
        let keys = Set((context.keyboard.arrivals[node.id] ?? []).map(\.keys)).sorted()
        return "no event told that it got the focus by \(keys.joined(separator: " and by "))"
      }),
    Expectation(
      "sometimes-silent",
      Condition("is named by an event each time") { node, context in
        try !told(node, context).contains(false)
      },
      review: .always,
      message: { _, _ in "not every time that it got the focus was told by an event" }),
  ]

  private static func told(_ node: Node, _ context: AuditContext) throws -> [Bool] {
    let told = (context.keyboard.arrivals[node.id] ?? []).compactMap(\.hasFocusEvent)
    if told.isEmpty { throw NotTested("events could not be listened to") }
    return told
  }
}
