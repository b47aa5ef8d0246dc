// SPDX-License-Identifier: Apache-2.0

internal import CATSPI
import Semantics

extension Role {
  /// The number on the wire (`AtspiRole`).
  public var number: UInt32 {
    switch self {
    case .invalid: ATSPI_ROLE_INVALID.rawValue
    case .acceleratorLabel: ATSPI_ROLE_ACCELERATOR_LABEL.rawValue
    case .alert: ATSPI_ROLE_ALERT.rawValue
    case .animation: ATSPI_ROLE_ANIMATION.rawValue
    case .arrow: ATSPI_ROLE_ARROW.rawValue
    case .calendar: ATSPI_ROLE_CALENDAR.rawValue
    case .canvas: ATSPI_ROLE_CANVAS.rawValue
    case .checkBox: ATSPI_ROLE_CHECK_BOX.rawValue
    case .checkMenuItem: ATSPI_ROLE_CHECK_MENU_ITEM.rawValue
    case .colorChooser: ATSPI_ROLE_COLOR_CHOOSER.rawValue
    case .columnHeader: ATSPI_ROLE_COLUMN_HEADER.rawValue
    case .comboBox: ATSPI_ROLE_COMBO_BOX.rawValue
    case .dateEditor: ATSPI_ROLE_DATE_EDITOR.rawValue
    case .desktopIcon: ATSPI_ROLE_DESKTOP_ICON.rawValue
    case .desktopFrame: ATSPI_ROLE_DESKTOP_FRAME.rawValue
    case .dial: ATSPI_ROLE_DIAL.rawValue
    case .dialog: ATSPI_ROLE_DIALOG.rawValue
    case .directoryPane: ATSPI_ROLE_DIRECTORY_PANE.rawValue
    case .drawingArea: ATSPI_ROLE_DRAWING_AREA.rawValue
    case .fileChooser: ATSPI_ROLE_FILE_CHOOSER.rawValue
    case .filler: ATSPI_ROLE_FILLER.rawValue
    case .focusTraversable: ATSPI_ROLE_FOCUS_TRAVERSABLE.rawValue
    case .fontChooser: ATSPI_ROLE_FONT_CHOOSER.rawValue
    case .frame: ATSPI_ROLE_FRAME.rawValue
    case .glassPane: ATSPI_ROLE_GLASS_PANE.rawValue
    case .htmlContainer: ATSPI_ROLE_HTML_CONTAINER.rawValue
    case .icon: ATSPI_ROLE_ICON.rawValue
    case .image: ATSPI_ROLE_IMAGE.rawValue
    case .internalFrame: ATSPI_ROLE_INTERNAL_FRAME.rawValue
    case .label: ATSPI_ROLE_LABEL.rawValue
    case .layeredPane: ATSPI_ROLE_LAYERED_PANE.rawValue
    case .list: ATSPI_ROLE_LIST.rawValue
    case .listItem: ATSPI_ROLE_LIST_ITEM.rawValue
    case .menu: ATSPI_ROLE_MENU.rawValue
    case .menuBar: ATSPI_ROLE_MENU_BAR.rawValue
    case .menuItem: ATSPI_ROLE_MENU_ITEM.rawValue
    case .optionPane: ATSPI_ROLE_OPTION_PANE.rawValue
    case .pageTab: ATSPI_ROLE_PAGE_TAB.rawValue
    case .pageTabList: ATSPI_ROLE_PAGE_TAB_LIST.rawValue
    case .panel: ATSPI_ROLE_PANEL.rawValue
    case .passwordText: ATSPI_ROLE_PASSWORD_TEXT.rawValue
    case .popupMenu: ATSPI_ROLE_POPUP_MENU.rawValue
    case .progressBar: ATSPI_ROLE_PROGRESS_BAR.rawValue
    case .button: ATSPI_ROLE_PUSH_BUTTON.rawValue
    case .radioButton: ATSPI_ROLE_RADIO_BUTTON.rawValue
    case .radioMenuItem: ATSPI_ROLE_RADIO_MENU_ITEM.rawValue
    case .rootPane: ATSPI_ROLE_ROOT_PANE.rawValue
    case .rowHeader: ATSPI_ROLE_ROW_HEADER.rawValue
    case .scrollBar: ATSPI_ROLE_SCROLL_BAR.rawValue
    case .scrollPane: ATSPI_ROLE_SCROLL_PANE.rawValue
    case .separator: ATSPI_ROLE_SEPARATOR.rawValue
    case .slider: ATSPI_ROLE_SLIDER.rawValue
    case .spinButton: ATSPI_ROLE_SPIN_BUTTON.rawValue
    case .splitPane: ATSPI_ROLE_SPLIT_PANE.rawValue
    case .statusBar: ATSPI_ROLE_STATUS_BAR.rawValue
    case .table: ATSPI_ROLE_TABLE.rawValue
    case .tableCell: ATSPI_ROLE_TABLE_CELL.rawValue
    case .tableColumnHeader: ATSPI_ROLE_TABLE_COLUMN_HEADER.rawValue
    case .tableRowHeader: ATSPI_ROLE_TABLE_ROW_HEADER.rawValue
    case .tearoffMenuItem: ATSPI_ROLE_TEAROFF_MENU_ITEM.rawValue
    case .terminal: ATSPI_ROLE_TERMINAL.rawValue
    case .text: ATSPI_ROLE_TEXT.rawValue
    case .toggleButton: ATSPI_ROLE_TOGGLE_BUTTON.rawValue
    case .toolBar: ATSPI_ROLE_TOOL_BAR.rawValue
    case .toolTip: ATSPI_ROLE_TOOL_TIP.rawValue
    case .tree: ATSPI_ROLE_TREE.rawValue
    case .treeTable: ATSPI_ROLE_TREE_TABLE.rawValue
    case .unknown: ATSPI_ROLE_UNKNOWN.rawValue
    case .viewport: ATSPI_ROLE_VIEWPORT.rawValue
    case .window: ATSPI_ROLE_WINDOW.rawValue
    case .extended: ATSPI_ROLE_EXTENDED.rawValue
    case .header: ATSPI_ROLE_HEADER.rawValue
    case .footer: ATSPI_ROLE_FOOTER.rawValue
    case .paragraph: ATSPI_ROLE_PARAGRAPH.rawValue
    case .ruler: ATSPI_ROLE_RULER.rawValue
    case .application: ATSPI_ROLE_APPLICATION.rawValue
    case .autocomplete: ATSPI_ROLE_AUTOCOMPLETE.rawValue
    case .editbar: ATSPI_ROLE_EDITBAR.rawValue
    case .embedded: ATSPI_ROLE_EMBEDDED.rawValue
    case .entry: ATSPI_ROLE_ENTRY.rawValue
    case .chart: ATSPI_ROLE_CHART.rawValue
    case .caption: ATSPI_ROLE_CAPTION.rawValue
    case .documentFrame: ATSPI_ROLE_DOCUMENT_FRAME.rawValue
    case .heading: ATSPI_ROLE_HEADING.rawValue
    case .page: ATSPI_ROLE_PAGE.rawValue
    case .section: ATSPI_ROLE_SECTION.rawValue
    case .redundantObject: ATSPI_ROLE_REDUNDANT_OBJECT.rawValue
    case .form: ATSPI_ROLE_FORM.rawValue
    case .link: ATSPI_ROLE_LINK.rawValue
    case .inputMethodWindow: ATSPI_ROLE_INPUT_METHOD_WINDOW.rawValue
    case .tableRow: ATSPI_ROLE_TABLE_ROW.rawValue
    case .treeItem: ATSPI_ROLE_TREE_ITEM.rawValue
    case .documentSpreadsheet: ATSPI_ROLE_DOCUMENT_SPREADSHEET.rawValue
    case .documentPresentation: ATSPI_ROLE_DOCUMENT_PRESENTATION.rawValue
    case .documentText: ATSPI_ROLE_DOCUMENT_TEXT.rawValue
    case .documentWeb: ATSPI_ROLE_DOCUMENT_WEB.rawValue
    case .documentEmail: ATSPI_ROLE_DOCUMENT_EMAIL.rawValue
    case .comment: ATSPI_ROLE_COMMENT.rawValue
    case .listBox: ATSPI_ROLE_LIST_BOX.rawValue
    case .grouping: ATSPI_ROLE_GROUPING.rawValue
    case .imageMap: ATSPI_ROLE_IMAGE_MAP.rawValue
    case .notification: ATSPI_ROLE_NOTIFICATION.rawValue
    case .infoBar: ATSPI_ROLE_INFO_BAR.rawValue
    case .levelBar: ATSPI_ROLE_LEVEL_BAR.rawValue
    case .titleBar: ATSPI_ROLE_TITLE_BAR.rawValue
    case .blockQuote: ATSPI_ROLE_BLOCK_QUOTE.rawValue
    case .audio: ATSPI_ROLE_AUDIO.rawValue
    case .video: ATSPI_ROLE_VIDEO.rawValue
    case .definition: ATSPI_ROLE_DEFINITION.rawValue
    case .article: ATSPI_ROLE_ARTICLE.rawValue
    case .landmark: ATSPI_ROLE_LANDMARK.rawValue
    case .log: ATSPI_ROLE_LOG.rawValue
    case .marquee: ATSPI_ROLE_MARQUEE.rawValue
    case .math: ATSPI_ROLE_MATH.rawValue
    case .rating: ATSPI_ROLE_RATING.rawValue
    case .timer: ATSPI_ROLE_TIMER.rawValue
    case .static: ATSPI_ROLE_STATIC.rawValue
    case .mathFraction: ATSPI_ROLE_MATH_FRACTION.rawValue
    case .mathRoot: ATSPI_ROLE_MATH_ROOT.rawValue
    case .subscript: ATSPI_ROLE_SUBSCRIPT.rawValue
    case .superscript: ATSPI_ROLE_SUPERSCRIPT.rawValue
    case .descriptionList: ATSPI_ROLE_DESCRIPTION_LIST.rawValue
    case .descriptionTerm: ATSPI_ROLE_DESCRIPTION_TERM.rawValue
    case .descriptionValue: ATSPI_ROLE_DESCRIPTION_VALUE.rawValue
    case .footnote: ATSPI_ROLE_FOOTNOTE.rawValue
    case .contentDeletion: ATSPI_ROLE_CONTENT_DELETION.rawValue
    case .contentInsertion: ATSPI_ROLE_CONTENT_INSERTION.rawValue
    case .mark: ATSPI_ROLE_MARK.rawValue
    case .suggestion: ATSPI_ROLE_SUGGESTION.rawValue
    case .buttonMenu: ATSPI_ROLE_PUSH_BUTTON_MENU.rawValue
    case .switchControl: NewerNumbers.switchRole
    }
  }

  /// Nil for a number that no role has here.
  public init?(number: UInt32) {
    guard let role = Self.byNumber[number] else { return nil }
    self = role
  }

  private static let byNumber = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { ($0.number, $0) })
}
