// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import EvenhandTesting
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

@MainActor
@Suite struct ModelAuditTests {
  /// What of the rules about gestures is not passed, by rule and reason.
  private func findings(_ audit: ModelAudit) -> [String: Finding] {
    let result = audit.run()
    #expect(result.isValid, "\(result.invalidReasons)")
    var findings: [String: Finding] = [:]
    for rule in result.rules where rule.rule.kind == .model {
      for finding in rule.failed + rule.cantTell {
        findings[rule.rule.id + ":" + finding.reason] = finding
      }
    }
    return findings
  }

  @Test func `what an author writes as usual passes`() throws {
    #expect(findings(ModelAudit(of: SoundDial())).keys.sorted() == [])
    #expect(findings(ModelAudit(of: SoundCounter())).keys.sorted() == [])
    #expect(findings(ModelAudit(of: SoundSquare())).keys.sorted() == [])
  }

  @Test func `a knob with its author's own words and steps passes`() {
    let found = findings(ModelAudit(of: SoundKnob()))
    #expect(found.keys.sorted() == [], "\(found.values.map(\.message))")
  }

  @Test func `rows that are swiped away and carried pass`() {
    let found = findings(ModelAudit(of: SoundRows()))
    #expect(found.keys.sorted() == [], "\(found.values.map(\.message))")
  }

  @Test func `what is picked up stays so while it is looked at`() {
    let found = findings(ModelAudit(of: LongPressDraggableCircle()))
    #expect(found.keys.sorted() == [], "\(found.values.map(\.message))")
  }

  @Test func `a drag that is made into a choice is tried by its outcomes`() throws {
    #expect(findings(ModelAudit(of: SoundCard())).keys.sorted() == [])
  }

  @Test func `a drag that a recognizer keeps to itself is found, with its line`() throws {
    let found = findings(ModelAudit(of: SecretPad()))
    let finding = try #require(found["parity-proof:not-by-keys"])
    #expect(finding.source?.file == "ModelAuditTests/FaultyViews.swift")
    #expect(finding.message.contains("drag 40 points to the right"))
  }

  @Test func `keys that do something else are found`() throws {
    let found = findings(ModelAudit(of: HijackedDial()))
    #expect(found["parity-proof:not-by-keys"] != nil)
    #expect(found["gesture-conflict:key-taken"] != nil)
  }

  @Test func `a value whose steps are finer than the least drag is tried`() throws {
    let found = findings(ModelAudit(of: HijackedDial(pointsPerStep: 1)))
    #expect(found["parity-proof:not-by-keys"] != nil)
  }

  @Test func `a report of what was taken back is no leftover`() throws {
    #expect(findings(ModelAudit(of: SoundReporter())).keys.sorted() == [])
  }

  @Test func `what an author says in place of what is inside stands for its gestures`() {
    #expect(findings(ModelAudit(of: SoundStars())).keys.sorted() == [])
  }

  @Test func `what is hidden without a word in its place is found`() {
    let found = findings(ModelAudit(of: SilentStars()))
    #expect(found["gesture-has-key:no-key"] != nil, "\(found.keys.sorted())")
    #expect(found["gesture-has-action:no-action"] != nil, "\(found.keys.sorted())")
  }

  @Test func `what is said in its place has to lead to the same`() {
    let found = findings(ModelAudit(of: SoundStars(step: 0)))
    #expect(found["parity-proof:not-by-keys"] != nil, "\(found.keys.sorted())")
  }

  @Test func `several values of one element are told as a whole`() throws {
    let found = findings(ModelAudit(of: SoundPhoto()))
    #expect(found.keys.sorted() == [], "\(found.values.map(\.message))")
  }

  @Test func `a value that stays when the gesture is broken off is found`() throws {
    let found = findings(ModelAudit(of: LeakingSlider()))
    #expect(found.keys.contains { $0.hasPrefix("pointer-cancel:") })
  }

  @Test func `a text that does not follow its value is found`() throws {
    let found = findings(ModelAudit(of: MuteDial()))
    #expect(found["adjustable-laws:text-fixed"] != nil)
  }

  @Test func `a change without a word is found`() throws {
    let found = findings(ModelAudit(of: SilentCounter()))
    #expect(found["parity-events:silent-change"] != nil)
  }
}
