// SPDX-License-Identifier: Apache-2.0

import Semantics

import AccessibilitySnapshot

/// What toolkits call the action that a click does.
package enum ActionNames {
  /// GTK and AccessKit say "click" and "activate", Qt "Press" and "Toggle", Chromium "doDefault" and
  /// "jump", LibreOffice "open".
  private static let clickLike: Set<String> = [
    "click", "press", "activate", "toggle", "jump", "open", "dodefault", "select", "clickancestor",
  ]

  /// False for what says nothing of the element itself: Firefox names a click on what holds the
  /// element, and Chromium gives every view of its own windows "doDefault".
  static func isClickOfItsOwn(_ name: String, of toolkit: Toolkit) -> Bool {
    let name = name.lowercased()
    return clickLike.contains(name) && name != "clickancestor"
      && !(name == "dodefault" && toolkit.has(.offersDoDefaultEverywhere))
  }

  /// What moves a value.
  static func isStep(_ name: String) -> Bool { isStepUp(name) || isStepDown(name) }

  private static func isStepUp(_ name: String) -> Bool {
    ["increment", "increase", "page-increment", "set-maximum"].contains(name.lowercased())
  }

  private static func isStepDown(_ name: String) -> Bool {
    ["decrement", "decrease", "page-decrement", "set-minimum"].contains(name.lowercased())
  }

  /// No step leads beyond the end of a range.
  package static func isBeyondEnd(_ name: String, from value: Double, in range: RangeValue) -> Bool
  {
    isStepUp(name) && value >= range.maximum || isStepDown(name) && value <= range.minimum
  }

  package static func isClickLike(_ name: String) -> Bool {
    clickLike.contains(name.lowercased())
  }

  /// What the button of a mouse does on the way to a click, where an element lists that too, as GTK 2's
  /// buttons do: by itself "press" leaves them drawn as pressed.
  package static func isPhaseOfClick(_ name: String, among actions: [Action]) -> Bool {
    let names = Set(actions.map { $0.name.lowercased() })
    return ["press", "release"].contains(name.lowercased())
      && names.isSuperset(of: ["click", "press", "release"])
  }

  /// What only takes the focus, as Qt's "SetFocus" does.
  package static func isFocus(_ name: String) -> Bool {
    ["setfocus", "focus", "grabfocus"].contains(name.lowercased())
  }

  /// What else toolkits call an action: GTK, Qt, Chromium, Firefox, LibreOffice, AccessKit and
  /// Evenhand.
  private static let other: Set<String> = [
    "increment", "decrement", "increase", "decrease", "expand", "collapse", "expand or contract",
    "edit", "focus", "setfocus", "showmenu", "show menu", "show-menu", "showcontextmenu",
    "show context menu", "show-context-menu", "menu", "popup", "show", "hide", "close", "dismiss",
    "switch", "check", "uncheck",
    "cycle", "enter", "scroll", "scrollleft", "scrollright", "scrollup", "scrolldown",
    "nextpage", "previouspage", "next page", "previous page", "incrementline", "decrementline",
    "incrementblock", "decrementblock", "expandorcollapse", "togglepopup", "scroll up",
    "scroll down", "scroll left", "scroll right", "copy", "cut", "paste", "delete", "undo", "redo",
    "zoom-in", "zoom-out", "move", "rotate", "peek", "search",
  ]

  /// Whether it opens the menu of its element under the name that clients look for: Orca, from 50.0,
  /// asks for "show-context-menu" and for "menu" before it makes a secondary click of its own. It
  /// reads "showContextMenu" as the first of them (seen in its source, 50.0 to 51).
  static func isMenu(_ name: String) -> Bool {
    ["show-context-menu", "menu"].contains(dashed(name, spacesToo: false))
  }

  /// Whether it opens the menu of its element under another name.
  static func isMenuByAnotherName(_ name: String) -> Bool {
    !isMenu(name) && menus.contains(dashed(name, spacesToo: true))
  }

  private static let menus: Set<String> = [
    "show-context-menu", "show-menu", "context-menu", "contextmenu", "open-context-menu",
    "popup-context-menu", "popup-menu", "show-popup-menu",
  ]

  /// "showContextMenu" and "show_context_menu" as "show-context-menu".
  private static func dashed(_ name: String, spacesToo: Bool) -> String {
    var dashed = ""
    var wasLower = false
    for character in name.trimmed {
      if character.isUppercase, wasLower { dashed.append("-") }
      let isGap = character.isPunctuation || character.isSymbol || (spacesToo && character == " ")
      dashed += isGap ? "-" : character.lowercased()
      wasLower = character.isLowercase
    }
    return dashed
  }

  /// One of these words, or the name of an action in a group as GTK 4 has them ("clipboard.copy").
  static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    if clickLike.contains(name) || other.contains(name) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && parts.allSatisfy { !$0.isEmpty }
  }
}
