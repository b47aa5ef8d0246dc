// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Testing

@testable import AccessibilityAudit

/// The table of the lines that mend what rules find.
@Suite struct FixTableTests {
  @Test func `every rule of the table is a rule, and every remedy mends one`() {
    for rule in Remedy.ofRules.keys { #expect(RuleRegistry.rule(rule) != nil, "\(rule)") }
    for reason in Remedy.ofReasons.keys {
      let known = RuleRegistry.rule(reason.rule)?.expectations.map(\.reason) ?? []
      #expect(known.contains(reason.name), "\(reason)")
    }
    let used = Set(Remedy.ofRules.values).union(Remedy.ofReasons.values)
    #expect(used == Set(Remedy.allCases))
  }

  @Test func `every toolkit has lines for every remedy that it knows`() {
    // wxWidgets asks for Tab in a text when the text is made; the library has neither mnemonics nor
    // a text that keeps Tab.
    let lacking: [String: Set<Remedy>] = [
      "wxWidgets on GTK 3": [.tab], "Evenhand": [.tab, .mnemonic],
    ]
    for dialect in Dialect.all {
      let known = Set(Remedy.allCases).subtracting(lacking[dialect.toolkit] ?? [])
      #expect(Set(dialect.lines.keys) == known, "\(dialect.toolkit)")
      for lines in dialect.lines.values {
        #expect(lines.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(lines)")
      }
    }
  }

  private static let python = ["python3.11", "libgtk-3.so.0", "libQt5Widgets.so.5"]

  @Test(arguments: [
    ("gtk 3.24.38", [], ["GTK 3, c", "GTK 3, python", "wxWidgets on GTK 3, cpp"]),
    ("gtk 3.24.38", python, ["GTK 3, python"]),
    ("gtk 3.24.38", ["mousepad", "libgtk-3.so.0"], ["GTK 3, c"]),
    ("gtk 3.24.38", ["audacity", "libwx_gtk3u_core-3.2.so.0"], ["wxWidgets on GTK 3, cpp"]),
    ("GTK 4.8.3", [], ["GTK 4, c", "GTK 4, python"]),
    ("Qt 5.15.8", [], ["Qt Widgets, cpp", "PyQt and PySide, python", "Qt Quick, qml"]),
    ("Qt 5.15.8", python, ["PyQt and PySide, python"]),
    ("Qt 5.15.8", ["libQt5Qml.so.5"], ["Qt Widgets, cpp", "Qt Quick, qml"]),
    ("Evenhand 1", ["gallery"], ["Evenhand, swift"]), ("Chromium 150", [], []), (" ", [], []),
  ])
  func
    `an application is shown the lines of its own toolkit, and of its language where that is known`(
      toolkit: String, loaded: [String], dialects: [String]
    )
  {
    let parts = toolkit.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = Dialect.all(of: Toolkit(name: parts[0], version: parts[1]), loaded: loaded)
    #expect(found.map { $0.toolkit + ", " + $0.language } == dialects)
  }

  @Test func `what no line of code mends has none`() {
    #expect(Fix.all(for: "tree-integrity").isEmpty)
  }
}
