// SPDX-License-Identifier: Apache-2.0

/// A proof for a comment on a pull request or a job's summary: a table of the controls, and what
/// refutes them to be opened.
public struct ProofMarkdown: Sendable {
  private let report: ProofReport

  public init(_ report: ProofReport) {
    self.report = report
  }

  /// The whole comment, within the length of one: details are left out and counted where they are too
  /// many.
  public var text: String {
    let end =
      "<sub>evenhand \(MarkdownText.plain(report.run.toolVersion)); within"
      + " \(MarkdownText.plain(report.proof.bounds)).</sub>\n"
    let room = MarkdownReport.maximumLength - end.utf8.count - 200
    let found = report.controls(.refuted) + report.controls(.undecided)
    var text = head
    var left = 0
    for row in (found + report.controls(.proved)).map(row) {
      if text.utf8.count + row.utf8.count < room / 2 { text += row } else { left += 1 }
    }
    if left > 0 { text += "\n\nLeft out of the table: \(Plural.of(left, "control"))." }
    left = 0
    for block in found.map(details) {
      if text.utf8.count + block.utf8.count < room { text += block } else { left += 1 }
    }
    if left > 0 { text += "\n\nLeft out: the details of \(Plural.of(left, "control"))." }
    return text + "\n\n" + end
  }

  private var head: String {
    let verdict =
      report.proof.isRefuted
      ? "❌ refuted" : report.proof.isProven ? "✅ proved" : "⚠️ undecided"
    let part = report.part.map { ", part \(MarkdownText.plain($0))" } ?? ""
    return """
      ## Keys and actions reach what gestures reach in \(MarkdownText.plain(report.title)): \(verdict)

      \(report.counts)\(part).

      | Control | Verdict | Pointer | Keys | Assistive technology |
      |---|---|---|---|---|
      """
  }

  private func row(_ control: ControlProof) -> String {
    let ways = ControlProof.Modality.allCases.map { control.verdict(of: $0).rawValue }
    let cells = [MarkdownText.code(control.title), control.verdict.rawValue] + ways
    return "\n| " + cells.joined(separator: " | ") + " |"
  }

  private func details(_ control: ControlProof) -> String {
    let found = control.counterexamples.map { found in
      MarkdownText.plain(found.sentence)
        + (found.source.map { " at " + MarkdownText.code($0) } ?? "")
    }
    let all = found + control.reasons.map(MarkdownText.plain)
    var lines = all.prefix(MarkdownReport.maximumElements).map { "- " + $0 }
    if all.count > lines.count { lines.append("- and \(all.count - lines.count) more") }
    let title = "\(MarkdownText.plain(control.title)): \(control.verdict.rawValue)"
    return "\n\n<details><summary>\(title)</summary>\n\n" + lines.joined(separator: "\n")
      + "\n\n</details>"
  }
}
