// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who writes or chooses does not expect to be somewhere else.
struct TypingNoContextChangeRule: Rule {
  let id = "typing-no-context-change"
  let help = "Writing and choosing move no focus, open no window and do nothing else"
  let advice =
    "Leave the focus where it is until a key or a button says that the entry is done, or say before that"
    + " it goes on by itself. Take no keys by which a text is edited."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("3.2.2"), .en("11.3.2.2")]
  let applicability = Condition("was written in, or gone on in by an arrow") { node, context in
    context.keyboard.inputs[node.id] != nil
  }

  let expectations = [
    Expectation(
      "opens-window",
      Condition("opens no window that takes the keyboard") { node, context in
        context.keyboard.inputs[node.id]?.opened == nil
      },
      review: .always,
      message: { node, context in
        let trial = context.keyboard.inputs[node.id]
        return "after \(trial?.keys ?? "") this took the keyboard:"
          + " window[\(Escaped.brief(trial?.opened ?? ""))]"
      }),
    Expectation(
      "moves-focus",
      Condition("keeps the focus") { node, context in
        context.keyboard.inputs[node.id]?.focus == nil
      },
      review: .always,
      message: { node, context in
        let trial = context.keyboard.inputs[node.id]
        return "after \(trial?.keys ?? "") the focus was on \(trial?.focus?.text ?? "")"
      }),
    Expectation(
      "takes-control-a",
      Condition("leaves Control+A to its text, which it chooses") { node, context in
        context.keyboard.inputs[node.id]?.taken == nil
      },
      review: .always,
      message: { node, context in
        "Control+A chooses nothing of its text, and \(context.keyboard.inputs[node.id]?.taken ?? "")"
      }),
  ]
}
