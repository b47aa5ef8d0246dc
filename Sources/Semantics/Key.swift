// SPDX-License-Identifier: Apache-2.0

/// One key, by X's keysym name ("Up", "Return", "plus", "a"), as GTK and AT-SPI spell it.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public static let up: Key = "Up"
  public static let down: Key = "Down"
  public static let left: Key = "Left"
  public static let right: Key = "Right"
  public static let home: Key = "Home"
  public static let end: Key = "End"
  public static let pageUp: Key = "Page_Up"
  public static let pageDown: Key = "Page_Down"
  public static let `return`: Key = "Return"
  public static let space: Key = "space"
  public static let escape: Key = "Escape"
  public static let tab: Key = "Tab"
  public static let delete: Key = "Delete"
  public static let backspace: Key = "BackSpace"
  public static let menu: Key = "Menu"
  public static let f6: Key = "F6"
  public static let plus: Key = "plus"
  public static let minus: Key = "minus"
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
