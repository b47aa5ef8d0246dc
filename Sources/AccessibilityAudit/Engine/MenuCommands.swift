// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The commands that stand in a menu bar, by window. A closed menu counts: its keys open it.
struct MenuCommands: AuditIndex {
  private struct Command: Hashable {
    let window: ElementID
    let text: ComparedText
  }

  private let commands: Set<Command>

  init(_ context: AuditContext) {
    var commands: Set<Command> = []
    for node in context.nodes where RoleGroups.menuItems.contains(node.role) {
      guard node.states[.enabled] || node.states[.sensitive],
        let window = context.window(of: node.id)?.id,
        context.ancestors(of: node).contains(where: { $0.role == .menuBar })
      else { continue }
      let text = ComparedText(context.name(of: node))
      if !text.isEmpty { commands.insert(Command(window: window, text: text)) }
    }
    self.commands = commands
  }

  /// True where the element's window has a command of the element's name in its menu bar. A button
  /// with a shorter name has the command's in the first line of its tool tip, which toolkits give as description.
  func holdSame(as node: Node, in context: AuditContext) -> Bool {
    guard !commands.isEmpty, let window = context.window(of: node.id)?.id else { return false }
    let description = node.description.split(whereSeparator: \.isNewline).first
    return [context.name(of: node), description.map(String.init) ?? ""].contains { words in
      let text = ComparedText(words)
      return !text.isEmpty && commands.contains(Command(window: window, text: text))
    }
  }
}
