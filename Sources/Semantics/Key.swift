// SPDX-License-Identifier: Apache-2.0

/// One key, by X's keysym name ("Up", "Return", "plus", "a"), as GTK and AT-SPI spell it.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// X's keysym name, without the modifiers that are held beside it.
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// The arrow key up.
  public static let up: Key = "Up"
  /// The arrow key down.
  public static let down: Key = "Down"
  /// The arrow key to the left.
  public static let left: Key = "Left"
  /// The arrow key to the right.
  public static let right: Key = "Right"
  /// To the beginning of a line, a list or a value's range.
  public static let home: Key = "Home"
  /// To the end of a line, a list or a value's range.
  public static let end: Key = "End"
  /// A page back.
  public static let pageUp: Key = "Page_Up"
  /// A page forward.
  public static let pageDown: Key = "Page_Down"
  /// The large Enter key; that of the number pad is `KP_Enter`, see ``withoutPad``.
  public static let `return`: Key = "Return"
  /// The space bar.
  public static let space: Key = "space"
  /// Leaves, closes or takes back.
  public static let escape: Key = "Escape"
  /// Moves the focus on, with Shift back.
  public static let tab: Key = "Tab"
  /// The key that removes forward: Delete on a PC's keyboard.
  public static let delete: Key = "Delete"
  /// The key that removes backward.
  public static let backspace: Key = "BackSpace"
  /// The key that opens a context menu.
  public static let menu: Key = "Menu"
  /// Moves the focus between sections, with Shift back.
  public static let f6: Key = "F6"
  /// The key that types "+"; on many layouts Shift with ``equal``.
  public static let plus: Key = "plus"
  /// The key that types "-".
  public static let minus: Key = "minus"
  /// The key that types "=".
  public static let equal: Key = "equal"

  /// The key that does the same outside of the number pad; itself for any other key.
  public var withoutPad: Key { Self.padKeys[name].map { Key($0) } ?? self }

  private static let padKeys: [String: String] = [
    "KP_Enter": "Return", "KP_Space": "space", "KP_Tab": "Tab", "KP_Home": "Home", "KP_End": "End",
    "KP_Left": "Left", "KP_Right": "Right", "KP_Up": "Up", "KP_Down": "Down",
    "KP_Page_Up": "Page_Up", "KP_Page_Down": "Page_Down", "KP_Delete": "Delete",
    "KP_Add": "plus", "KP_Subtract": "minus", "KP_Equal": "equal", "KP_0": "0",
  ]

  /// For people, in English ("Page Up", "+", "A").
  public var label: String {
    if let label = Self.labels[name] { return label }
    return name.count == 1 ? name.uppercased() : name
  }

  private static let labels: [String: String] = [
    "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right", "Page_Up": "Page Up",
    "Page_Down": "Page Down", "Return": "Enter", "space": "Space", "Escape": "Esc",
    "Delete": "Delete", "BackSpace": "Backspace", "plus": "+", "minus": "-", "equal": "=",
    "bracketleft": "[", "bracketright": "]", "comma": ",", "period": ".", "backslash": "\\",
  ]
}
