// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key that means two things does neither at the first press.
struct MnemonicUniqueRule: Rule {
  let id = "mnemonic-unique"
  let help = "A mnemonic means one thing in a menu or window"
  let advice = "Underline another letter in one of the labels."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability =
    Condition("is on the screen or in a menu that can be opened, is enabled, and has a mnemonic") {
      node, _ in
      !node.actions.isEmpty && MnemonicTwins.mnemonic(of: node) != nil
    } || .hidesKeys

  let expectations = [
    Expectation(
      "same-mnemonic",
      .publishesKeys
        && Condition(
          "is not the first of several elements with other names and its mnemonic, in its menu or else"
            + " in its window"
        ) { node, context in
          context.index(MnemonicTwins.self).names(from: node.id).isEmpty
        },
      review: .always,
      message: { node, context in
        let key =
          node.actions.map { ActionKeys($0.keyBinding).mnemonic }.first { !$0.isEmpty } ?? ""
        let names = context.index(MnemonicTwins.self).names(from: node.id)
        return "\(key) means \(names.count) things here: "
          + names.prefix(4).map { "\"" + Escaped.brief($0.trimmed) + "\"" }.joined(separator: ", ")
      })
  ]
}

/// Elements that one mnemonic means in one menu or window.
struct MnemonicTwins: AuditIndex {
  private struct Key: Hashable {
    let scope: ElementID
    let accelerator: Accelerator
  }

  private struct Group {
    /// The first that somebody asked about, where there is one.
    var first: ElementID
    var names: [String] = []
  }

  /// By the first of them.
  private var twins: [ElementID: [String]] = [:]

  init(_ context: AuditContext) {
    var groups: [Key: Group] = [:]
    for node in context.nodes where !node.actions.isEmpty {
      guard let accelerator = Self.mnemonic(of: node) else { continue }
      let key = Key(scope: Self.scope(of: node, context), accelerator: accelerator)
      let name = context.name(of: node)
      let names = groups[key]?.names ?? []
      // Of a great many, so many that are looked through at each are enough.
      if names.count < Self.most, !names.contains(name) {
        var group = groups[key] ?? Group(first: node.id)
        if !context.isAskedAbout(group.first), context.isAskedAbout(node.id) {
          group.first = node.id
        }
        group.names.append(name)
        groups[key] = group
      }
    }
    for group in groups.values where group.names.count > 1 {
      if group.names.count > twins[group.first]?.count ?? 0 { twins[group.first] = group.names }
    }
  }

  /// The names of the commands that the element's mnemonic means, where it is the first of several.
  func names(from first: ElementID) -> [String] { twins[first] ?? [] }

  private static let most = 64

  /// The key, of an element that can be operated: on the screen, or in a menu that is closed, where the
  /// toolkit says of each item for itself whether it may be seen. GTK 3 and Qt give of their buttons the
  /// mnemonic alone ("<Alt>s", "Alt+S"), GTK 4 the key that works the element.
  static func mnemonic(of node: Node) -> Accelerator? {
    let isSeen =
      node.states[.showing] || node.states[.visible] && RoleGroups.menuItems.contains(node.role)
    guard isSeen, node.states[.enabled] || node.states[.sensitive] else { return nil }
    return node.actions.lazy.map { ActionKeys($0.keyBinding) }.compactMap { keys in
      if keys.partCount > 1 { return Accelerator(keys.mnemonic) }
      guard let alone = Accelerator(keys.mnemonic) ?? Accelerator(plus: keys.mnemonic),
        alone.modifiers == ["alt"], alone.key.count == 1
      else { return nil }
      return alone
    }.first
  }

  /// A menu for what stands in one, the window for all else and for a menu bar.
  private static func scope(of node: Node, _ context: AuditContext) -> ElementID {
    if let parent = context.parent(of: node), parent.role == .menu || parent.role == .popupMenu {
      return parent.id
    }
    return context.window(of: node.id)?.id ?? context.tree.root
  }
}
