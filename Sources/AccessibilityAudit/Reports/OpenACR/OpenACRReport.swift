// SPDX-License-Identifier: Apache-2.0

/// The result as the draft of an Open Accessibility Conformance Report, in OpenACR's YAML. It says
/// "does-not-support" where there are violations, "not-evaluated" everywhere else, and never more: no
/// program can see that a criterion is met.
public struct OpenACRReport: Sendable {
  /// How many violations of one rule a row lists.
  static let maximumViolations = 10
  /// How many elements about which a person has to decide.
  static let maximumReviews = 5

  private let report: AuditReport
  private let product: OpenACRProduct
  /// By the requirement that they check, in the order of the registry.
  private let rules: [Standard: [RuleResult]]

  public init(_ report: AuditReport, product: OpenACRProduct = OpenACRProduct()) {
    self.report = report
    self.product = product
    var rules: [Standard: [RuleResult]] = [:]
    for rule in report.result.rules where rule.rule.standing != .bestPractice {
      for standard in rule.rule.standards { rules[standard, default: []].append(rule) }
    }
    self.rules = rules
  }

  /// The whole file.
  public var text: String {
    let name = product.name ?? report.title
    var lines = [
      "title: " + quoted("\(name) Accessibility Conformance Report (draft)"), "product:",
      "  name: " + quoted(name),
    ]
    if let version = product.version { lines.append("  version: " + quoted(version)) }
    lines += [
      "author:", "  name: " + quoted(product.authorName ?? OpenACRProduct.unknown),
      "  email: " + quoted(product.authorEmail ?? OpenACRProduct.unknown),
    ]
    if let date = product.date ?? report.run.startText.map({ String($0.prefix(10)) }) {
      lines.append("report_date: " + quoted(date))
    }
    lines += ["version: 1", "notes: " + YAMLText.block(notes, indentation: 2)]
    lines.append("evaluation_methods_used: " + YAMLText.block(methods, indentation: 2))
    lines += ["catalog: " + quoted(OpenACRCatalog.name), "chapters:"]
    for chapter in OpenACRCatalog.chapters { lines += self.lines(of: chapter) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var result: AuditResult { report.result }

  private func quoted(_ text: String) -> String { YAMLText.quoted(Escaped.text(text)) }

  private var notes: [String] {
    let invalid = result.invalidReasons.map { "The audit is not valid: " + Escaped.text($0) + "." }
    return invalid + [
      "A draft, made by evenhand \(report.run.toolVersion) from an audit of the running program. A"
        + " person has to complete it.",
      "\"does-not-support\" says that the audit found violations, which stand beside it. Where most"
        + " of the product meets the criterion all the same, it is to be changed by who knows that.",
      "\"not-evaluated\" says that it found none, or that no rule looks for them; neither shows that"
        + " the criterion is met. The catalog has it for level AAA alone: in the other tables each is"
        + " to be decided before this is given to anybody.",
    ]
  }

  private var methods: [String] {
    let ran = result.coverage.rulesRun.count
    var lines = [
      "evenhand \(report.run.toolVersion): \(Plural.of(ran, "rule")) over what the program exposes on"
        + " AT-SPI, \(Plural.of(result.coverage.nodesSeen, "element")) in"
        + " \(Plural.of(result.target.windows.count, "window")).",
      "Driven: " + Escaped.text(report.run.drivenBy) + ".",
    ]
    if !report.toolkit.isEmpty { lines.append("Toolkit: \(report.toolkit).") }
    lines += Gap.all(result).map { "Not tested: \($0.subject): " + Escaped.text($0.reason) + "." }
    return lines
  }

  private func lines(of chapter: OpenACRCatalog.Chapter) -> [String] {
    var lines: [String] = []
    if chapter.id == "software" {
      lines += [
        "  \(OpenACRCatalog.hardware):", "    disabled: true",
        "    notes: " + quoted("A program is no hardware."),
      ]
    }
    lines.append("  \(chapter.id):")
    let others = unlisted(in: chapter)
    if !others.isEmpty { lines.append("    notes: " + YAMLText.block(others, indentation: 6)) }
    lines.append("    criteria:")
    for row in chapter.rows {
      let evidence = chapter.scheme.flatMap { rules[Standard(scheme: $0, reference: row)] } ?? []
      lines += [
        "      - num: " + quoted(row), "        components:",
        "          - name: " + quoted(chapter.component), "            adherence:",
        "              level: " + quoted(level(evidence)),
        "              notes: " + YAMLText.block(remarks(evidence), indentation: 16),
      ]
    }
    return lines
  }

  /// What rules say of requirements of which the catalog has only parts.
  private func unlisted(in chapter: OpenACRCatalog.Chapter) -> [String] {
    guard let scheme = chapter.scheme, scheme != .wcag else { return [] }
    let standards = rules.keys.filter {
      $0.scheme == scheme && !chapter.rows.contains($0.reference)
    }
    return standards.sorted { $0.reference < $1.reference }.flatMap { standard in
      let rules = rules[standard] ?? []
      return [
        "\(standard.reference) (\(standard.title)) is no row of this catalog; \(level(rules)):"
      ] + remarks(rules)
    }
  }

  private func level(_ rules: [RuleResult]) -> String {
    rules.contains { !$0.violations.isEmpty } ? "does-not-support" : "not-evaluated"
  }

  /// What the rules found, what they could not look at, and what they found nothing in.
  private func remarks(_ rules: [RuleResult]) -> [String] {
    guard !rules.isEmpty else { return ["No rule checks this: a person has to."] }
    var lines: [String] = []
    for rule in rules where !rule.violations.isEmpty {
      lines += list("Violates", rule.rule, rule.violations, limit: Self.maximumViolations)
    }
    for rule in rules {
      let reviews = rule.findings(.review)
      if !reviews.isEmpty {
        lines += list("To be decided by a person:", rule.rule, reviews, limit: Self.maximumReviews)
      }
      let others = rule.falsePositives
      if !others.isEmpty {
        lines += list("Said to be no fault:", rule.rule, others, limit: Self.maximumReviews)
      }
    }
    for rule in rules where rule.violations.isEmpty && rule.findings(.review).isEmpty {
      lines.append(sentence(rule))
    }
    return lines
  }

  private func list(
    _ verdict: String, _ rule: RuleDescription, _ findings: [Finding], limit: Int
  ) -> [String] {
    let count = Plural.of(findings.count, "element")
    var lines = ["\(verdict) \(rule.id) (\(rule.help)): \(count)"]
    lines += findings.prefix(limit).map { finding in
      var line = "- \(Escaped.text(finding.selector))"
      if let name = finding.nameBesideIdentifier { line += " (\"\(Escaped.brief(name))\")" }
      line += ": " + Escaped.text(finding.message)
      if let suppression = finding.suppression {
        line += "; \(suppression.kind.title): " + Escaped.text(suppression.sentence)
      }
      return line
    }
    if findings.count > limit { lines.append("- and \(findings.count - limit) more") }
    return lines
  }

  /// Of a rule without findings.
  private func sentence(_ rule: RuleResult) -> String {
    let whole = rule.untested.first { $0.element == nil }
    if let whole { return "Not tested: \(rule.rule.id): " + Escaped.text(whole.reason) }
    let parts =
      rule.untested.isEmpty ? "" : "; \(Plural.of(rule.untested.count, "element")) not tested"
    return rule.passed.isEmpty
      ? "Nothing to judge: \(rule.rule.id)" + parts
      : "No violation found: \(rule.rule.id), \(Plural.of(rule.passed.count, "element"))" + parts
  }
}

/// What a report says of the product and of who answers for it, none of which an application exposes.
public struct OpenACRProduct: Hashable, Sendable {
  /// Stands where something is required and nobody gave it.
  static let unknown = "not given"

  /// nil for the application's own name.
  public var name: String?
  /// nil where the report is to name none.
  public var version: String?
  /// The day of the report (ISO 8601); nil for the day of the audit.
  public var date: String?
  /// Who completes the report.
  public var authorName: String?
  /// Where to reach them.
  public var authorEmail: String?

  public init() {}
}

extension RuleResult {
  /// What falls short of a requirement, known findings that are to be mended among it.
  fileprivate var violations: [Finding] {
    failed.filter { $0.baselineState != .absent && $0.suppression?.kind != .falsePositive }
  }

  /// What somebody looked at and found right.
  fileprivate var falsePositives: [Finding] {
    (failed + cantTell).filter {
      $0.baselineState != .absent && $0.suppression?.kind == .falsePositive
    }
  }
}
