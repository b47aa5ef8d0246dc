// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader says the state and how to operate the control; the name would say it twice, and
/// wrong as soon as the state changes.
struct NameNoStateWordsRule: Rule {
  let id = "name-no-state-words"
  let help = "Names and descriptions leave states and instructions to the screen reader"
  let advice =
    "Say what the control is for. Its state belongs into the states (checked, expanded), and what a"
    + " click does into the action."
  let impact = Impact.minor
  let standing = Standing.experimental
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability =
    Condition.isControl && .isShowing && .isDrawn
    && Condition("has a name or a description") { node, _ in
      !node.name.trimmed.isEmpty || !node.description.trimmed.isEmpty
    }

  let expectations = [
    Expectation(
      "instruction",
      Condition("does not begin its name or description with how to click it") { node, _ in
        !StateWords.tellsHow(node.name) && !StateWords.tellsHow(node.description)
      },
      message: { node, _ in
        let text = StateWords.tellsHow(node.name) ? node.name : node.description
        return "it says how it is clicked: \"\(Escaped.brief(text))\""
      }),
    Expectation(
      "state",
      Condition("does not end its name in a state, behind a comma or in brackets") { node, _ in
        !StateWords.endsInState(node.name)
      },
      review: .always,
      message: { node, _ in "its name seems to end in a state: \"\(Escaped.brief(node.name))\"" }),
  ]
}
