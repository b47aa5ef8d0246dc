// SPDX-License-Identifier: Apache-2.0

/// The result for programs, in the shape that axe made known. The same result gives the same bytes.
public struct JSONReport: Sendable {
  public static let schemaVersion = "1.0"

  private let result: AuditResult
  private let toolVersion: String

  public init(_ result: AuditResult, toolVersion: String) {
    self.result = result
    self.toolVersion = toolVersion
  }

  public var text: String { JSONText.of(document) }

  private var document: JSONDocument {
    let coverage = result.coverage
    let target = result.target
    return JSONDocument(
      schemaVersion: Self.schemaVersion,
      tool: .init(name: "evenhand", version: toolVersion),
      run: .init(
        mode: "app", drive: [],
        session: result.setting.session.isEmpty ? nil : result.setting.session,
        notes: result.setting.notes),
      target: .init(
        app: target.application, pid: target.pid, locale: target.locale,
        toolkit: .init(name: target.toolkitName, version: target.toolkitVersion),
        windows: target.windows),
      coverage: .init(
        nodesSeen: coverage.nodesSeen, nodesTested: coverage.nodesTested,
        nodesSkipped: coverage.nodesSkipped.map { .init(reason: $0.reason, count: $0.count) },
        rulesRun: coverage.rulesRun, rulesInapplicable: coverage.rulesInapplicable,
        rulesErrored: Array(Set(result.errors.map(\.rule))).sorted()),
      valid: result.isValid,
      invalidReasons: result.invalidReasons,
      violations: result.rules.filter { $0.rule.standing != .bestPractice }
        .compactMap { JSONRule($0, $0.failed) },
      bestPractices: result.rules.filter { $0.rule.standing == .bestPractice }
        .compactMap { JSONRule($0, $0.failed) },
      incomplete: result.rules.compactMap { JSONRule($0, $0.cantTell) },
      passes: result.rules.filter { !$0.passed.isEmpty }.map {
        .init(id: $0.rule.id, help: $0.rule.help, count: $0.passed.count)
      },
      inapplicable: result.rules.filter(\.isInapplicable).map {
        .init(id: $0.rule.id, help: $0.rule.help, count: 0)
      },
      untested: result.rules.flatMap { rule in
        Dictionary(grouping: rule.untested, by: \.reason).sorted { $0.key < $1.key }
          .map { .init(rule: rule.rule.id, reason: $0.key, count: $0.value.count) }
      },
      errors: result.errors.map {
        .init(rule: $0.rule, selector: $0.selector, message: $0.message)
      },
      unread: result.problems.map {
        .init(place: $0.place, message: $0.message, hidesElements: $0.hidesElements)
      })
  }
}
