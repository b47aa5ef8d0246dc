// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Says what a screen reader says of the element that has the focus, and what can be done with it.
struct SayCommand: Subcommand {
  static let name = "say"
  static let summary = "Print what a screen reader says of the focused element"
  static let synopsis = TargetOptions.synopsis
  static let options =
    TargetOptions.specifications + [
      OutputFormat.specification,
      OptionSpecification(
        "output", .text, "FILE",
        help: "Write to FILE instead of standard output"),
    ]

  private let target: TargetOptions
  private let format: OutputFormat
  private let output: Output

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    target = try TargetOptions(values, program: program)
    format = try OutputFormat(values)
    output = Output(path: values.text("output"))
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try output.check()
    let snapshot = try await TargetOpening(options: target, environment: environment).snapshot()
    let tree = snapshot.tree
    guard let id = tree.focus, let node = tree[id] else {
      throw .invalid("nothing in \(Escaped.line(tree.rootNode.name)) has the focus")
    }
    // As when the window has just come to the front, so that the groups around are told too.
    let report = SpeechReport(
      node, sentences: SpeechPreview(tree).focus(id, from: tree.window(of: id)?.id))
    switch format {
    case .text: try output.write(report.text)
    case .json: try output.write(report.json)
    }
    for problem in snapshot.problems {
      Output.complain(problem.path + ": " + Escaped.line(problem.message))
    }
    return snapshot.isComplete ? .clean : .invalid
  }
}
