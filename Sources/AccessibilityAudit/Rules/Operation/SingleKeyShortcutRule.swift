// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who speaks to the computer sets off every letter's shortcut.
struct SingleKeyShortcutRule: Rule {
  let id = "single-key-shortcut"
  let help = "No single letter, digit or sign is a shortcut of the whole window"
  let advice =
    "Add Control or Alt to the shortcut, let people change or switch it off, or have it work only"
    + " while the element has the focus."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.1.4"), .en("11.2.1.4.1")]
  let applicability =
    Condition("is enabled, and has an action with a shortcut, or says so in keyshortcuts") {
      node, _ in
      (!node.actions.isEmpty || node.attributes["keyshortcuts"] != nil) && !keys(of: node).isEmpty
    }
    && Condition("is no field to write in") { node, _ in
      !RoleGroups.entries.contains(node.role) && !node.isEditableText && !node.states[.editable]
    } || .hidesKeys
    || Condition("is a window in which a letter did something while a button had the focus") {
      node, context in
      context.keyboard.letters[node.id] != nil
    }

  let expectations = [
    Expectation(
      "letter-acts",
      Condition("changes nothing where a letter is typed while a button has the focus") {
        node, context in
        context.keyboard.letters[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let trial = context.keyboard.letters[node.id]
        return "\(trial?.keys ?? "") alone, typed while a button had the focus, changes"
          + " \(Escaped.brief(trial?.keyChanges.first ?? "")); can it be changed or switched off?"
      }),
    Expectation(
      "single-key",
      .publishesKeys
        && Condition(
          "has shortcuts with Control, Alt or Super, or takes the focus, so that its keys may work only"
            + " there: all of them, or those beyond the press of a button or a menu item"
        ) { node, _ in
          let isPressed =
            RoleGroups.buttons.contains(node.role) || RoleGroups.menuItems.contains(node.role)
          if node.states[.focusable], !isPressed { return true }
          return single(windowKeys(of: node)) == nil
        },
      review: .always,
      message: { node, _ in
        "\(Escaped.brief(single(windowKeys(of: node)) ?? "")) alone is a shortcut; can it be changed or"
          + " switched off?"
      }),
  ]

  private static func keys(of node: Node) -> [String] { keys(of: node, for: node.actions) }

  /// A shortcut of the whole window presses the element: what else can be done with it is for who is
  /// there.
  private static func windowKeys(of node: Node) -> [String] {
    keys(of: node, for: node.states[.focusable] ? Array(node.actions.prefix(1)) : node.actions)
  }

  private static func keys(of node: Node, for actions: [Action]) -> [String] {
    guard node.states[.enabled] || node.states[.sensitive] else { return [] }
    let shortcuts = actions.map { ActionKeys($0.keyBinding) }.filter(\.misspelt.isEmpty).map {
      $0.shortcut.isEmpty && isAlone($0, node) ? $0.mnemonic : $0.shortcut
    }
    // ARIA's form, several with spaces between them: "Control+L s".
    let others = (node.attributes["keyshortcuts"] ?? "").split(separator: " ").map(String.init)
    return (shortcuts + others).filter { !$0.isEmpty }
  }

  /// Qt writes a button's shortcut where others write its mnemonic, which outside of a menu needs Alt.
  private static func isAlone(_ keys: ActionKeys, _ node: Node) -> Bool {
    keys.partCount == 1 && RoleGroups.buttons.contains(node.role)
      && Accelerator(keys.mnemonic)?.modifiers.isEmpty == true
  }

  private static func single(_ keys: [String]) -> String? {
    keys.first { Accelerator($0)?.isSingleCharacter ?? false }
  }
}
