// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Roles that rules treat alike.
enum RoleGroups {
  /// What a person presses.
  static let buttons: RoleSet = [
    .button, .toggleButton, .checkBox, .radioButton, .switchControl, .buttonMenu, .link,
  ]
  /// Those that are as small as an icon, or stand in each of many rows.
  static let plainButtons: RoleSet = [.button, .toggleButton]
  static let menuItems: RoleSet = [
    .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem,
  ]
  static let menus: RoleSet = [.menu, .menuBar, .popupMenu]
  /// What a person sets to a number.
  static let adjustables: RoleSet = [.slider, .dial, .spinButton, .rating]
  /// What a person writes into; `text` only where it is editable.
  static let entries: RoleSet = [.entry, .passwordText, .autocomplete, .editbar, .dateEditor]
  /// What a person writes into where its state says so.
  static let editableTexts: RoleSet = [.text, .paragraph]
  static let fields: RoleSet = entries.union(adjustables).union([.comboBox])
  /// What a person chooses from a set.
  static let items: RoleSet = [.listItem, .treeItem, .pageTab]
  static let windows = RoleSet(Role.allCases.filter(\.isWindow))
  static let titledWindows: RoleSet = [.frame, .dialog, .alert]
  static let images: RoleSet = [.image, .icon]
  /// Written into in a word processor, and known by what is written in them.
  static let partsOfText: RoleSet = [.paragraph, .heading, .blockQuote, .section]
  /// What is a control where something can be done with it.
  static let surfaces: RoleSet = [.canvas, .drawingArea, .grouping, .listItem]

  /// What says nothing about what it is for.
  static let generic: RoleSet = [
    .panel, .filler, .drawingArea, .section, .layeredPane, .glassPane, .rootPane, .viewport,
    .static,
  ]
  /// What a page may be that stands in its tab, in Swing and GTK 3.
  static let pages: RoleSet = [
    .panel, .filler, .scrollPane, .viewport, .splitPane, .layeredPane, .rootPane, .grouping,
    .section,
    .form,
  ]
  /// What is no answer to the question for a role.
  static let none: RoleSet = [.invalid, .unknown, .extended, .redundantObject]

  /// One stop for the Tab key, inside of which arrows move.
  static let composites: RoleSet = [
    .list, .listBox, .tree, .treeTable, .table, .pageTabList, .menu, .menuBar, .popupMenu,
    .toolBar, .comboBox,
  ]
  static let orientables: RoleSet = [.slider, .scrollBar, .separator, .splitPane]

  /// Every role that a person operates, whatever its states.
  static let controls: RoleSet =
    buttons.union(menuItems).union(adjustables).union(entries).union([.pageTab, .comboBox])
}

extension Node {
  /// Text that a person may change; GTK 3 gives its entries the role `text`.
  var isEditableText: Bool {
    RoleGroups.editableTexts.contains(role) && states[.editable]
  }

  /// What a person writes or sets a value in.
  var isField: Bool { RoleGroups.fields.contains(role) || isEditableText }
}

extension Role {
  /// "an entry", "a slider".
  var withArticle: String {
    (name.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + name
  }
}
