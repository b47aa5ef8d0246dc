// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Of two commands on one shortcut, the toolkit chooses.
struct KeybindingUniqueRule: Rule {
  let id = "keybinding-unique"
  let help = "A shortcut means one command in a window"
  let advice = "Give one of the commands another shortcut, or disable the one that cannot be meant."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability =
    Condition(
      "is enabled, and has an action with a shortcut, or a shortcut is drawn behind it in its menu"
    ) { node, context in
      !node.actions.isEmpty && !ShortcutTwins.shortcuts(of: node, context).isEmpty
    } || .hidesKeys

  let expectations = [
    Expectation(
      "same-shortcut",
      .publishesKeys
        && Condition(
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

/// Commands of one window that one shortcut means. Menu items count while their menu is closed: the
/// shortcut works all the same.
struct ShortcutTwins: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let accelerator: Accelerator
  }

  private struct Siblings: Hashable {
    /// An element of its own where it is no item.
    let parent: ElementID
    let role: Role
  }

  private struct Group {
    let first: ElementID
    var names: [String] = []
    private var sets: Set<Siblings> = []
    private var commands: Set<String> = []

    init(first: ElementID) { self.first = first }

    /// "Styles" and "Manage Styles" are one command, named twice. Items of one list that share a
    /// shortcut are one command too: it means the item that has the focus. So are elements that take
    /// the focus and have the same action beyond a press ("move-left").
    mutating func add(_ name: String, of siblings: Siblings, command: String?) {
      guard sets.insert(siblings).inserted else { return }
      if let command, !commands.insert(command).inserted { return }
      let text = ComparedText(name)
      let isKnown = names.contains { known in
        let known = ComparedText(known)
        return known.contains(text) || text.contains(known)
      }
      if !isKnown { names.append(name) }
    }
  }

  /// By the first of them.
  private var twins: [ElementID: [Accelerator: [String]]] = [:]

  init(_ context: AuditContext) {
    var groups: [Key: Group] = [:]
    for node in context.nodes where !node.actions.isEmpty {
      for (accelerator, action) in Self.commands(of: node, context) {
        let window = context.window(of: node.id)?.id ?? context.tree.root
        let key = Key(window: window, accelerator: accelerator)
        let isItem = node.states[.focusable] && RoleGroups.items.contains(node.role)
        let parent = isItem ? context.parent(of: node)?.id : nil
        groups[key, default: Group(first: node.id)].add(
          context.name(of: node), of: Siblings(parent: parent ?? node.id, role: node.role),
          command: node.states[.focusable] && !ActionNames.isClickLike(action) ? action : nil)
      }
    }
    for (key, group) in groups where group.names.count > 1 {
      twins[group.first, default: [:]][key.accelerator] = group.names
    }
  }

  /// The commands that share a shortcut of the element, where it is the first of them.
  func names(from first: ElementID) -> [String] {
    twins[first]?.values.max { $0.count < $1.count } ?? []
  }

  /// Of an element that is enabled. A binding with a part that cannot be read is not trusted in the
  /// others: LibreOffice gives the mnemonic again for a function key there. A bare key of what takes
  /// the focus (Return on every button) works only there.
  static func shortcuts(of node: Node, _ context: AuditContext) -> Set<Accelerator> {
    Set(commands(of: node, context).keys)
  }

  /// The names of the actions, by their shortcuts.
  private static func commands(of node: Node, _ context: AuditContext) -> [Accelerator: String] {
    guard node.states[.enabled] || node.states[.sensitive] else { return [:] }
    if let text = context.keyboard.menuKeys[node.id],
      let drawn = Accelerator(plus: text) ?? Accelerator(text)
    {
      return [drawn: node.actions.first?.name ?? ""]
    }
    let commands = node.actions.compactMap { action -> (Accelerator, String)? in
      let keys = ActionKeys(action.keyBinding)
      guard !action.keyBinding.isEmpty, keys.misspelt.isEmpty,
        let accelerator = Accelerator(keys.shortcut),
        !node.states[.focusable] || accelerator.worksEverywhere
      else { return nil }
      return (accelerator, action.name)
    }
    return Dictionary(commands) { first, _ in first }
  }
}
