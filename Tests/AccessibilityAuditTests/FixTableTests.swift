// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Testing

@testable import AccessibilityAudit

/// The table of the lines that mend what rules find.
@Suite struct FixTableTests {
  @Test func `every rule of the table is a rule, and every remedy mends one`() {
    for rule in Remedy.ofRules.keys { #expect(RuleRegistry.rule(rule) != nil, "\(rule)") }
    #expect(Set(Remedy.ofRules.values) == Set(Remedy.allCases))
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

  @Test(arguments: [
    ("gtk", "3.24.38", ["GTK 3, C", "GTK 3, Python", "wxWidgets on GTK 3, C++"]),
    ("GTK", "4.8.3", ["GTK 4, C", "GTK 4, Python"]),
    ("Qt", "5.15.8", ["Qt Widgets, C++", "PyQt and PySide, Python", "Qt Quick, QML"]),
    ("Evenhand", "", ["Evenhand, Swift"]), ("Chromium", "150", []), ("", "", []),
  ])
  func `an application is shown the lines of its own toolkit`(
    name: String, version: String, titles: [String]
  ) {
    let fixes = Fix.all(for: "control-name", in: Toolkit(name: name, version: version))
    #expect(fixes.map(\.title) == titles)
  }

  @Test func `what no line of code mends has none`() {
    #expect(Fix.all(for: "tree-integrity").isEmpty)
  }
}
