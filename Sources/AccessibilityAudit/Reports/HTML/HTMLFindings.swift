// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The findings by window and rule, numbered through, with filters and pictures.
struct HTMLFindings: Sendable {
  private let report: AuditReport
  private let windows: [WindowFindings]

  init(_ report: AuditReport) {
    self.report = report
    windows = report.windows
  }

  var text: String {
    var number = 0
    var blocks = ["<h2 id=\"findings\" tabindex=\"-1\">Findings</h2>"]
    blocks.append(windows.isEmpty ? "<p>Nothing was found.</p>" : filters)
    for window in windows {
      let numbered = window.groups.map { group in
        group.findings.map { finding in
          number += 1
          return (number: number, finding: finding)
        }
      }
      blocks.append(block(window, numbered))
    }
    return blocks.joined(separator: "\n")
  }

  private func block(_ window: WindowFindings, _ numbered: [[(number: Int, finding: Finding)]])
    -> String
  {
    let visible = zip(window.groups, numbered).filter { $0.0.verdict != .suppressed }
    let picture = report.result.pictures.first { $0.window == window.window }.flatMap {
      HTMLPicture($0, of: window.selector, findings: visible.flatMap(\.1))
    }
    let groups = zip(window.groups, numbered).map(group)
    return """
      <section class="window">
      <h3>\(HTMLText.foreign(window.selector))</h3>
      \(([picture?.text ?? ""] + groups).filter { !$0.isEmpty }.joined(separator: "\n"))
      </section>
      """
  }

  private func group(_ group: RuleFindings, _ numbered: [(number: Int, finding: Finding)])
    -> String
  {
    let rule = group.rule
    let standards = rule.standards.map { standard in
      HTMLText.link(
        standard.description + (standard.title.isEmpty ? "" : " " + standard.title),
        to: standard.url)
    }
    return """
      <section class="group">
      <h4>\(HTMLText.plain(rule.help))</h4>
      <p class="about">\(HTMLText.badge(group.verdict.title, group.verdict.rawValue))
      \(HTMLText.badge(rule.impact.rawValue, "impact")) <code>\(HTMLText.plain(rule.id))</code>
      <span>\(standards.joined(separator: "; "))</span></p>
      <p><strong>What to do:</strong> \(HTMLText.plain(rule.advice))</p>\(fixes(group))
      <ol class="findings">
      \(numbered.map { item($0.number, $0.finding, group) }.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  /// The lines of code, folded; nothing where none are known.
  private func fixes(_ group: RuleFindings) -> String {
    report.fixes(for: group.findings).map { fix in
      "\n<details class=\"fix\"><summary>\(HTMLText.plain("In code: " + fix.title))</summary>\n"
        + "<pre tabindex=\"0\"><code>\(HTMLText.lines(fix.lines))</code></pre></details>"
    }.joined()
  }

  private func item(_ number: Int, _ finding: Finding, _ group: RuleFindings) -> String {
    var facts: [(String, String)] = []
    if let bounds = finding.bounds, let place = Self.place(bounds) {
      facts.append(("Place", place + (finding.boundsAreTrusted ? "" : " (not trusted)")))
    }
    if let name = finding.nameBesideIdentifier {
      facts.append(("Name", HTMLText.foreign(Escaped.brief(name))))
    }
    if !finding.identifier.isEmpty {
      facts.append(("Identifier", HTMLText.code(finding.identifier)))
    }
    if let source = finding.source { facts.append(("Declared at", HTMLText.code("\(source)"))) }
    if let state = finding.baselineState { facts.append(("Baseline", state.rawValue)) }
    if let suppression = finding.suppression {
      facts.append(
        ("Suppressed as \(suppression.kind.title)", HTMLText.foreign(suppression.sentence)))
    }
    if let issue = finding.toolkitIssue {
      facts.append(("Known of the toolkit", HTMLText.link(issue.text, to: issue.url)))
    }
    facts.append(("Fingerprint", "<code>\(finding.fingerprint)</code>"))
    return """
      <li class="finding" id="finding-\(number)" data-impact="\(finding.impact.rawValue)" \
      data-outcome="\(group.verdict.rawValue)" data-rule="\(HTMLText.plain(group.rule.id))">
      <a class="index" href="#finding-\(number)" aria-label="Finding \(number)">\(number)</a>
      <p>\(HTMLText.foreign(Self.sentence(finding.message)))</p>
      <p>\(HTMLText.code(finding.selector))</p>\(pictures(of: finding))
      \(HTMLText.facts(facts, kind: "more"))
      </li>
      """
  }

  private func pictures(of finding: Finding) -> String {
    finding.pictures.enumerated().map { number, png in
      "\n<img class=\"place\" alt=\"Place \(number + 1)\" "
        + "src=\"data:image/png;base64,\(png.base64EncodedString())\">"
    }.joined()
  }

  /// "10, 20; 80 by 30"; nil for what is no place.
  private static func place(_ bounds: Rect) -> String? {
    let numbers = [bounds.x, bounds.y, bounds.width, bounds.height].compactMap {
      Int(exactly: $0.rounded())
    }
    guard numbers.count == 4 else { return nil }
    return "\(numbers[0]), \(numbers[1]); \(numbers[2]) by \(numbers[3])"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Hidden until the script shows it: without the script it would do nothing.
  private var filters: String {
    let groups = windows.flatMap(\.groups)
    let impacts = Impact.allCases.reversed().filter { impact in
      groups.contains { $0.rule.impact == impact }
    }
    let outcomes = Verdict.allCases.filter { verdict in
      groups.contains { $0.verdict == verdict }
    }
    let used = Set(groups.map(\.rule.id))
    let rules = report.result.rules.map(\.rule.id).filter(used.contains)
    let options = rules.map { "<option>\(HTMLText.plain($0))</option>" }
    return """
      <form id="filters" class="filters" aria-label="Filter the findings" hidden>
      \(boxes("impact", "Impact", impacts.map { ($0.rawValue, $0.rawValue) }))
      \(boxes("outcome", "Outcome", outcomes.map { ($0.rawValue, $0.title.lowercased()) }))
      <div class="field"><label for="rule">Rule</label>
      <select id="rule" name="rule"><option value="">all rules</option>\(options.joined())</select></div>
      <div class="field"><label for="text">Words in it</label>
      <input id="text" name="text" type="search" autocomplete="off"></div>
      <button type="reset">Show all</button>
      <p class="status" id="status" role="status"></p>
      </form>
      """
  }

  private func boxes(_ name: String, _ legend: String, _ values: [(String, String)]) -> String {
    let boxes = values.map { value, title in
      "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\" checked> \(title)</label>"
    }
    return "<fieldset><legend>\(legend)</legend>\(boxes.joined())</fieldset>"
  }
}
