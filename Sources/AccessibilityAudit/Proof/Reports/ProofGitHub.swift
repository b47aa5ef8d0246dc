// SPDX-License-Identifier: Apache-2.0

/// A proof as workflow commands: an annotation for each counterexample, at its line.
public struct ProofGitHub: Sendable {
  private let report: ProofReport

  public init(_ report: ProofReport) {
    self.report = report
  }

  /// Errors for what is refuted and warnings for what is undecided; then the counts, and what did
  /// not fit.
  public var text: String {
    let refuted = report.counterexamples.map { control, found in
      WorkflowCommand.text(
        .error, "refuted (\(found.rule))", control.title + ": " + found.sentence,
        found.position ?? control.position)
    }
    let undecided = report.controls(.undecided).map { control in
      WorkflowCommand.text(
        .warning, "undecided", control.title + ": " + control.reasons.joined(separator: "; "),
        control.position)
    }
    let left = [(refuted.count, "counterexample"), (undecided.count, "undecided control")]
      .compactMap { count, noun in
        count > WorkflowCommand.limit ? Plural.of(count - WorkflowCommand.limit, noun) : nil
      }
    let end =
      "evenhand: " + report.title + ": " + report.counts
      + (left.isEmpty ? "" : "; not annotated: " + left.joined(separator: ", "))
    return
      (refuted.prefix(WorkflowCommand.limit) + undecided.prefix(WorkflowCommand.limit) + [end])
      .joined(separator: "\n") + "\n"
  }
}
