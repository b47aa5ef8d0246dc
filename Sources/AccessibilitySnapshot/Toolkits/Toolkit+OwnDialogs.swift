// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Toolkit {
  /// A dialog that a toolkit, or what is built on it, brings along whatever program opens it, by what gives it
  /// away where no role does. What is left out may be anything.
  package struct OwnDialog: Hashable, Sendable {
    /// In English.
    package var title: String?
    /// How its title begins, in English.
    package var titleStart = ""
    /// Names that stand in it, in every language where nothing else is said.
    package var parts: Set<String> = []
    /// Roles of what is operated in it that follow each other.
    package var controls: [Role] = []
  }

  /// Of Qt (5.15.8, 6.4.2), of KDE's frameworks (5.103), of GTK 3 (3.24.38), and of libadwaita (1.2) with
  /// GTK 4.8.
  package var ownDialogs: [OwnDialog] {
    isCalled("gtk") && !mayHave(.drawsTitleBars) ? [] : Self.ownDialogs[name.lowercased()] ?? []
  }

  private static let ownDialogs: [String: [OwnDialog]] = [
    "qt": [
      "About Qt", "About KDE", "Configure Keyboard Shortcuts", "Configure Language",
      "Configure Toolbars", "Submit Bug Report",
    ].map { OwnDialog(title: $0) } + [
      // For files.
      OwnDialog(parts: ["Files", "Sidebar"]),
      // For fonts: three fields with a list below each, two boxes, a sample and a choice.
      OwnDialog(
        controls: [
          .text, .list, .text, .list, .text, .list, .checkBox, .checkBox, .text, .comboBox,
        ]),
      // About a program, by KDE, in English.
      OwnDialog(titleStart: "About ", parts: ["About", "Components", "Authors"]),
      OwnDialog(titleStart: "About ", parts: ["About", "Libraries", "Authors"]),
    ],
    "gtk": [
      // For printing.
      OwnDialog(title: "Manage Custom Sizes"),
      // For fonts.
      OwnDialog(controls: [.spinButton, .slider, .text, .table, .text, .button, .button]),
      // Of the keys of a program.
      OwnDialog(title: "", parts: ["+"], controls: [.button, .toggleButton]),
      // About a program, by libadwaita, in English.
      OwnDialog(title: "About", parts: ["AdwLeaflet"]),
    ],
  ]
}
