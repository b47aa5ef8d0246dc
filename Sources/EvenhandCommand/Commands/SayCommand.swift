// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation
import Semantics

/// Says what a screen reader says of the element that has the focus, and what can be done with it.
struct SayCommand: Subcommand {
  static let name = "say"
  static let summary = "Print what a screen reader says of the focused element"
  static let synopsis = TargetOptions.synopsis
  static let options =
    TargetOptions.specifications + [
      OptionSpecification(
        "orca", .number, "VERSION", help: "Whose words: those of Orca 43, or 48 (43)"),
      OutputFormat.specification,
      OptionSpecification(
        "output", .text, "FILE",
        help: "Write to FILE instead of standard output"),
    ]

  private let target: TargetOptions
  private let format: OutputFormat
  private let output: Output
  private let reader: ScreenReader

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    reader = try Self.reader(values.numbers["orca"])
    target = try TargetOptions(values, program: program)
    format = try OutputFormat(values)
    output = Output(path: values.text("output"))
  }

  private static func reader(_ version: Double?) throws(CommandError) -> ScreenReader {
    guard let version else { return .orca43 }
    guard let reader = Int(exactly: version).flatMap(ScreenReader.init) else {
      let known = ScreenReader.allCases.map { "\($0.rawValue)" }.joined(separator: " and ")
      throw .usage("--orca: the words of \(known) are known")
    }
    return reader
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try output.check()
    let snapshot = try await TargetOpening(options: target, environment: environment).snapshot()
    let tree = snapshot.tree
    guard let id = tree.focus, let node = tree[id] else {
      throw .invalid("nothing in \(Escaped.line(tree.rootNode.name)) has the focus")
    }
    // As when the window has just come to the front, so that the groups around are announced too.
    let preview = SpeechPreview(
      tree, saysHelp: snapshot.application.toolkit.mayHave(.tellsHelpInDescriptions), by: reader)
    let report = SpeechReport(
      node, sentences: preview.focus(id, from: tree.window(of: id)?.id))
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

/// What a screen reader says of one element, and what can be done with it, for people or as JSON.
struct SpeechReport: Encodable {
  struct Element: Encodable {
    let role: String
    let name: String
  }

  struct Item: Encodable {
    let name: String
    let label: String
    /// Empty where no key does it.
    let key: String
  }

  let element: Element
  /// One entry for what is said in one go.
  let sentences: [String]
  let actions: [Item]

  init(_ node: Node, sentences: [String]) {
    element = Element(role: node.role.name, name: node.name)
    self.sentences = sentences
    actions = node.actions.map { action in
      Item(
        name: action.name, label: action.label.isEmpty ? action.name : action.label,
        key: action.keyLabel)
    }
  }

  /// A line a sentence; then a line an action, with its key.
  var text: String {
    let labels = actions.map { Escaped.line($0.label) }
    let width = labels.map(\.count).max() ?? 0
    var lines = sentences.map(Escaped.line)
    if !actions.isEmpty { lines += ["", "Actions:"] }
    for (action, label) in zip(actions, labels) {
      let gap = String(repeating: " ", count: width - label.count + 2)
      lines.append("  " + label + (action.key.isEmpty ? "" : gap + Escaped.line(action.key)))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String { JSONText.of(self) }
}
