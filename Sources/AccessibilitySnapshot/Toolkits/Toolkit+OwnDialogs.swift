// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// English titles of dialogs that it, or what is built on it, brings along whatever program opens them, and that
  /// nothing else gives away: of Qt (5.15.8, 6.4.2), of KDE's frameworks (5.103), and of GTK for printing
  /// (3.24.38).
  package var titlesOfOwnDialogs: Set<String> { Self.titles[name.lowercased()] ?? [] }

  private static let titles: [String: Set<String>] = [
    "qt": [
      "About Qt", "About KDE", "Configure Keyboard Shortcuts", "Configure Toolbars",
      "Submit Bug Report",
    ],
    "gtk": ["Manage Custom Sizes"],
  ]
}
