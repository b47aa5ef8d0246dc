// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An assistive technology does not read the tree over and over: it waits for events.
struct ChangeNotifiedRule: Rule {
  let id = "change-notified"
  let help = "Every change has an event, and every event is true"
  let advice =
    "Send the event of each property and state that changes, once, after the change and with the"
    + " new value."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [
    .wcag("4.1.2"), .en("11.5.2.15"), .en("11.5.2.16"), .section508("502.3.14"),
  ]
  let applicability = Condition("changed in a trial, or sent an event that can be checked") {
    node, context in
    let index = context.index(TrialIndex.self)
    return index.changes[node.id] != nil || index.claims[node.id] != nil
  }

  let expectations = [
    Expectation(
      "silent-change",
      Condition("sent an event for each change that was read afterwards") { node, context in
        silent(node, context) == nil
      },
      message: { node, context in
        guard let change = silent(node, context) else { return "" }
        let place = change.element == node.id ? "its" : Escaped.brief(change.place) + ":"
        return "\(place) \(subject(change)) went from \"\(Escaped.brief(change.from))\" to"
          + " \"\(Escaped.brief(change.to))\", and no event said so"
      }
    ).blaming { node, context in silent(node, context).flatMap { role(called: $0.role) } },
    Expectation(
      "untrue-event",
      Condition("is as its last events say") { node, context in untrue(node, context) == nil },
      message: { node, context in
        guard let event = untrue(node, context) else { return "" }
        let place = event.element == node.id ? "" : " of " + Escaped.brief(event.place)
        return "\(Escaped.line(event.kind))\(place) said \"\(Escaped.brief(event.claimed ?? ""))\";"
          + " read afterwards, it is \"\(Escaped.brief(event.found ?? ""))\""
      }
    ).blaming { node, context in
      // "list item[a]": what came after the tree was read is no element of it.
      untrue(node, context).flatMap { event in
        event.element == nil ? role(called: String(event.place.prefix { $0 != "[" })) : nil
      }
    },
  ]

  private static func role(called name: String) -> Role? {
    Role.allCases.first { $0.name == name }
  }

  private static func subject(_ change: ObservedChange) -> String {
    switch change.property {
    case .state: "state " + change.detail
    case .selectedCount: "number of selected items"
    case .name, .description, .role, .value, .text, .presence, .window: change.property.rawValue
    }
  }

  private static func silent(_ node: Node, _ context: AuditContext) -> ObservedChange? {
    context.index(TrialIndex.self).changes[node.id]?.first { !$0.isNotified }?.change
  }

  private static func untrue(_ node: Node, _ context: AuditContext) -> ObservedEvent? {
    context.index(TrialIndex.self).claims[node.id]?.first { event in
      !ActionTrial.isEqual(event.claimed ?? "", event.found ?? "")
    }
  }
}
