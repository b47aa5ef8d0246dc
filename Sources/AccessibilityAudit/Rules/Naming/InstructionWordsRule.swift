// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who does not see the window knows no colours, shapes and places of it.
struct InstructionWordsRule: Rule {
  let id = "instruction-words"
  let help = "Instructions call what they mean by its name"
  let advice =
    "Call a control by its name, and say what a colour means in words, by a sign or by a state too."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.3"), .wcag("1.4.1"), .en("11.1.3.3")]
  let applicability =
    Condition.hasRole(TextClippedRule.words) && .isShowing
    && Condition("has four words or more") { node, _ in ComparedText(node.name).words.count > 3 }

  let expectations = [
    Expectation(
      "named-by-colour",
      Condition("does not tell what is meant by its colour") { node, _ in
        !ColourWords.explains(node.name)
      },
      review: .always,
      message: { _, _ in
        "it tells what colours mean: is that to be seen without them, and said to who does not see it?"
      }),
    Expectation(
      "named-by-place",
      Condition("does not tell what is meant by its place or shape alone") { node, _ in
        !PlaceWords.point(in: node.name)
      },
      review: .always,
      message: { _, _ in
        "it tells where something stands or how it looks, and not what it is called: who does not see the"
          + " window does not find it"
      }),
  ]
}
