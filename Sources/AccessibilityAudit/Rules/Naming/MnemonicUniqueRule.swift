// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key that means two things does neither at the first press.
struct MnemonicUniqueRule: Rule {
  let id = "mnemonic-unique"
  let help = "A mnemonic means one thing in a menu or window"
  let advice = "Underline another letter in one of the labels."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability = Condition("is on the screen, enabled, and has a mnemonic") { node, _ in
    !node.actions.isEmpty && MnemonicTwins.mnemonic(of: node) != nil
  }

  let expectations = [
    Expectation(
      "same-mnemonic",
      Condition(
        "is not the first of several elements with other names and its mnemonic, in its menu or else"
          + " in its window"
      ) { node, context in
        context.index(MnemonicTwins.self).count(from: node.id) == 1
      },
      review: .always,
      message: { node, context in
        let key =
          node.actions.map { ActionKeys($0.keyBinding).mnemonic }.first { !$0.isEmpty } ?? ""
        return "\(key) means \(context.index(MnemonicTwins.self).count(from: node.id)) things here"
      })
  ]
}
