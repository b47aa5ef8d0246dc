// SPDX-License-Identifier: Apache-2.0

/// What toolkits call the action that a click does.
enum ActionNames {
  /// GTK and AccessKit say "click" and "activate", Qt "Press" and "Toggle", Chromium "doDefault" and
  /// "jump", LibreOffice "open".
  private static let clickLike: Set<String> = [
    "click", "press", "activate", "toggle", "jump", "open", "dodefault", "select", "clickancestor",
  ]

  static func isClickLike(_ name: String) -> Bool {
    clickLike.contains(name.lowercased())
  }
}
