// SPDX-License-Identifier: Apache-2.0

/// What a screen reader says of an element of one role: Orca 43 from the table in its `formatting.py`.
struct SpokenForm {
  /// When the focus comes to it.
  var unfocused: [SpokenPart]
  /// When something changed while it has the focus, and when the focus comes into it; nil where the
  /// table has nothing, so that a change says nothing.
  var focused: [SpokenPart]?
  /// False for what the table does not name: the focus that comes into it says nothing of it.
  var isNamed = true

  private static let plain = SpokenForm(
    unfocused: [.labelOrName, .roleName, .availability, .accelerator], focused: nil, isNamed: false)
  private static let named = SpokenForm(unfocused: [.labelOrName, .roleName], focused: nil)
  private static let labelled = SpokenForm(unfocused: [.labelAndName, .roleName], focused: nil)
  private static let headed = SpokenForm(
    unfocused: [.labelAndName, .roleName, .pause], focused: [.labelAndName, .roleName, .pause])
  private static let shown = SpokenForm(unfocused: [.name, .roleName], focused: nil)
  private static let text = SpokenForm(
    unfocused: [.labelOrName, .readOnly, .roleName, .required, .pause, .invalid],
    focused: [.labelOrName, .readOnly, .roleName])
  private static let list = SpokenForm(
    unfocused: [
      .labelOrName, .pause, .multiselectableState, .numberOfChildrenOrRole, .pause,
    ],
    focused: [.labelOrName, .pause, .numberOfChildrenOrRole, .pause])
  private static let row = SpokenForm(
    unfocused: [.labelOrName, .pause, .expandableState, .pause], focused: [.expandableState])
  private static let dial = SpokenForm(
    unfocused: [.labelOrName, .roleName, .value, .required, .availability], focused: [.value])

  static func of(_ role: Role, by reader: ScreenReader) -> SpokenForm {
    switch reader {
    case .orca43: ofOrca43(role)
    case .orca48: ofOrca48(role)
    }
  }

