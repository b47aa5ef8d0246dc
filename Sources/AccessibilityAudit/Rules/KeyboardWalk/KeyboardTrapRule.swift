// SPDX-License-Identifier: Apache-2.0

import Semantics

/// ACT's composite of standard and documented ways out (rules 80af7b, a1b64e): one is enough. On a
/// desktop Escape is one of them (WCAG2ICT).
struct KeyboardTrapRule: Rule {
  let id = "keyboard-trap"
  let help = "The focus can leave whatever it can enter"
  let advice =
    "Let Tab and Shift+Tab lead on. Where an element needs Tab for itself, let Control+Tab lead out"
    + " of it."
  let impact = Impact.critical
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.1.2"), .en("11.2.1.2"), .section508("502.3.12")]
  let applicability =
    Condition.isStop
    && Condition("is not held together with an element before it") { node, context in
      !context.keyboard.heldBesides.contains(node.id)
    }

  let expectations = [
    Expectation(
      "types-tab",
      Condition("does not take Tab for a letter, where the focus is held by that") {
        node, context in
        if let reason = context.keyboard.unknownExits[node.id] { throw NotTested(reason) }
        return (context.keyboard.traps[node.id] ?? keeper(node, context))?.typed != true
      },
      review: Condition("is left by another key") { node, context in
        context.keyboard.traps[node.id] == nil
      },
      message: message),
    Expectation(
      "held",
      Condition(
        "lets the focus go by Tab, Shift+Tab, Control+Tab, F6, Escape or an arrow, or has no other"
          + " control beside it"
      ) { node, context in
        context.keyboard.traps[node.id] == nil
      },
      review: Condition("is one of several that Tab goes round in a dialog, which Escape closes") {
        node, context in
        (context.keyboard.traps[node.id]?.elements.count ?? 0) > 1
          && context.keyboard.walk(of: node, context)?.escape?.escapeCloses == true
      },
      message: message),
    Expectation(
      "keeps-tab",
      Condition(
        "does not keep Tab for itself, where it is a text beside other controls and no more than half of"
          + " its window"
      ) { node, context in
        keeper(node, context) == nil
      },
      review: .always, message: message),
  ]

  private static func keeper(_ node: Node, _ context: AuditContext) -> KeyboardHold? {
    guard let hold = context.keyboard.tabKeepers[node.id], node.states[.editable],
      context.trustsPlaces || context.toolkit.has(.givesPlacesOfContent),
      let place = node.frame,
      let window = context.window(of: node.id)?.frame
    else { return nil }
    return 2 * place.width * place.height > window.width * window.height ? nil : hold
  }

  private static func message(_ node: Node, _ context: AuditContext) -> String {
    let trap = context.keyboard.traps[node.id]
    guard let hold = trap ?? keeper(node, context) else { return "" }
    let held =
      hold.elements.count > 1
      ? "\(hold.keys) goes round \(hold.elements.count) elements and never leaves them"
      : hold.typed ? "\(hold.keys) is typed into it" : "\(hold.keys) does not leave it"
    return trap == nil
      ? held + "; \(hold.exit ?? "") does: does the program tell a person so?"
      : held + ", and none of these leads out of it: " + hold.tried.joined(separator: ", ")
  }
}
