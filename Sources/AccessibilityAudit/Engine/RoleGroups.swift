// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Roles that rules treat alike.
enum RoleGroups {
  /// What a person presses.
  static let buttons: Set<Role> = [
    .button, .toggleButton, .checkBox, .radioButton, .switchControl, .buttonMenu, .link,
  ]
  static let menuItems: Set<Role> = [
    .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem,
  ]
  static let menus: Set<Role> = [.menu, .menuBar, .popupMenu]
  /// What a person sets to a number.
  static let adjustables: Set<Role> = [.slider, .dial, .spinButton, .rating]
  /// What a person writes into; `text` only where it is editable.
  static let entries: Set<Role> = [.entry, .passwordText, .autocomplete, .editbar, .dateEditor]
  static let fields: Set<Role> = entries.union(adjustables).union([.comboBox])
  /// What a person chooses from a set.
  static let items: Set<Role> = [.listItem, .treeItem, .pageTab]
  static let windows: Set<Role> = [.frame, .dialog, .alert, .window]
  static let titledWindows: Set<Role> = [.frame, .dialog, .alert]
  static let images: Set<Role> = [.image, .icon]
  /// Written into in a word processor, and told by what is written in them.
  static let partsOfText: Set<Role> = [.paragraph, .heading, .blockQuote, .section]
  /// What is a control where something can be done with it.
  static let surfaces: Set<Role> = [.canvas, .drawingArea, .grouping, .listItem]

  /// What says nothing about what it is for.
  static let generic: Set<Role> = [
    .panel, .filler, .drawingArea, .section, .layeredPane, .glassPane, .rootPane, .viewport,
    .static,
  ]
  /// What is no answer to the question for a role.
  static let none: Set<Role> = [.invalid, .unknown, .extended, .redundantObject]

  /// One stop for the Tab key, inside of which arrows move.
  static let composites: Set<Role> = [
    .list, .listBox, .tree, .treeTable, .table, .pageTabList, .menu, .menuBar, .popupMenu,
    .toolBar, .comboBox,
  ]
  static let orientables: Set<Role> = [.slider, .scrollBar, .separator, .splitPane]

  /// Every role that a person operates, whatever its states.
  static let controls: Set<Role> =
    buttons.union(menuItems).union(adjustables).union(entries).union([.pageTab, .comboBox])
}
