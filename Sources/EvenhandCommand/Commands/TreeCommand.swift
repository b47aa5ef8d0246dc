// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import AccessibilitySnapshot
import Semantics

/// Prints an application's tree as an assistive technology meets it.
struct TreeCommand: Subcommand {
  static let name = "tree"
  static let summary = "Print an application's accessibility tree"
  static let synopsis = TargetOptions.synopsis
  static let options =
    TargetOptions.specifications + [
      OptionSpecification("all", .flag, help: "Show every property of each element"),
      OutputFormat.specification, RecordOption.specification,
      OptionSpecification(
        "output", .text, "FILE",
        help: "Write to FILE instead of standard output"),
    ]

  private let target: TargetOptions
  private let format: OutputFormat
  private let output: Output
  private let record: RecordOption
  private let detail: TreeText.Detail

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    target = try TargetOptions(values, program: program)
    format = try OutputFormat(values)
    output = Output(path: values.text("output"))
    record = RecordOption(values)
    detail = values.flags.contains("all") ? .all : .brief
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try output.check()
    try record.check()
    let opening = TargetOpening(
      options: target, environment: environment, asksDetails: record.isGiven)
    let snapshot = try await opening.with { target throws(CommandError) in
      try record.write(target)
      return try opening.part(of: target)
    }
    switch format {
    case .text: try output.write(TreeText(snapshot.tree, detail: detail).text)
    case .json: try output.write(TreeJSON(snapshot).text)
    }
    for problem in snapshot.problems {
      Output.complain(problem.path + ": " + Escaped.line(problem.message))
    }
    return snapshot.isComplete ? .clean : .invalid
  }
}

/// A tree as JSON, each element inside its parent.
struct TreeJSON: Sendable {
  private let snapshot: ApplicationSnapshot

  init(_ snapshot: ApplicationSnapshot) {
    self.snapshot = snapshot
  }

  var text: String {
    let tree = snapshot.tree
    var done: [ElementID: JSONElement] = [:]
    for node in tree.depthFirst.reversed() {
      let children = node.children.compactMap { done.removeValue(forKey: $0) }
      done[node.id] = JSONElement(node, children: children)
    }
    return done[tree.root].map { JSONText.of($0) } ?? "{}\n"
  }
}

/// One element and what is in it, as `evenhand tree --format json` writes it.
struct JSONElement: Encodable {
  private let node: Node
  private let children: [JSONElement]

  init(_ node: Node, children: [JSONElement]) {
    self.node = node
    self.children = children
  }

  private enum CodingKeys: String, CodingKey {
    case children
  }

  func encode(to encoder: any Encoder) throws {
    // The children stand in it, not their numbers.
    var bare = node
    bare.children = []
    try EncodedNode(bare, isWhole: true).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(children, forKey: .children)
  }
}
