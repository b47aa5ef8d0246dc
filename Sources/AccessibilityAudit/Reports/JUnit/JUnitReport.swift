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

/// One window, or the run itself.
struct JUnitSuite: Sendable {
  let name: String
  let properties: [(name: String, value: String)]
  let cases: [JUnitCase]

  func element(start: String?) -> XMLElement {
    // Without its zone, as Ant writes it.
    let timestamp = start.map { [(name: "timestamp", value: String($0.prefix(19)))] } ?? []
    let list = properties.map { property in
      XMLElement(
        name: "property", attributes: [("name", property.name), ("value", property.value)])
    }
    return XMLElement(
      name: "testsuite", attributes: [("name", name)] + JUnitCase.counts(cases) + timestamp,
      children: (list.isEmpty ? [] : [XMLElement(name: "properties", children: list)])
        + cases.map(\.element))
  }
}

/// What one rule says of one window.
struct JUnitCase: Sendable {
  enum Outcome: Sendable {
    case passed
    case failure(String, kind: String, [String])
    case error(String, kind: String, [String])
    case skipped(String)
  }

  let name: String
  let suite: String
  let outcome: Outcome
  /// What is worth knowing beside the outcome.
  private let notes: [String]

  init(name: String, suite: String, outcome: Outcome) {
    self.name = name
    self.suite = suite
    self.outcome = outcome
    notes = []
  }

  /// A violation fails; without one the case is skipped, and says what a person has to look at.
  init(_ window: String, _ rule: RuleDescription, _ groups: [RuleFindings]) {
    name = rule.id
    suite = window
    let lines = Dictionary(
      groups.map { ($0.verdict, $0.findings.map(Self.line)) }, uniquingKeysWith: +)
    let others = Verdict.allCases.filter { $0 != .violation }
      .compactMap { verdict in lines[verdict].map { (phrase: verdict.phrase, lines: $0) } }
    if let violations = lines[.violation] {
      outcome = .failure(
        "\(rule.help): \(Plural.of(violations.count, "element")) (\(rule.impact.rawValue))",
        kind: rule.id, violations + ["", rule.advice, rule.standardsText].filter { !$0.isEmpty })
    } else {
      outcome = .skipped(
        others.map { "\($0.phrase): \(Plural.of($0.lines.count, "element"))" }
          .joined(separator: ", "))
    }
    notes = others.flatMap { other in other.lines.map { other.phrase + ": " + $0 } }
  }

  var element: XMLElement {
    var children: [XMLElement] = []
    switch outcome {
    case .passed: break
    case .failure(let message, let kind, let lines):
      children.append(Self.problem("failure", message, kind, lines))
    case .error(let message, let kind, let lines):
      children.append(Self.problem("error", message, kind, lines))
    case .skipped(let message):
      children.append(XMLElement(name: "skipped", attributes: [("message", message)]))
    }
    if !notes.isEmpty { children.append(XMLElement(name: "system-out", lines: notes)) }
    return XMLElement(
      name: "testcase", attributes: [("classname", suite), ("name", name), ("time", "0")],
      children: children)
  }

  static func counts(_ cases: [JUnitCase]) -> [(name: String, value: String)] {
    var failures = 0
    var errors = 0
    var skipped = 0
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"), ("time", "0"),
    ]
  }

  private static func problem(
    _ name: String, _ message: String, _ kind: String, _ lines: [String]
  ) -> XMLElement {
    XMLElement(name: name, attributes: [("message", message), ("type", kind)], lines: lines)
  }

  private static func line(_ finding: Finding) -> String {
    var text = finding.baselineState.map { "[\($0.rawValue)] " } ?? ""
    text += finding.selector + ": " + Escaped.text(finding.message)
    if let source = finding.source { text += " at \(source)" }
    if let issue = finding.toolkitIssue { text += " (known of the toolkit: \(issue.url))" }
    if let suppression = finding.suppression {
      text += " (\(suppression.kind.title): \(suppression.sentence))"
    }
    return text
  }
}

extension Verdict {
  /// In the middle of a sentence.
  fileprivate var phrase: String {
    switch self {
    case .violation: "violation"
    case .review: "needs review"
    case .advice: "advice"
    case .suppressed: "suppressed"
    }
  }
}
