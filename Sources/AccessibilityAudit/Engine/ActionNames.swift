// SPDX-License-Identifier: Apache-2.0

/// What toolkits call the action that a click does.
package enum ActionNames {
  /// GTK and AccessKit say "click" and "activate", Qt "Press" and "Toggle", Chromium "doDefault" and
  /// "jump", LibreOffice "open".
  private static let clickLike: Set<String> = [
    "click", "press", "activate", "toggle", "jump", "open", "dodefault", "select", "clickancestor",
  ]

  /// False for what says nothing of the element itself: Firefox names a click on what holds the
  /// element, and Chromium gives every view of its own windows "doDefault".
  static func isClickOfItsOwn(_ name: String, toolkit: String) -> Bool {
    let name = name.lowercased()
    return clickLike.contains(name) && name != "clickancestor"
      && !(toolkit == "chromium" && name == "dodefault")
  }

  package static func isClickLike(_ name: String) -> Bool {
    clickLike.contains(name.lowercased())
  }
}
