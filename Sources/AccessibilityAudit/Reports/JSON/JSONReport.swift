// SPDX-License-Identifier: Apache-2.0

/// The result for programs, in the shape that axe made known. The same result gives the same bytes;
/// only `run` holds times.
public struct JSONReport: Sendable {
  /// The version of the shape: a new major one breaks what reads it.
  public static let schemaVersion = "1.0"

  private let report: AuditReport
  private let includesPasses: Bool

  /// With `includesPasses` the passes name their elements, as far as the audit recorded them.
  public init(_ report: AuditReport, includesPasses: Bool = false) {
    self.report = report
    self.includesPasses = includesPasses
  }

  /// The whole file.
  public var text: String { JSONText.of(document) }

  private var result: AuditResult { report.result }

  /// A program that was started for the audit has ended with it: its number, and the paths on the bus
  /// that it gave its elements, lead nowhere, and are others in the next run.
  private var namesProcess: Bool { report.run.program.isEmpty }

  private var document: JSONDocument {
    JSONDocument(
      schemaVersion: Self.schemaVersion,
      tool: .init(name: "evenhand", version: report.run.toolVersion),
      run: JSONRun(report.run, result.setting),
      target: target,
      environment: .init(
        quirks: result.target.framesAreTrusted ? [] : ["untrusted-bounds"],
        limits: .init(timeoutMs: report.run.timeoutMilliseconds, maxNodes: report.run.maxNodes)),
      coverage: coverage,
      valid: result.isValid,
      invalidReasons: result.invalidReasons.map(JSONText.bounded),
      violations: rules(.violation),
      bestPractices: rules(.advice),
      incomplete: rules(.review),
      suppressed: rules(.suppressed),
      comparison: .init(
        mended: result.comparison.stale.map(known), expired: result.comparison.expired.map(known)),
      passes: result.rules.filter { !$0.passed.isEmpty }.map {
        JSONPass($0, includesNodes: includesPasses)
      },
      inapplicable: result.rules.filter(\.isInapplicable).map {
        .init(id: $0.rule.id, help: $0.rule.help)
      },
      untested: result.rules.flatMap(gaps),
      errors: result.errors.map {
        .init(rule: $0.rule, selector: $0.selector, message: JSONText.bounded($0.message))
      },
      unread: result.problems.map {
        .init(
          place: JSONText.bounded($0.place), message: JSONText.bounded($0.message),
          hidesElements: $0.hidesElements)
      },
      manualChecks: ManualChecks.all)
  }

  private var target: JSONDocument.Target {
    let target = result.target
    return .init(
      app: JSONText.bounded(target.application), pid: namesProcess ? target.pid : nil,
      locale: target.locale,
      exec: report.run.program.map(JSONText.bounded).nonEmpty,
      toolkit: .init(
        name: JSONText.bounded(target.toolkitName),
        version: JSONText.bounded(target.toolkitVersion)),
      windows: target.windows.map(JSONText.bounded))
  }

  private var coverage: JSONDocument.Coverage {
    let coverage = result.coverage
    return .init(
      nodesSeen: coverage.nodesSeen, nodesTested: coverage.nodesTested,
      nodesSkipped: coverage.nodesSkipped.map { .init(reason: $0.reason, count: $0.count) },
      rulesRun: coverage.rulesRun, rulesInapplicable: coverage.rulesInapplicable,
      rulesUntested: result.rules.filter { $0.untested.contains { $0.element == nil } }
        .map(\.rule.id),
      rulesErrored: Array(Set(result.errors.map(\.rule))).sorted())
  }

  private func known(_ entry: KnownFinding) -> JSONDocument.Known {
    .init(
      fingerprint: JSONText.bounded(entry.fingerprint), rule: JSONText.bounded(entry.rule),
      selector: JSONText.bounded(entry.selector), reason: JSONText.bounded(entry.reason),
      expires: entry.expires?.description)
  }

  private func rules(_ verdict: Verdict) -> [JSONRule] {
    result.rules.compactMap {
      JSONRule($0.rule, $0.findings(verdict), namesProcess: namesProcess)
    }
  }

  /// `count` is nil for a rule that could judge nothing at all.
  private func gaps(_ rule: RuleResult) -> [JSONDocument.Gap] {
    Dictionary(grouping: rule.untested, by: \.reason).sorted { $0.key < $1.key }
      .map { reason, untested in
        .init(
          rule: rule.rule.id, reason: JSONText.bounded(reason),
          count: untested.contains { $0.element == nil } ? nil : untested.count)
      }
  }
}

extension Array {
  /// nil where it is empty, so that JSON leaves it out.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
