// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who writes or chooses does not expect to be somewhere else.
struct TypingNoContextChangeRule: Rule {
  let id = "typing-no-context-change"
  let help =
    "Writing and choosing move no focus, open no window, show no other page and do nothing else"
  let advice =
    "Leave the focus where it is until a key or a button says that the entry is done, or say before that"
    + " it goes on by itself. Take no keys by which a text is edited. Where a list has no rows left,"
    + " say so beside it in a live region or a status bar."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [
    .wcag("3.2.2"), .wcag("4.1.3"), .en("11.3.2.2"), .en("11.4.1.3.1"), .section508("502.3.14"),
  ]
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
      "leaves-page",
      Condition("stays on the screen") { node, context in
        context.keyboard.inputs[node.id]?.leavesScreen != true
      },
      review: .always,
      message: { node, context in
        "after \(context.keyboard.inputs[node.id]?.keys ?? "") another page was shown, and it was not on the"
          + " screen any more"
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
    Expectation(
      "emptied-silently",
      Condition("leaves rows in each list when it is written in, or words that there are none") {
        node, context in
        context.keyboard.inputs[node.id]?.emptied.isEmpty ?? true
      },
      review: .always,
      message: { node, context in
        let trial = context.keyboard.inputs[node.id]
        let list = trial?.emptied.first.flatMap { context[$0] }
        return "after \(trial?.keys ?? "")"
          + " \(list?.role.name ?? "")[\(Escaped.brief(list?.name ?? ""))] had no rows, and no text says that"
          + " nothing was found"
      }),
  ]
}
