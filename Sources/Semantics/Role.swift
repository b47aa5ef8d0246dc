// SPDX-License-Identifier: Apache-2.0

/// The kind of thing an element is, by AT-SPI's numbers (`AtspiRole`, at-spi2-core 2.46 and `switch`
/// from 2.56).
///
/// The raw value is the number on the wire, so that a tree that was read off the bus keeps every
/// role it met. A number that no case has reads as ``unknown``.
public enum Role: UInt32, CaseIterable, Sendable, Hashable {
  case invalid = 0
  case acceleratorLabel = 1
  case alert = 2
  case animation = 3
  case arrow = 4
  case calendar = 5
  case canvas = 6
  case checkBox = 7
  case checkMenuItem = 8
  case colorChooser = 9
  case columnHeader = 10
  case comboBox = 11
  case dateEditor = 12
  case desktopIcon = 13
  case desktopFrame = 14
  case dial = 15
  case dialog = 16
  case directoryPane = 17
  case drawingArea = 18
  case fileChooser = 19
  case filler = 20
  case focusTraversable = 21
  case fontChooser = 22
  case frame = 23
  case glassPane = 24
  case htmlContainer = 25
  case icon = 26
  case image = 27
  case internalFrame = 28
  case label = 29
  case layeredPane = 30
  case list = 31
  case listItem = 32
  case menu = 33
  case menuBar = 34
  case menuItem = 35
  case optionPane = 36
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case radioMenuItem = 45
  case rootPane = 46
  case rowHeader = 47
  case scrollBar = 48
  case scrollPane = 49
  case separator = 50
  case slider = 51
  case spinButton = 52
  case splitPane = 53
  case statusBar = 54
  case table = 55
  case tableCell = 56
  case tableColumnHeader = 57
  case tableRowHeader = 58
  case tearoffMenuItem = 59
  case terminal = 60
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case toolTip = 64
  case tree = 65
  case treeTable = 66
  case unknown = 67
  case viewport = 68
  case window = 69
  case extended = 70
  case header = 71
  case footer = 72
  case paragraph = 73
  case ruler = 74
  case application = 75
  case autocomplete = 76
  case editbar = 77
  case embedded = 78
  case entry = 79
  case chart = 80
  case caption = 81
  case documentFrame = 82
  case heading = 83
  case page = 84
  case section = 85
  case redundantObject = 86
  case form = 87
  case link = 88
  case inputMethodWindow = 89
  case tableRow = 90
  case treeItem = 91
  case documentSpreadsheet = 92
  case documentPresentation = 93
  case documentText = 94
  case documentWeb = 95
  case documentEmail = 96
  case comment = 97
  case listBox = 98
  case grouping = 99
  case imageMap = 100
  case notification = 101
  case infoBar = 102
  case levelBar = 103
  case titleBar = 104
  case blockQuote = 105
  case audio = 106
  case video = 107
  case definition = 108
  case article = 109
  case landmark = 110
  case log = 111
  case marquee = 112
  case math = 113
  case rating = 114
  case timer = 115
  case `static` = 116
  case mathFraction = 117
  case mathRoot = 118
  case `subscript` = 119
  case superscript = 120
  case descriptionList = 121
  case descriptionTerm = 122
  case descriptionValue = 123
  case footnote = 124
  case contentDeletion = 125
  case contentInsertion = 126
  case mark = 127
  case suggestion = 128
  case buttonMenu = 129
  /// Libraries before 2.56 do not know this number and fall back to the role's name.
  case switchControl = 130
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
}
