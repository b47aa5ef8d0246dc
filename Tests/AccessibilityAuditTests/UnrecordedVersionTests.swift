// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Testing

@testable import AccessibilitySnapshot

/// Recordings of real applications, with nothing changed but the version of their toolkit, to one that
/// nobody has looked at.
@Suite struct UnrecordedVersionTests {
  private static let next = "999.0.0"

  @Test(arguments: RecordedApplicationTests.names)
  func `a new version differs only by what is known of the old one`(name: String) throws {
    let recording = try RecordedApplicationTests.recording(name)
    let old = recording.snapshot.application.toolkit
    func findings(_ toolkit: Toolkit) -> (text: String, notes: [String], count: Int) {
      var snapshot = recording.snapshot
      snapshot.application.toolkit = toolkit
      var evidence = Evidence(status: recording.status)
      evidence.locale = recording.language
      let result = Audit().run(snapshot, evidence: evidence)
      return (
        RecordedApplicationTests.text(of: result), result.setting.notes, result.violations.count
      )
    }
    let known = findings(old)
    // Nothing looks at the version but the table of what is known.
    let asBefore = Toolkit(name: old.name, version: Self.next, behavingLike: old.behaviour)
    #expect(findings(asBefore).text == known.text)
    // What is known of the old one is what could be missing, and each of it is listed.
    let new = Toolkit(name: old.name, version: Self.next)
    let unknown = findings(new)
    for fact in new.unknownFacts {
      #expect(unknown.notes.contains { $0.contains(fact.trait.text) }, "\(fact.trait)")
    }
    #expect(known.text == unknown.text || !unknown.notes.isEmpty)
    // It excuses nothing; but a tree with what is known to be mended is none of the new version's.
    let isOfNewShape = Toolkit.Trait.allCases.allSatisfy { !old.has($0) || new.mayHave($0) }
    #expect(unknown.count >= known.count || !isOfNewShape)
  }
}
