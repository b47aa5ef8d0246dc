// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Of two commands on one shortcut, the toolkit chooses.
struct KeybindingUniqueRule: Rule {
  let id = "keybinding-unique"
  let help = "A shortcut means one command in a window"
  let advice = "Give one of the commands another shortcut, or disable the one that cannot be meant."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability = Condition("is enabled, and has an action with a shortcut") { node, _ in
    !node.actions.isEmpty && !ShortcutTwins.shortcuts(of: node).isEmpty
  }

  let expectations = [
    Expectation(
      "same-shortcut",
      Condition(
        "is not the first of several elements in the window with other names and its shortcut"
      ) { node, context in
        context.index(ShortcutTwins.self).names(from: node.id).isEmpty
      },
      review: .always,
      message: { node, context in
        let names = context.index(ShortcutTwins.self).names(from: node.id)
        return "one shortcut means several commands: "
          + names.prefix(4).map { "\"" + Escaped.brief($0.trimmed) + "\"" }.joined(separator: ", ")
      })
  ]
}
