// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AccessibilityAudit

@Suite struct StandardsTests {
  @Test(arguments: RuleRegistry.all.map(\.id))
  func `every requirement that a rule quotes stands in the table`(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for standard in rule.standards {
      #expect(!standard.title.isEmpty, "\(standard)")
      #expect(standard.url.hasPrefix("https://"), "\(standard)")
      #expect((standard.level != nil) == (standard.scheme == .wcag), "\(standard)")
    }
  }

  @Test func `a conformance report has a row for whatever a rule quotes`() {
    let rows = OpenACRCatalog.chapters.flatMap { chapter in
      chapter.rows.compactMap { row in chapter.scheme.map { Standard(scheme: $0, reference: row) } }
    }
    let quoted = Set(RuleRegistry.all.flatMap(\.standards)).filter { $0.scheme != .en301549 }
    // The heading of a section, which a report quotes above its rows.
    #expect(quoted.subtracting(rows).map(\.reference) == ["502.3"])
  }

  @Test func `the table holds three standards, each in one version`() {
    let documents = StandardsTable.current.documents
    #expect(documents.map(\.scheme) == [.wcag, .en301549, .section508])
    #expect(documents.map(\.version) == ["2.2", "3.2.1", "2018"])
  }

  @Test func `a requirement is quoted as people write it`() {
    #expect(Standard.wcag("4.1.2").description == "WCAG 4.1.2 A")
    #expect(Standard.en("11.5.2.5").description == "EN 301 549 11.5.2.5")
    #expect(Standard.section508("502.3.1").description == "Section 508 502.3.1")
    #expect(Standard.wcag("2.5.8").since == "2.2")
  }
}
