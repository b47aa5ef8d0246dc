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
      "held",
      Condition(
        "lets the focus go by Tab, Shift+Tab, Control+Tab, F6, Escape or an arrow, or has no other"
          + " control beside it"
      ) { node, context in
        if let reason = context.keyboard.unknownExits[node.id] { throw NotTested(reason) }
        return context.keyboard.traps[node.id] == nil
      },
      message: { node, context in
        guard let hold = context.keyboard.traps[node.id] else { return "" }
        let held =
          hold.elements.count > 1
          ? "\(hold.keys) goes round \(hold.elements.count) elements and never leaves them"
          : hold.typed ? "\(hold.keys) is typed into it" : "\(hold.keys) does not leave it"
        return held + ", and none of these does: " + hold.tried.joined(separator: ", ")
      }),
    Expectation(
      "keeps-tab",
      Condition(
        "does not keep Tab for itself, where it is a text beside other controls and no more than half of"
          + " its window"
      ) { node, context in
        guard context.keyboard.tabKeepers[node.id] != nil, node.states[.editable],
          context.trustsPlaces || context.toolkit.has(.givesPlacesOfContent),
          let place = node.frame,
          let window = context.window(of: node.id)?.frame
        else { return true }
        return 2 * place.width * place.height > window.width * window.height
      },
      review: .always,
      message: { node, context in
        guard let hold = context.keyboard.tabKeepers[node.id] else { return "" }
        return (hold.typed ? "Tab is typed into it" : "\(hold.keys) does not leave it")
          + ", and \(hold.exit ?? "") leads out of it: is that said?"
      }),
  ]
}
