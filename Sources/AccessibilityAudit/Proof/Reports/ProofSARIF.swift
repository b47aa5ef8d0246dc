// SPDX-License-Identifier: Apache-2.0

/// A proof as SARIF 2.1.0: a result for each counterexample, under the rule of the audit that asks
/// for the same. What is undecided is a notification: nothing is known to be wrong there.
public struct ProofSARIF: Sendable {
  private let report: ProofReport
  private let anchor: String

  /// - Parameter anchor: The file that counterexamples without a source point to.
  public init(_ report: ProofReport, anchor: String = SARIFOptions().anchor) {
    self.report = report
    self.anchor = anchor
  }

  /// How many results are over what GitHub keeps, and are not written.
  public var leftOutCount: Int {
    max(0, report.counterexamples.count - SARIFReport.maximumResults)
  }

  /// The whole file, with at most ``SARIFReport/maximumResults`` results.
  public var text: String {
    let rules = report.rules
    let places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in
      first
    }
    var results: [SARIFResult] = []
    for (control, found) in report.counterexamples.prefix(SARIFReport.maximumResults) {
      guard let place = places[found.rule] else { continue }
      results.append(
        SARIFResult(
          found, of: control, in: report.proof.application, rules[place], index: place,
          anchor: anchor))
    }
    let run = SARIFDocument.Run(
      tool: .init(
        driver: .init(
          name: "evenhand", semanticVersion: report.run.toolVersion,
          rules: rules.map { .init($0) })),
      automationDetails: .init(
        id: SARIFDocument.category(of: report.proof.application, kind: "prove/" + part)),
      invocations: [
        .init(
          executionSuccessful: report.part != nil || !report.proof.controls.isEmpty,
          startTimeUtc: report.run.startText, toolExecutionNotifications: notifications)
      ],
      columnKind: "unicodeCodePoints", results: results)
    return JSONText.of(SARIFDocument(runs: [run]))
  }

  /// GitHub takes the newest run of a category for all that there is: each part needs its own.
  private var part: String {
    report.part.map { $0.replacing("/", with: "-of-") + "/" } ?? ""
  }

  private var notifications: [SARIFDocument.Notification] {
    var notes: [(level: String, text: String)] = []
    if leftOutCount > 0 {
      let count = Plural.of(leftOutCount, "result")
      notes.append(
        (
          "warning",
          "\(count) left out: GitHub keeps \(SARIFReport.maximumResults). The JSON report has all."
        ))
    }
    if report.proof.controls.isEmpty, report.part == nil {
      notes.append(("error", "Nothing to prove: no control has gestures or a value"))
    }
    for control in report.controls(.undecided) {
      notes += control.reasons.map { ("warning", "Undecided: \(control.title): \($0)") }
    }
    return notes.prefix(SARIFReport.maximumNotifications).map {
      .init(level: $0.level, message: .init(text: SARIFText.plain($0.text)))
    }
  }
}

extension SARIFResult {
  /// One counterexample. It is recognised by its control, its steps and the ways that it refutes.
  fileprivate init(
    _ found: ControlProof.Counterexample, of control: ControlProof, in application: String,
    _ rule: RuleDescription, index: Int, anchor: String
  ) {
    let ways = found.ways.map(\.rawValue).joined(separator: " ")
    let fingerprint = Fingerprint(
      application: application, rule: rule.id,
      reason: ([control.element, ways] + found.steps).joined(separator: "\u{1f}"), path: [],
      ordinal: nil
    ).text
    ruleId = rule.id
    ruleIndex = index
    kind = "fail"
    level = rule.impact.sarifLevel
    message = .init(text: SARIFText.plain(control.element + ": " + found.sentence))
    locations = [
      Location(
        physicalLocation: Self.place(found.position ?? control.position, anchor),
        logicalLocations: [
          Logical(
            name: SARIFText.plain(control.element),
            fullyQualifiedName: SARIFText.plain(control.element), kind: "element")
        ])
    ]
    partialFingerprints = [
      "primaryLocationLineHash": fingerprint + ":1", "evenhand/v1": fingerprint,
    ]
    baselineState = nil
    suppressions = nil
    properties = Properties(
      impact: rule.impact.rawValue, outcome: ControlProof.Verdict.refuted.rawValue,
      reasonId: ways.replacing(" ", with: "-"), window: "", toolkitIssue: nil)
  }
}
