// SPDX-License-Identifier: Apache-2.0

@testable import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import Semantics

/// A report on `Sample` in which every kind of finding stands once.
enum SampleReport {
  static func plain() -> AuditReport {
    AuditReport(result(), run: RunRecord(toolVersion: "1.2.3"))
  }

  /// With everything that a report can say: suppressed, new, known of the toolkit, declared in a
  /// source file, not tested, not read, a picture.
  static func full() -> AuditReport {
    var result = Self.result(extra: extra, problems: [problem], rules: rules)
    mark(&result)
    result.comparison.stale = [
      KnownFinding(
        fingerprint: "00000000000000aa", application: "Sample", rule: "window-title",
        selector: "dialog[]", reason: "the new dialog has one", expires: CalendarDay("2027-06-30"))
    ]
    result.comparison.expired = [
      KnownFinding(
        fingerprint: "00000000000000bb", application: "Sample", rule: "image-name",
        selector: "frame[Main] > panel[Sound] > image[]", reason: "an ornament",
        expires: CalendarDay("2026-01-31"))
    ]
    var run = RunRecord(toolVersion: "1.2.3")
    run.startedAt = Date(timeIntervalSince1970: 1_800_000_000)
    run.duration = .milliseconds(1234)
    run.program = ["sample", "--all"]
    run.timeout = .seconds(10)
    run.maxNodes = 100_000
    run.drive = ["keyboard"]
    run.steps = "open.steps"
    result.pictures = [
      WindowPicture(
        window: ElementID(2), png: png, frame: Rect(x: 0, y: 0, width: 300, height: 200))
    ]
    return AuditReport(result, run: run)
  }

  /// A report in which everything that an application can say is hostile.
  static let hostile: AuditReport = {
    let names = HostileText.all
    let nodes = names.enumerated().map { index, name in
      Node(
        id: ElementID(UInt64(100 + index)), role: .button, name: "", description: name,
        identifier: name, states: Sample.shown,
        frame: Rect(x: 1, y: 1, width: .infinity, height: .nan))
    }
    var result = Self.result(windowName: names.joined(), extra: nodes, problems: [problem])
    for index in result.rules.indices {
      for place in result.rules[index].failed.indices {
        let name = names[place % names.count]
        result.rules[index].failed[place].toolkitIssue = ToolkitIssue(url: name, text: name)
        result.rules[index].failed[place].baselineState = .new
        if place.isMultiple(of: 3) {
          result.rules[index].failed[place].suppression = Suppression(
            kind: .baseline, reason: name, expires: name)
        }
      }
      if index == 0 {
        result.rules[index].untested += names.map { Untested(element: nil, reason: $0) }
      }
    }
    result.comparison.stale = names.map { name in
      KnownFinding(
        fingerprint: name, application: name, rule: name, selector: name, reason: name)
    }
    result.comparison.expired = result.comparison.stale
    var run = RunRecord(toolVersion: "1.2.3")
    run.steps = names.joined()
    run.program = names
    run.drive = names
    return AuditReport(result, run: run)
  }()

  static let rules =
    Sample.rules + ["value-range", "image-name"].compactMap(RuleRegistry.rule)

  private static func result(
    windowName: String = "Main", extra: [Node] = [], problems: [ReadProblem] = [],
    rules: [any Rule] = Sample.rules
  ) -> AuditResult {
    Audit(rules: rules, recordsPasses: true).run(
      Sample.snapshot(buttonName: "", windowName: windowName, extra: extra, problems: problems),
      evidence: Evidence(
        status: BusStatus(address: "unix:path=/nowhere", registryAnswers: true, isEnabled: true)))
  }

  private static let extra =
    (0..<12).map { index in
      Node(
        id: ElementID(UInt64(20 + index)), role: .button, name: "", states: Sample.shown,
        frame: Rect(x: 10 + Double(index) * 20, y: 100, width: 16, height: 16))
    }
    + [
      Node(
        id: ElementID(40), role: .image, name: "", states: Sample.shown,
        frame: Rect(x: 200, y: 150, width: 32, height: 32))
    ]

  private static let problem = ReadProblem(
    .refused(member: "GetActions", error: "no such interface"), element: ElementID(4), path: "/4")

  private static func mark(_ result: inout AuditResult) {
    for index in result.rules.indices {
      for place in result.rules[index].failed.indices {
        result.rules[index].failed[place].baselineState = place == 0 ? .new : .unchanged
        if place == 1 {
          result.rules[index].failed[place].suppression = Suppression(
            kind: .baseline, reason: "mended with the new toolbar", expires: "2027-03-31")
        }
        if place == 2 {
          result.rules[index].failed[place].suppression = Suppression(
            kind: .falsePositive, reason: "an ornament")
        }
        if place == 3 {
          result.rules[index].failed[place].toolkitIssue = ToolkitIssue(
            url: "https://example.org/issues/7", text: "The toolkit drops the name.")
        }
      }
      if result.rules[index].rule.id == "orientation" {
        result.rules[index].untested = [
          Untested(element: nil, reason: "needs --drive keyboard")
        ]
      }
      if result.rules[index].rule.id == "bounds-valid" {
        result.rules[index].untested = [
          Untested(element: ElementID(5), reason: "its cells were not read")
        ]
      }
    }
  }

  /// A red pixel.
  private static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    ) ?? Data()
}
