// SPDX-License-Identifier: Apache-2.0

@testable import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

/// What is not known of a toolkit makes nothing pass.
@Suite struct UnknownTraitTests {
  @Test(arguments: RecordedApplicationTests.names)
  func `nothing passes because a trait of the toolkit is not known`(name: String) throws {
    let recording = try RecordedApplicationTests.recording(name)
    let toolkit = recording.snapshot.application.toolkit
    let known = verdicts(on: recording.snapshot)
    for trait in Toolkit.Trait.allCases where toolkit.has(trait) {
      var snapshot = recording.snapshot
      snapshot.application.toolkit = toolkit.forgetting(trait)
      for (place, verdict) in verdicts(on: snapshot) where verdict == .passed {
        let before = known[place] ?? .inapplicable
        #expect(
          before == .passed || before == .inapplicable,
          "\(trait): \(place.rule) \(place.element) passes, and was \(before)")
      }
    }
  }

  @Test func `nothing that rests on a place passes in a toolkit that gives wrong ones`() throws {
    for name in RecordedApplicationTests.names {
      let recording = try RecordedApplicationTests.recording(name)
      guard !recording.snapshot.framesAreTrusted else { continue }
      let result = Audit().run(recording.snapshot)
      for id in ["bounds-in-window", "hit-test", "target-size"] {
        let rule = try #require(result.rules.first { $0.rule.id == id })
        #expect(
          rule.passed.isEmpty && rule.failed.isEmpty && rule.cantTell.isEmpty, "\(name) \(id)")
      }
    }
  }

  private struct Place: Hashable {
    let rule: String
    let element: ElementID
  }

  private func verdicts(on snapshot: ApplicationSnapshot) -> [Place: Outcome] {
    var verdicts: [Place: Outcome] = [:]
    for rule in Audit().run(snapshot).rules {
      func note(_ elements: [ElementID], _ outcome: Outcome) {
        for element in elements { verdicts[Place(rule: rule.rule.id, element: element)] = outcome }
      }
      note(rule.passed, .passed)
      note(rule.failed.map(\.element), .failed)
      note(rule.cantTell.map(\.element), .cantTell)
      note(rule.untested.compactMap(\.element), .untested)
    }
    return verdicts
  }
}
