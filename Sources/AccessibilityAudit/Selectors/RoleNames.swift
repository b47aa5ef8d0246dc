// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The names that people write for roles.
public enum RoleNames {
  /// What is left of a name when capitals, spaces, hyphens and underscores are.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  /// What a later AT-SPI, GTK 4 or ARIA calls a role that AT-SPI 2.46 has another name for.
  private static let others: [String: Role] = [
    "button": .button, "switchcontrol": .switchControl, "tab": .pageTab, "tablist": .pageTabList,
    "buttonmenu": .buttonMenu, "menubutton": .buttonMenu, "radio": .radioButton,
    "textbox": .entry, "img": .image, "scrollbar": .scrollBar, "cell": .tableCell,
    "row": .tableRow, "group": .grouping,
  ]

  private static let roles: [String: Role] = {
    var roles = others
    for role in Role.allCases { roles[plain(role.name)] = role }
    return roles
  }()

  /// The role of this name, in capitals or not ("push button", "Button", "menu-item").
  public static func role(_ name: String) -> Role? { roles[plain(name)] }

  static func nearest(to name: String) -> [String] {
    NearestNames(Role.allCases.map(\.name)).names(near: name)
  }
}
