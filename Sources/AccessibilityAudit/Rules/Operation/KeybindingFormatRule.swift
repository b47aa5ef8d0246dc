// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader takes the binding apart to say the key.
struct KeybindingFormatRule: Rule {
  let id = "keybinding-format"
  let help = "Key bindings are written as AT-SPI says"
  let advice =
    "Write mnemonic;sequence;shortcut, keys as GTK names them, those of a sequence with colons"
    + " between them: \"n;<Alt>f:n;<Control>n\". Leave a part empty where there is no such key."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.en("11.5.2.11"), .section508("502.3.10")]
  let applicability =
    Condition("has an action with a key") { node, _ in
      node.actions.contains(where: KeyBindingFaults.isWritten)
    }
    && Condition("is not from GTK 4, which gives one key in the place of the three parts") {
      _, context in
      !context.toolkit.has(.givesOneKeyForBinding)
    }

  let expectations = [
    Expectation(
      "not-three-parts",
      Condition(
        "is not the first of the elements with a binding of fewer or more than three parts; GTK 3 gives"
          + " of a button its mnemonic alone"
      ) {
        node, context in
        context.index(KeyBindingFaults.self).told(at: node.id, .parts) == nil
      },
      message: { node, context in
        text(context.index(KeyBindingFaults.self).told(at: node.id, .parts))
          + " has not the three parts mnemonic;sequence;shortcut"
      }),
    Expectation(
      "unknown-key",
      Condition("is not the first of the elements with a binding of which a key cannot be read") {
        node, context in
        context.index(KeyBindingFaults.self).told(at: node.id, .keys) == nil
      },
      message: { node, context in
        text(context.index(KeyBindingFaults.self).told(at: node.id, .keys))
          + " holds a key that is not written as GTK does"
      }),
    Expectation(
      "key-of-role",
      Condition(
        "is not the first of the controls that name, as their mnemonic or shortcut, the Enter or Space that"
          + " presses every such control, but for a window's default button"
      ) { node, context in
        context.index(KeyBindingFaults.self).told(at: node.id, .role) == nil
      },
      message: { node, context in
        text(context.index(KeyBindingFaults.self).told(at: node.id, .role))
          + " is the key of every such control, which a screen reader then says of each"
      }),
  ]

  private static func text(_ fault: KeyBindingFaults.Fault?) -> String {
    guard let fault else { return "" }
    let more = fault.count > 1 ? " (and \(fault.count - 1) more like it)" : ""
    return "the key binding \"\(Escaped.brief(fault.binding))\"" + more
  }
}

/// Key bindings that are not written as AT-SPI says, each kind reported at the first element of the
/// application that has it.
struct KeyBindingFaults: AuditIndex {
  enum Kind: Hashable {
    case parts
    case keys
    /// What its role has anyway.
    case role
  }

  struct Fault {
    let binding: String
    let count: Int
  }

  private var told: [Kind: (element: ElementID, fault: Fault)] = [:]

  init(_ context: AuditContext) {
    for node in context.nodes where !node.actions.isEmpty {
      guard !context.webContent.contains(node.id), let fault = Self.fault(of: node, context) else {
        continue
      }
      let known = told[fault.kind]
      told[fault.kind] = (
        known?.element ?? node.id,
        Fault(binding: known?.fault.binding ?? fault.binding, count: (known?.fault.count ?? 0) + 1)
      )
    }
  }

  func told(at element: ElementID, _ kind: Kind) -> Fault? {
    told[kind].flatMap { $0.element == element ? $0.fault : nil }
  }

  static func isWritten(_ action: Action) -> Bool {
    !action.keyBinding.isEmpty && !ActionKeys(action.keyBinding).isEmpty
  }

  private static let pressed: RoleSet = [
    .button, .toggleButton, .checkBox, .radioButton, .switchControl, .link,
  ]
  private static let keysOfRoles: Set<String> = ["Return", "KP_Enter", "space"]

  private static func fault(
    of node: Node, _ context: AuditContext
  ) -> (kind: Kind, binding: String)? {
    for action in node.actions where isWritten(action) {
      let keys = ActionKeys(action.keyBinding)
      if keys.partCount == 1, context.toolkit.has(.givesMnemonicsAlone),
        Accelerator(keys.mnemonic) != nil
      {
        continue
      }
      if keys.partCount != 3 { return (.parts, action.keyBinding) }
      if !keys.misspelt.isEmpty { return (.keys, action.keyBinding) }
      if pressed.contains(node.role), node.states[.focusable], !node.states[.isDefault],
        action == node.actions.first, ActionNames.isClickLike(action.name),
        [keys.mnemonic, keys.shortcut].contains(where: keysOfRoles.contains)
      {
        return (.role, action.keyBinding)
      }
    }
    return nil
  }
}
