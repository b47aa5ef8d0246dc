// SPDX-License-Identifier: Apache-2.0

/// The kind of thing an element is, in the words of AT-SPI (`AtspiRole`).
///
/// The raw value is the place in this list. Baselines of the audit keep it, so a new role comes last;
/// what the platform numbers a role is the platform's module's to say.
public enum Role: UInt8, CaseIterable, Sendable, Hashable {
  case invalid
  case acceleratorLabel
  case alert
  case animation
  case arrow
  case calendar
  case canvas
  case checkBox
  case checkMenuItem
  case colorChooser
  case columnHeader
  case comboBox
  case dateEditor
  case desktopIcon
  case desktopFrame
  case dial
  case dialog
  case directoryPane
  case drawingArea
  case fileChooser
  case filler
  case focusTraversable
  case fontChooser
  case frame
  case glassPane
  case htmlContainer
  case icon
  case image
  case internalFrame
  case label
  case layeredPane
  case list
  case listItem
  case menu
  case menuBar
  case menuItem
  case optionPane
  case pageTab
  case pageTabList
  case panel
  case passwordText
  case popupMenu
  case progressBar
  case button
  case radioButton
  case radioMenuItem
  case rootPane
  case rowHeader
  case scrollBar
  case scrollPane
  case separator
  case slider
  case spinButton
  case splitPane
  case statusBar
  case table
  case tableCell
  case tableColumnHeader
  case tableRowHeader
  case tearoffMenuItem
  case terminal
  case text
  case toggleButton
  case toolBar
  case toolTip
  case tree
  case treeTable
  case unknown
  case viewport
  case window
  case extended
  case header
  case footer
  case paragraph
  case ruler
  case application
  case autocomplete
  case editbar
  case embedded
  case entry
  case chart
  case caption
  case documentFrame
  case heading
  case page
  case section
  case redundantObject
  case form
  case link
  case inputMethodWindow
  case tableRow
  case treeItem
  case documentSpreadsheet
  case documentPresentation
  case documentText
  case documentWeb
  case documentEmail
  case comment
  case listBox
  case grouping
  case imageMap
  case notification
  case infoBar
  case levelBar
  case titleBar
  case blockQuote
  case audio
  case video
  case definition
  case article
  case landmark
  case log
  case marquee
  case math
  case rating
  case timer
  case `static`
  case mathFraction
  case mathRoot
  case `subscript`
  case superscript
  case descriptionList
  case descriptionTerm
  case descriptionValue
  case footnote
  case contentDeletion
  case contentInsertion
  case mark
  case suggestion
  case buttonMenu
  case switchControl
}

extension Role {
  /// The untranslated English name, as libatspi 2.46 spells it ("push button", "page tab").
  public var name: String {
    switch self {
    case .invalid: "invalid"
    case .acceleratorLabel: "accelerator label"
    case .alert: "alert"
    case .animation: "animation"
    case .arrow: "arrow"
    case .calendar: "calendar"
    case .canvas: "canvas"
    case .checkBox: "check box"
    case .checkMenuItem: "check menu item"
    case .colorChooser: "color chooser"
    case .columnHeader: "column header"
    case .comboBox: "combo box"
    case .dateEditor: "date editor"
    case .desktopIcon: "desktop icon"
    case .desktopFrame: "desktop frame"
    case .dial: "dial"
    case .dialog: "dialog"
    case .directoryPane: "directory pane"
    case .drawingArea: "drawing area"
    case .fileChooser: "file chooser"
    case .filler: "filler"
    case .focusTraversable: "focus traversable"
    case .fontChooser: "font chooser"
    case .frame: "frame"
    case .glassPane: "glass pane"
    case .htmlContainer: "html container"
    case .icon: "icon"
    case .image: "image"
    case .internalFrame: "internal frame"
    case .label: "label"
    case .layeredPane: "layered pane"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuBar: "menu bar"
    case .menuItem: "menu item"
    case .optionPane: "option pane"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .popupMenu: "popup menu"
    case .progressBar: "progress bar"
    case .button: "push button"
    case .radioButton: "radio button"
    case .radioMenuItem: "radio menu item"
    case .rootPane: "root pane"
    case .rowHeader: "row header"
    case .scrollBar: "scroll bar"
    case .scrollPane: "scroll pane"
    case .separator: "separator"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .splitPane: "split pane"
    case .statusBar: "status bar"
    case .table: "table"
    case .tableCell: "table cell"
    case .tableColumnHeader: "table column header"
    case .tableRowHeader: "table row header"
    case .tearoffMenuItem: "tearoff menu item"
    case .terminal: "terminal"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .toolTip: "tool tip"
    case .tree: "tree"
    case .treeTable: "tree table"
    case .unknown: "unknown"
    case .viewport: "viewport"
    case .window: "window"
    case .extended: "extended"
    case .header: "header"
    case .footer: "footer"
    case .paragraph: "paragraph"
    case .ruler: "ruler"
    case .application: "application"
    case .autocomplete: "autocomplete"
    case .editbar: "editbar"
    case .embedded: "embedded"
    case .entry: "entry"
    case .chart: "chart"
    case .caption: "caption"
    case .documentFrame: "document frame"
    case .heading: "heading"
    case .page: "page"
    case .section: "section"
    case .redundantObject: "redundant object"
    case .form: "form"
    case .link: "link"
    case .inputMethodWindow: "input method window"
    case .tableRow: "table row"
    case .treeItem: "tree item"
    case .documentSpreadsheet: "document spreadsheet"
    case .documentPresentation: "document presentation"
    case .documentText: "document text"
    case .documentWeb: "document web"
    case .documentEmail: "document email"
    case .comment: "comment"
    case .listBox: "list box"
    case .grouping: "grouping"
    case .imageMap: "image map"
    case .notification: "notification"
    case .infoBar: "info bar"
    case .levelBar: "level bar"
    case .titleBar: "title bar"
    case .blockQuote: "block quote"
    case .audio: "audio"
    case .video: "video"
    case .definition: "definition"
    case .article: "article"
    case .landmark: "landmark"
    case .log: "log"
    case .marquee: "marquee"
    case .math: "math"
    case .rating: "rating"
    case .timer: "timer"
    case .static: "static"
    case .mathFraction: "math fraction"
    case .mathRoot: "math root"
    case .subscript: "subscript"
    case .superscript: "superscript"
    case .descriptionList: "description list"
    case .descriptionTerm: "description term"
    case .descriptionValue: "description value"
    case .footnote: "footnote"
    case .contentDeletion: "content deletion"
    case .contentInsertion: "content insertion"
    case .mark: "mark"
    case .suggestion: "suggestion"
    case .buttonMenu: "push button menu"
    case .switchControl: "switch"
    }
  }
}

extension Role {
  /// True for what stands on the desktop by itself: frames, windows, dialogs and alerts.
  public var isWindow: Bool {
    switch self {
    case .frame, .window, .dialog, .alert: true
    default: false
    }
  }

  /// What stands beside an application's windows on the bus, and comes and goes by itself: a menu, a
  /// tool tip. Everything else that an application shows there is a window, whatever its role says.
  package var isPopup: Bool {
    switch self {
    case .popupMenu, .menu, .toolTip, .notification: true
    default: false
    }
  }
}
