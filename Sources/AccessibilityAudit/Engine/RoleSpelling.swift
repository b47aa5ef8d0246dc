// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How toolkits write the names of roles.
enum RoleSpelling {
  /// Roles whose names toolkits use for one another: at-spi2-core renamed some ("push button" is
  /// "button" from 2.54), and ARIA, which GTK 4 speaks, divides others in another way.
  private static let families: [RoleSet] = [
    [.entry, .text, .passwordText, .editbar, .autocomplete, .terminal, .paragraph],
    [.frame, .window, .dialog, .alert, .internalFrame, .application, .notification, .infoBar],
    [.panel, .filler, .section, .grouping, .viewport, .layeredPane, .rootPane, .glassPane],
    [.form, .landmark, .panel, .section, .grouping, .article, .embedded],
    [.button, .buttonMenu, .toggleButton, .switchControl],
    [.checkBox, .toggleButton, .switchControl],
    [.columnHeader, .tableColumnHeader, .tableRowHeader, .rowHeader, .header],
    [.list, .listBox, .descriptionList],
    [.listItem, .treeItem, .tableCell, .tableRow, .icon],
    [.menu, .popupMenu],
    [.menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem],
    [.table, .treeTable, .tree, .documentSpreadsheet],
    [.image, .icon, .canvas, .drawingArea, .animation, .desktopIcon],
    [.label, .static, .text, .caption, .paragraph, .section],
    [
      .documentFrame, .documentWeb, .documentText, .documentEmail, .documentPresentation,
      .documentSpreadsheet, .htmlContainer,
    ],
    [.levelBar, .progressBar, .rating],
    [.slider, .dial],
    [.unknown, .invalid, .redundantObject],
  ]

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for role in Role.allCases { roles[bare(role.name)] = role }
    roles["button"] = .button
    return roles
  }()

  /// False only where the name is that of a role of another family.
  static func agrees(_ name: String, with role: Role) -> Bool {
    guard role != .extended, let named = roles[bare(name)] else { return true }
    return named == role || families.contains { $0.contains(named) && $0.contains(role) }
  }

  /// "tool bar", "Tool-Bar" and "toolbar" are one spelling.
  private static func bare(_ name: String) -> String {
    name.lowercased().filter(\.isLetter)
  }
}
