// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Commands of one window that one shortcut means. Menu items count while their menu is closed: the
/// shortcut works all the same.
struct ShortcutTwins: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let accelerator: Accelerator
  }

  private struct Group {
    let first: ElementID
    var names: Set<ComparedText>
  }

  /// By the first of them.
  private var twins: [ElementID: [Accelerator: Int]] = [:]

  init(_ context: AuditContext) {
    var groups: [Key: Group] = [:]
    for node in context.nodes where !node.actions.isEmpty {
      for accelerator in Self.shortcuts(of: node) {
        let window = context.tree.window(of: node.id)?.id ?? context.tree.root
        groups[
          Key(window: window, accelerator: accelerator), default: Group(first: node.id, names: [])
        ]
        .names.insert(ComparedText(context.name(of: node)))
      }
    }
    for (key, group) in groups where group.names.count > 1 {
      twins[group.first, default: [:]][key.accelerator] = group.names.count
    }
  }

  /// How many commands share a shortcut of the element, where it is the first of them; else 1.
  func count(from first: ElementID) -> Int { twins[first]?.values.max() ?? 1 }

  /// Of an element that is enabled.
  static func shortcuts(of node: Node) -> Set<Accelerator> {
    guard node.states[.enabled] || node.states[.sensitive] else { return [] }
    return Set(
      node.actions.lazy.filter { !$0.keyBinding.isEmpty }
        .compactMap { Accelerator(ActionKeys($0.keyBinding).shortcut) })
  }
}
