// SPDX-License-Identifier: Apache-2.0

/// The result for a person at a terminal: windows, in them rules, one line a finding.
public struct TextReport: Sendable {
  private let result: AuditResult
  private let style: TextStyle

  public init(_ result: AuditResult, isColoured: Bool = false) {
    self.result = result
    style = TextStyle(isColoured: isColoured)
  }

  public var text: String {
    let blocks = [heading] + windows + [summary]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let target = result.target
    let toolkit = [target.toolkitName, target.toolkitVersion].filter { !$0.isEmpty }
      .map(Escaped.brief).joined(separator: " ")
    let name = Escaped.brief(target.application)
    let counts =
      "\(plural(result.coverage.nodesSeen, "element")) in \(plural(target.windows.count, "window"))"
    return style.strong(name.isEmpty ? "(no name)" : name)
      + (toolkit.isEmpty ? "" : " (\(toolkit))") + ": " + counts
  }

  /// A block for each window that has findings, in the order of the tree.
  private var windows: [String] {
    let findings = result.rules.flatMap { rule in
      (rule.failed + rule.cantTell).map { (rule.rule, $0) }
    }
    let order = Set(findings.map(\.1.window)).sorted()
    return order.map { window in
      let here = findings.filter { $0.1.window == window }
      let title =
        here.first.map {
          style.strong($0.1.windowSelector) + ($0.1.stop.map { ", \(Escaped.line($0))" } ?? "")
        }
        ?? ""
      return ([title] + here.map { "  " + line($0.0, $0.1) }).joined(separator: "\n")
    }
  }

  private func line(_ rule: RuleDescription, _ finding: Finding) -> String {
    let verdict =
      switch (finding.outcome, rule.standing) {
      case (.failed, .bestPractice): style.doubtful("advice")
      case (.failed, _): style.bad("fail  ")
      default: style.doubtful("review")
      }
    let standard = rule.standards.first.map { "\($0), " } ?? ""
    return verdict + " " + finding.selector + ": " + Escaped.line(finding.message)
      + " [\(rule.id)] (\(standard)\(finding.impact.rawValue))"
      + (finding.source.map { " at " + Escaped.line($0.description) } ?? "")
  }

  private var summary: String {
    var lines = [counts]
    let idle = result.coverage.rulesInapplicable
    let rules = plural(result.coverage.rulesRun.count, "rule")
    let judgedNothing =
      idle.count > Self.mostListed ? "\(idle.count) of them" : idle.joined(separator: ", ")
    lines.append(
      idle.isEmpty ? "\(rules) run." : "\(rules) run; nothing to judge for \(judgedNothing).")
    for skipped in result.coverage.nodesSkipped {
      lines.append("Not tested: \(plural(skipped.count, "element")) \(skipped.reason).")
    }
    lines.append("Not tested: " + Self.manual + ".")
    lines += result.setting.notes.map { "Note: " + Escaped.line($0) + "." }
    for problem in result.problems {
      lines.append("Not read: \(Escaped.line(problem.place)): \(Escaped.line(problem.message)).")
    }
    for reason in result.invalidReasons {
      lines.append(style.bad("The audit is not valid: ") + Escaped.line(reason) + ".")
    }
    if !result.violations.isEmpty || !result.incomplete.isEmpty {
      lines.append("evenhand explain RULE says what a rule checks, and what to do.")
    }
    return lines.joined(separator: "\n")
  }

  private var counts: String {
    let violations = result.violations
    let impacts = Impact.allCases.reversed().compactMap { impact -> String? in
      let count = violations.count { $0.impact == impact }
      return count == 0 ? nil : "\(count) \(impact.rawValue)"
    }
    let detail = impacts.isEmpty ? "" : " (" + impacts.joined(separator: ", ") + ")"
    let text =
      plural(violations.count, "violation") + detail + ", \(result.incomplete.count) to review, "
      + "\(result.passCount) passed"
    return violations.isEmpty ? style.good(text) : style.bad(text)
  }

  /// Rules that are named in one line; the JSON report lists all of them.
  private static let mostListed = 12

  /// What no rule can decide.
  private static let manual =
    "whether names say the right thing, the order of reading, colour as the only sign, captions,"
    + " time limits, and what happens when a key is pressed"

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
