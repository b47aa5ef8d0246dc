// SPDX-License-Identifier: Apache-2.0

extension SpokenForm {
  /// What Orca 48 says of an element of one role, from the methods of its `speech_generator.py`. What
  /// it says of every element after that (description, help) is left to `SpeechPreview`.
  static func ofOrca48(_ role: Role) -> SpokenForm {
    switch role {
    case .alert, .notification:
      SpokenForm(unfocused: [.newerRoleName, .distinctLabelAndName, .pause], focused: nil)
    case .article, .form:
      SpokenForm(unfocused: [.distinctLabelAndName], focused: [.distinctLabelAndName])
    case .comment, .dialog, .embedded, .fileChooser, .fontChooser, .colorChooser, .statusBar,
      .image, .infoBar, .internalFrame, .grouping, .caption, .menuBar, .scrollPane:
      plain48
    case .imageMap:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName, .pause], focused: plain48.focused)
    case .blockQuote:
      SpokenForm(unfocused: [.newerRoleName, .pause], focused: [.newerRoleName, .pause])
    case .canvas, .icon, .desktopIcon:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName, .pause],
        focused: [.distinctLabelAndName, .newerRoleName, .pause])
    case .checkBox:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .readOnly, .newerRoleName, .checkedState, .required, .pause,
          .invalid,
          .availability, .pause,
        ], focused: [.checkedState])
    case .checkMenuItem:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .checkedState, .availability, .pause, .shortcut,
          .pause,
        ], focused: [.checkedState])
    case .radioMenuItem:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .radioState, .availability, .pause, .shortcut,
          .pause,
        ], focused: [.radioState])
    case .menuItem:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .checkedStateIfCheckable, .expandableState, .availability, .pause,
          .shortcut, .pause,
        ], focused: [.expandableState])
    case .tearoffMenuItem:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .expandableState, .availability, .pause, .shortcut,
          .pause,
        ], focused: nil)
    case .menu, .popupMenu:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .expandableState, .availability, .pause, .shortcut,
          .pause,
        ], focused: [.distinctLabelAndName, .newerRoleName])
    case .comboBox:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName, .pause],
        focused: [.distinctLabelAndName, .newerRoleName, .expandableState])
    case .dial:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .valueText, .required, .shareOfRange,
          .availability,
          .pause,
        ], focused: [.valueText])
    case .slider, .scrollBar, .splitPane:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .valueText, .shareOfRange, .availability, .pause,
        ], focused: [.valueText], isNamed: role != .splitPane)
    case .levelBar:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName, .valueText, .availability, .pause],
        focused: [.valueText])
    case .spinButton:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .valueText, .required, .pause, .invalid,
          .availability,
          .pause,
        ], focused: [.valueText])
    case .progressBar:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .percentage],
        focused: [.percentage])
    case .separator:
      SpokenForm(
        unfocused: [.newerRoleName, .availability, .distinctLabelAndName, .pause],
        focused: [.newerRoleName, .availability])
    case .entry, .passwordText:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .readOnly, .newerRoleName, .required, .pause, .invalid, .pause,
        ], focused: nil)
    case .text:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .readOnly, .newerRoleName, .pause], focused: nil)
    case .paragraph:
      SpokenForm(unfocused: [.distinctLabelAndName, .readOnly, .pause], focused: nil)
    case .page, .documentFrame, .documentWeb, .documentEmail, .documentText,
      .documentSpreadsheet, .documentPresentation:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .readOnly, .newerRoleName],
        focused: [.distinctLabelAndName, .readOnly, .newerRoleName])
    case .frame:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName], focused: [.distinctLabelAndName])
    case .heading:
      SpokenForm(
        unfocused: [.name, .newerRoleName, .expandableState],
        focused: [.name, .newerRoleName, .expandableState])
    case .label: SpokenForm(unfocused: [.label, .name], focused: [.label, .name])
    case .static: SpokenForm(unfocused: [.name], focused: [.name])
    case .landmark:
      SpokenForm(
        unfocused: [.newerRoleName, .distinctLabelAndName, .pause],
        focused: [.newerRoleName, .distinctLabelAndName])
    case .link:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .expandableState, .pause, .shortcut,
        ], focused: nil)
    case .list, .descriptionList:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .sizeOfSet],
        focused: [.distinctLabelAndName, .sizeOfSet])
    case .listBox:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .pause, .multiselectableState, .sizeOfSetOrRole],
        focused: [.distinctLabelAndName, .multiselectableState, .sizeOfSetOrRole])
    case .listItem:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .checkedStateIfCheckable, .pause, .unselectedState, .pause,
          .expandableState, .pause,
        ], focused: [.checkedStateIfCheckable, .pause, .expandableState])
    case .tableRow, .treeItem:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .pause, .expandableState, .pause],
        focused: [.expandableState])
    case .tableCell:
      SpokenForm(
        unfocused: [
          .checkedStateIfCheckable, .distinctLabelAndName, .expandableState, .required, .pause,
          .invalid, .pause, .availability, .pause,
        ], focused: [.checkedStateIfCheckable, .pause, .expandableState])
    case .table:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .pause], focused: [.distinctLabelAndName, .pause])
    case .pageTab:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .expandableState, .newerRoleName, .availability, .pause,
        ], focused: [.distinctLabelAndName, .newerRoleName])
    case .panel:
      SpokenForm(
        unfocused: [.distinctLabelAndName], focused: [.distinctLabelAndName, .newerRoleName])
    case .button, .buttonMenu:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .expandableState, .newerRoleName, .availability, .pause, .shortcut,
        ], focused: [.expandableState])
    case .radioButton:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .radioState, .newerRoleName, .availability, .pause,
        ], focused: [.radioState])
    case .switchControl:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .switchState, .newerRoleName, .availability, .pause],
        focused: [.switchState])
    case .toggleButton:
      SpokenForm(
        unfocused: [
          .distinctLabelAndName, .newerRoleName, .expandableOrToggleState, .availability, .pause,
        ], focused: [.expandableOrToggleState])
    case .toolTip:
      SpokenForm(unfocused: [.newerRoleName, .distinctLabelAndName], focused: [.newerRoleName])
    case .layeredPane:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .availability],
        focused: [.distinctLabelAndName, .availability])
    case .section, .filler, .unknown, .redundantObject, .extended:
      SpokenForm(unfocused: [.distinctLabelAndName, .pause], focused: nil)
    case .header, .footer, .footnote, .definition, .subscript, .superscript:
      SpokenForm(unfocused: [.newerRoleName], focused: nil)
    case .columnHeader, .rowHeader, .tableColumnHeader, .tableRowHeader:
      SpokenForm(unfocused: [.distinctLabelAndName, .newerRoleName, .pause], focused: nil)
    case .descriptionTerm, .descriptionValue:
      SpokenForm(unfocused: [.distinctLabelAndName, .newerRoleName, .pause], focused: [])
    case .terminal: SpokenForm(unfocused: [], focused: nil)
    case .invalid, .acceleratorLabel, .animation, .arrow, .calendar, .dateEditor, .desktopFrame,
      .directoryPane, .drawingArea, .focusTraversable, .glassPane, .htmlContainer, .optionPane,
      .pageTabList, .rootPane, .treeTable, .viewport, .window, .ruler, .application,
      .autocomplete, .editbar, .chart, .inputMethodWindow, .titleBar, .audio, .video, .log,
      .marquee, .math, .rating, .timer, .mathFraction, .mathRoot, .contentDeletion,
      .contentInsertion, .mark, .suggestion, .toolBar, .tree:
      SpokenForm(
        unfocused: [.distinctLabelAndName, .newerRoleName, .availability, .pause], focused: nil,
        isNamed: false)
    }
  }

  private static let plain48 = SpokenForm(
    unfocused: [.distinctLabelAndName, .newerRoleName],
    focused: [.distinctLabelAndName, .newerRoleName])
}
