// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// One recorded view of real SwiftUI, what it published, and what the same view publishes here.
struct Arm: Sendable, CustomTestStringConvertible {
  enum Verdict: Sendable {
    case agrees
    case differs(ours: String, because: String)
  }

  var id: String
  var input: String
  /// What was published, as ``PublishedText`` writes it.
  var recorded: String
  var verdict: Verdict
  var run: @MainActor @Sendable () -> String

  /// - Parameter actions: The names of actions to carry out, one after the other, on the first
  ///   element that has one; "click" is a press.
  init<Content: View>(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    does actions: [String] = [],
    @ViewBuilder _ content: @escaping @MainActor @Sendable (Log) -> Content
  ) {
    self.id = id
    self.input = input
    self.recorded = recorded
    self.verdict = verdict
    run = {
      let log = Log()
      let tester = ViewTester { content(log) }
      // What is derived beside SwiftUI's own is not compared with it.
      tester.host.settings.saysUsage = false
      tester.settle()
      let first = tester.tree.depthFirst.dropFirst().first
      let published = PublishedText(tester.tree).text
      let outcomes = actions.map { action in
        log.lines = []
        guard let first,
          let found = first.actions.first(where: { $0.name == action || $0.label == action }),
          tester.scene.perform(.performAction(first.id, name: found.name), at: tester.clock)
        else { return "refused" }
        return log.lines.joined(separator: ",")
      }
      return ([published] + zip(actions, outcomes).map { "\($0): \($1)" }).joined(separator: "; ")
    }
  }

  var expected: String {
    switch verdict {
    case .agrees: recorded
    case .differs(let ours, _): ours
    }
  }

  var testDescription: String { "\(id): \(input)" }

  static let all: [Arm] =
    elements + hiding + traits + modality + texts + actions + gestures + stacks
}

/// What is in a window, in the few words that two systems have in common: role, name, `=` value,
/// `?` hint, `#` identifier, `[named actions]`, `(children)`.
@MainActor
struct PublishedText {
  private let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }

  var text: String { list(tree.rootNode.children) }

  private func list(_ ids: [ElementID]) -> String {
    ids.compactMap { tree[$0] }.map(line).joined(separator: "; ")
  }

  private func line(_ node: Node) -> String {
    var text = Self.roles[node.role] ?? node.role.name
    if !node.name.isEmpty { text += " " + node.name }
    if !node.description.isEmpty { text += "=" + node.description }
    if !node.help.isEmpty { text += "?" + node.help }
    if !node.identifier.isEmpty { text += "#" + node.identifier }
    if node.states[.selected] { text += " selected" }
    if !node.states[.enabled] { text += " disabled" }
    let named = node.actions.filter { !Self.derived.contains($0.name) }.map(\.label)
    if !named.isEmpty { text += "[" + named.joined(separator: ", ") + "]" }
    return node.children.isEmpty ? text : text + "(" + list(node.children) + ")"
  }

  private static let roles: [Role: String] = [
    .label: "text", .button: "button", .grouping: "group", .panel: "group",
  ]
  private static let derived: Set<String> = [
    "click", "show-context-menu", "double-tap", "long-press", "move-left", "move-right", "move-up",
    "move-down", "flick-left", "flick-right", "flick-up", "flick-down",
  ]
}
