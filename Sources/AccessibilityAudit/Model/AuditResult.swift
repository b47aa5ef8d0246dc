// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// What an audit found.
public struct AuditResult: Hashable, Sendable {
  /// The application that was audited.
  public let target: AuditTarget
  /// With which settings it ran, and what a reader has to know of that.
  public internal(set) var setting: AuditSetting
  /// How much of the application the verdict is about.
  public let coverage: Coverage
  /// One for every rule that was run, in the order of the registry.
  public internal(set) var rules: [RuleResult]
  /// Rules that broke down; one is enough to make the audit not valid.
  public let errors: [AuditError]
  /// What could not be read.
  public let problems: [ProblemRecord]
  /// What was asked for and led to nothing; one is enough to make the audit not valid.
  public internal(set) var fruitlessWays: [FruitlessWay] = []
  /// True of a look at what a trial has opened.
  var isOfDisclosure = false
  /// Of the windows, where they were asked for.
  public internal(set) var pictures: [WindowPicture]
  /// What came of comparing with known findings; empty where there was nothing to compare with.
  public internal(set) var comparison = KnownComparison()

  /// What counts against the application; suppressed findings do not.
  public var violations: [Finding] {
    rules.filter { $0.rule.standing != .bestPractice }.flatMap(\.failed).filter(\.counts)
  }
  /// What could be better and is required by nobody; it never fails a run.
  public var bestPractices: [Finding] {
    rules.filter { $0.rule.standing == .bestPractice }.flatMap(\.failed).filter(\.counts)
  }
  /// What a person has to decide, and what a toolkit's known fault may have caused; suppressed
  /// findings are left out.
  public var incomplete: [Finding] { rules.flatMap(\.cantTell).filter(\.counts) }
  /// Known findings that somebody gave a reason for; they are reported and fail no run.
  public var suppressed: [Finding] {
    rules.flatMap { ($0.failed + $0.cantTell).filter { $0.suppression != nil } }
  }
  /// How many times a rule found an element right.
  public var passCount: Int { rules.reduce(0) { $0 + $1.passed.count } }

  /// Why the verdict cannot be relied on; empty where it can.
  public var invalidReasons: [String] {
    var reasons = errors.map { "rule \($0.rule) broke down at \($0.selector): \($0.message)" }
    reasons += problems.filter(\.hidesElements).map { "\($0.place): \($0.message)" }
    if target.windows.isEmpty, coverage.nodesSeen <= 1, reasons.isEmpty {
      reasons.append("the application shows no window")
    } else if coverage.nodesTested == 0 {
      reasons.append("no element could be judged")
    } else if isHollow {
      reasons.append("no window publishes what is in it")
    } else if coverage.webContent > coverage.nodesTested {
      reasons.append(
        "most of it is web content, \(coverage.webContent) elements that were not judged: audit it"
          + " with axe")
    }
    return reasons + fruitlessWays.map(\.text)
  }

  /// True where windows are empty, and it is for a person to say why: a Chromium that was not asked
  /// for its content has no findings, and has not been judged.
  private var isHollow: Bool {
    guard let rule = rules.first(where: { $0.rule.id == "app-exposes-tree" }) else { return false }
    return rule.passed.isEmpty && rule.failed.isEmpty && !rule.cantTell.isEmpty
  }

  /// Whether the verdict can be relied on.
  public var isValid: Bool { invalidReasons.isEmpty }

  /// With one more thing that a reader of the report has to know.
  public func noting(_ note: String) -> AuditResult {
    var result = self
    result.setting.notes.append(note)
    return result
  }

  /// With the failures of rules of this kind for a person to decide.
  public func reviewing(_ kind: RuleKind) -> AuditResult {
    var result = self
    for index in result.rules.indices where result.rules[index].rule.kind == kind {
      result.rules[index].cantTell += result.rules[index].failed.map { finding in
        var finding = finding
        finding.outcome = .cantTell
        return finding
      }
      result.rules[index].failed = []
    }
    return result
  }

  /// How many findings stand at or above the threshold.
  public func count(reaching threshold: FailureThreshold) -> Int {
    switch threshold {
    case .impact(let impact): violations.count { $0.impact >= impact }
    case .incomplete: violations.count + incomplete.count
    case .never: 0
    }
  }

  /// True where something stands at or above the threshold.
  public func reaches(_ threshold: FailureThreshold) -> Bool { count(reaching: threshold) > 0 }
}

/// A rule that broke down at an element. The audit is then not valid.
public struct AuditError: Hashable, Sendable {
  /// The rule's id.
  public let rule: String
  /// The element at which it broke down, as reports print it.
  public let selector: String
  /// What went wrong, for people.
  public let message: String
}

/// Something that could not be read, for the report.
public struct ProblemRecord: Hashable, Sendable {
  /// The element's selector, or its path on the bus where it is not in the tree.
  public let place: String
  /// What went wrong, for people.
  public let message: String
  /// Whether elements may be missing from the tree because of it: then the audit is not valid.
  public let hidesElements: Bool

  init(_ problem: ReadProblem, _ naming: ElementNaming) {
    let node = problem.element.flatMap { naming.context[$0] }
    place = node.map(naming.selector) ?? problem.path
    message = problem.message
    hidesElements = problem.hidesElements
  }
}

extension AuditResult {
  /// The files in which findings are declared, as the application names them.
  public var sourceFiles: Set<String> {
    Set(rules.flatMap { ($0.failed + $0.cantTell).compactMap(\.source?.file) })
  }

  /// With other names for these files, such as paths in a project.
  public func renamingSources(_ names: [String: String]) -> AuditResult {
    func rename(_ finding: inout Finding) {
      guard let source = finding.source, let file = names[source.file] else { return }
      finding.source = SourcePosition(file: file, line: source.line, column: source.column)
    }
    var result = self
    for index in rules.indices {
      for place in rules[index].failed.indices { rename(&result.rules[index].failed[place]) }
      for place in rules[index].cantTell.indices { rename(&result.rules[index].cantTell[place]) }
    }
    return result
  }
}
