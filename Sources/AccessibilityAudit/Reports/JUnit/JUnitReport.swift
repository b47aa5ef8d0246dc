// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The result as JUnit's XML, which every CI server reads: a suite for each window, a case for each
/// rule, and one suite for the run itself.
public struct JUnitReport: Sendable {
  private let report: AuditReport

  /// Rules that found nothing wrong appear where the audit recorded what passed.
  public init(_ report: AuditReport) {
    self.report = report
  }

  /// The whole file.
  public var text: String {
    let suites = [runSuite] + windowSuites
    let root = XMLElement(
      name: "testsuites",
      attributes: [("name", "evenhand: " + report.title)]
        + JUnitCase.counts(suites.flatMap(\.cases)),
      children: suites.map { $0.element(start: report.run.startText) })
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
  }

  /// What stands in the way of a verdict, and the rules that did not run.
  private var runSuite: JUnitSuite {
    let result = report.result
    let reasons = result.invalidReasons
    var cases = [
      JUnitCase(
        name: "the audit is valid", suite: "evenhand",
        outcome: reasons.first.map { .error($0, kind: "invalid", reasons) } ?? .passed)
    ]
    for rule in result.rules {
      guard let reason = rule.untested.first(where: { $0.element == nil })?.reason else { continue }
      cases.append(
        JUnitCase(
          name: rule.rule.id, suite: "evenhand", outcome: .skipped("not tested: " + reason)))
    }
    return JUnitSuite(name: report.title, properties: properties, cases: cases)
  }

  private var properties: [(name: String, value: String)] {
    let coverage = report.result.coverage
    let properties = [
      (name: "evenhand.version", value: report.run.toolVersion),
      (name: "application", value: report.title), (name: "toolkit", value: report.toolkit),
      (name: "elements.seen", value: "\(coverage.nodesSeen)"),
      (name: "elements.tested", value: "\(coverage.nodesTested)"),
      (name: "rules.run", value: "\(coverage.rulesRun.count)"),
      (name: "locale", value: report.result.target.locale),
      (name: "driven.by", value: report.run.drivenBy),
    ]
    let known = KnownNote.all(report.result.comparison).flatMap { note in
      note.entries.map { (name: "known." + note.kind, value: KnownNote.line($0)) }
    }
    return properties + known
      + Gap.all(report.result).map {
        (name: "not.tested", value: "\($0.subject): \($0.reason)")
      }
  }

  private var windowSuites: [JUnitSuite] {
    let found = Dictionary(report.windows.map { ($0.window, $0) }) { first, _ in first }
    var selectors = found.mapValues(\.selector)
    var passed: [ElementID: Set<String>] = [:]
    for rule in report.result.rules {
      for element in rule.passedElements {
        selectors[element.window] = element.windowSelector
        passed[element.window, default: []].insert(rule.rule.id)
      }
    }
    return selectors.sorted { $0.key < $1.key }.map { window, selector in
      let groups = Dictionary(grouping: found[window]?.groups ?? []) { $0.rule.id }
      let cases = report.result.rules.compactMap { rule -> JUnitCase? in
        if let groups = groups[rule.rule.id] { return JUnitCase(selector, rule.rule, groups) }
        guard passed[window]?.contains(rule.rule.id) == true else { return nil }
        return JUnitCase(name: rule.rule.id, suite: selector, outcome: .passed)
      }
      return JUnitSuite(name: selector, properties: [], cases: cases)
    }
  }
}
