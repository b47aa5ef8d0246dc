// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Screen readers take the role by its number and some tools by its name; people hear the translated
/// one.
struct RoleConsistentRule: Rule {
  let id = "role-consistent"
  let help = "A role's number, its name and its translated name say the same"
  let advice =
    "Answer GetRoleName and GetLocalizedRoleName from the role's number, and never with an empty"
    + " text."
  let impact = Impact.minor
  let standards: [Standard] = [.wcag("4.1.2")]
  let applicability =
    Condition("has a role that says something") { node, _ in
      !RoleGroups.none.contains(node.role)
    }
    && Condition("is the one of its kind that was asked for the names of its role") {
      node, context in
      if context.snapshot.details.isEmpty { throw NotTested("names of roles were not read") }
      let details = context.details(of: node)
      return details?.roleName != nil || details?.localizedRoleName != nil
    }

  let expectations = [
    Expectation(
      "no-role-name",
      Condition("has a role name that is not empty") { node, context in
        guard let name = context.details(of: node)?.roleName else {
          throw NotTested("its role name was not read")
        }
        return !name.trimmed.isEmpty
      },
      message: { _, _ in "GetRoleName is empty" }),
    Expectation(
      "no-localized-role-name",
      Condition("has a localized role name that is not empty") { node, context in
        guard let name = context.details(of: node)?.localizedRoleName else {
          throw NotTested("its localized role name was not read")
        }
        return !name.trimmed.isEmpty
      },
      message: { _, _ in "GetLocalizedRoleName is empty" }),
    Expectation(
      "other-role",
      Condition(
        "has a role name that is not the name of another role; a spelling of the toolkit's own is"
          + " allowed"
      ) { node, context in
        RoleSpelling.agrees(context.details(of: node)?.roleName ?? "", with: node.role)
      },
      message: { node, context in
        "GetRole says \(node.role.name), GetRoleName says "
          + (context.details(of: node)?.roleName ?? "")
      }),
  ]
}

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