  private static func ofOrca43(_ role: Role) -> SpokenForm {
    switch role {
    case .alert, .notification:
      SpokenForm(unfocused: [.roleName, .labelOrName, .pause], focused: nil)
    case .animation, .infoBar: SpokenForm(unfocused: [.labelAndName], focused: nil)
    case .canvas, .icon, .columnHeader, .rowHeader, .panel: headed
    case .caption, .image: labelled
    case .form, .toolBar, .tree:
      SpokenForm(
        unfocused: [.labelAndName, .roleName], focused: [.labelAndName, .roleName])
    case .statusBar:
      SpokenForm(
        unfocused: [.labelAndName, .roleName, .pause], focused: [.labelAndName, .roleName])
    case .checkBox:
      SpokenForm(
        unfocused: [
          .labelOrName, .readOnly, .roleName, .checkedState, .required, .pause, .invalid,
          .availability, .accelerator,
        ], focused: [.checkedState])
    case .checkMenuItem:
      SpokenForm(
        unfocused: [
          .labelOrName, .roleName, .checkedState, .required, .availability, .accelerator, .pause,
        ], focused: [.checkedState])
    case .colorChooser:
      SpokenForm(
        unfocused: [.label, .roleName, .value, .required, .availability], focused: [.value])
    case .comboBox:
      SpokenForm(
        unfocused: [.labelOrName, .roleName, .pause, .accelerator],
        focused: [.labelOrName, .roleName, .expandableState])
    case .dial, .scrollBar: dial
    case .slider:
      SpokenForm(
        unfocused: [
          .labelOrName, .roleName, .value, .required, .pause, .invalid, .availability,
        ], focused: [.value])
    case .spinButton:
      SpokenForm(
        unfocused: [
          .labelAndName, .value, .roleName, .required, .pause, .invalid, .availability,
        ], focused: [.value])
    case .splitPane:
      SpokenForm(
        unfocused: [.labelAndName, .roleName, .value, .availability], focused: [.value])
    case .separator: SpokenForm(unfocused: [.roleName, .labelOrName], focused: [.roleName])
    case .progressBar:
      SpokenForm(unfocused: [.labelAndName, .percentage], focused: [.percentage])
    case .dialog, .article, .comment, .embedded, .section:
      SpokenForm(unfocused: [.labelOrName, .roleName], focused: [.labelOrName, .roleName])
    case .entry, .text, .passwordText, .paragraph: text
    case .page: SpokenForm(unfocused: [.label, .readOnly], focused: [.label, .readOnly])
    case .documentFrame, .documentWeb:
      SpokenForm(unfocused: [.labelOrName, .readOnly, .roleName], focused: nil)
    case .frame:
      SpokenForm(unfocused: [.labelOrName, .roleName, .availability], focused: [.labelOrName])
    case .heading:
      SpokenForm(
        unfocused: [.name, .roleName, .expandableState],
        focused: [.name, .roleName, .expandableState])
    case .label: SpokenForm(unfocused: [.label, .name, .roleName], focused: nil)
    case .header, .footer, .static: shown
    case .landmark:
      SpokenForm(
        unfocused: [.roleName, .labelAndName, .pause], focused: [.roleName, .labelAndName])
    case .layeredPane:
      SpokenForm(unfocused: [.labelAndName, .availability], focused: [.labelAndName])
    case .link:
      SpokenForm(
        unfocused: [.name, .roleName, .pause, .expandableState, .availability], focused: nil)
    case .list, .descriptionList: list
    case .listBox:
      SpokenForm(
        unfocused: list.unfocused,
        focused: [.labelOrName, .multiselectableState, .numberOfChildrenOrRole])
    case .listItem:
      SpokenForm(
        unfocused: [
          .labelOrName, .checkedStateIfCheckable, .pause, .unselectedStateIfSelectable, .pause,
          .expandableState, .pause,
        ], focused: [.expandableState])
    case .menu:
      SpokenForm(
        unfocused: [.labelOrName, .roleName, .availability, .accelerator, .pause],
        focused: [.labelOrName, .roleName])
    case .menuItem:
      SpokenForm(
        unfocused: [
          .labelOrName, .checkedStateIfCheckable, .expandableState, .availability, .accelerator,
          .pause,
        ], focused: [.expandableState])
    case .pageTab:
      SpokenForm(
        unfocused: [.labelOrName, .roleName, .pause, .accelerator],
        focused: [.labelOrName, .roleName, .pause, .accelerator])
    case .button:
      SpokenForm(
        unfocused: [.labelAndName, .expandableState, .roleName, .availability, .accelerator],
        focused: [.expandableState])
    case .radioButton:
      SpokenForm(
        unfocused: [
          .name, .pause, .radioState, .roleName, .availability, .lineBreak, .accelerator, .pause,
        ], focused: [.radioState])
    case .radioMenuItem:
      SpokenForm(
        unfocused: [.labelOrName, .radioState, .roleName, .availability, .accelerator],
        focused: [.labelOrName, .radioState, .roleName, .availability])
    case .switchControl:
      SpokenForm(
        unfocused: [.labelOrName, .roleName, .switchState, .availability, .accelerator],
        focused: [.switchState])
    case .toggleButton:
      SpokenForm(
        unfocused: [
          .labelOrName, .roleName, .expandableOrToggleState, .availability, .accelerator,
        ], focused: [.expandableOrToggleState])
    case .table:
      SpokenForm(unfocused: [.labelAndName, .pause], focused: [.labelAndName, .pause])
    case .tableRow, .treeItem: row
    case .tableCell:
      SpokenForm(
        unfocused: [.labelOrName, .checkedStateIfCheckable, .pause],
        focused: [.checkedStateIfCheckable, .expandableState])
    case .tearoffMenuItem:
      SpokenForm(unfocused: [.labelOrName, .roleName, .availability], focused: [])
    case .toolTip: SpokenForm(unfocused: [.roleName, .labelAndName], focused: [.roleName])
    case .blockQuote: SpokenForm(unfocused: [.roleName, .pause, .name], focused: [.roleName])
    case .scrollPane, .footnote, .descriptionTerm, .descriptionValue, .subscript, .superscript,
      .terminal:
      named
    case .invalid, .acceleratorLabel, .arrow, .calendar, .dateEditor, .desktopIcon, .desktopFrame,
      .directoryPane, .drawingArea, .fileChooser, .filler, .focusTraversable, .fontChooser,
      .glassPane, .htmlContainer, .internalFrame, .menuBar, .optionPane, .pageTabList, .popupMenu,
      .rootPane, .tableColumnHeader, .tableRowHeader, .treeTable, .unknown, .viewport, .window,
      .extended, .ruler, .application, .autocomplete, .editbar, .chart, .redundantObject,
      .inputMethodWindow, .documentSpreadsheet, .documentPresentation, .documentText,
      .documentEmail, .grouping, .imageMap, .levelBar, .titleBar, .audio, .video, .definition,
      .log, .marquee, .math, .rating, .timer, .mathFraction, .mathRoot, .contentDeletion,
      .contentInsertion, .mark, .suggestion, .buttonMenu:
      plain
    }
  }
}

/// One piece of what a screen reader says of an element, by the names of Orca 43's `formatting.py`; what
/// only Orca 48 says so stands at the end.
enum SpokenPart {
  case label, name, labelOrName, labelAndName
  case roleName, value, percentage
  case checkedState, checkedStateIfCheckable, radioState, toggleState, switchState
  case unselectedStateIfSelectable
  case expandableState, expandableOrToggleState
  case availability, accelerator, required, invalid, readOnly, multiselectableState
  case numberOfChildrenOrRole
  /// Ends a sentence.
  case pause
  /// Ends what is said in one go, without a full stop.
  case lineBreak
  /// As libatspi 2.56 names roles.
  case newerRoleName
  /// A label and a name that adds something to it.
  case distinctLabelAndName
  /// A value's text, and its percentage of the range's length.
  case valueText, shareOfRange
  /// The key that does it, where it is no mnemonic.
  case shortcut
  case unselectedState
  /// How many items a list has, by what it says or by what it holds.
  case sizeOfSet, sizeOfSetOrRole
}
