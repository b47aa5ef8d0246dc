// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What a drive would do to an application: one line for each element that it would operate, and for
/// each that it would leave alone.
struct DryRun {
  private let snapshot: ApplicationSnapshot
  private let finder: ElementFinder
  private var lines: [String] = []
  private var leftCount = 0

  init(_ snapshot: ApplicationSnapshot) {
    self.snapshot = snapshot
    finder = ElementFinder(snapshot)
  }

  mutating func add(_ verb: String, _ node: Node, _ what: String) {
    let indented = verb + String(repeating: " ", count: max(1, 7 - verb.count))
    lines.append("\(indented)\(finder.selector(of: node)): \(what)\n")
  }

  mutating func leave(_ element: ElementID, because reason: String) {
    leftCount += 1
    if let node = snapshot.tree[element] { add("leave", node, reason) }
  }

  /// With the sum of it as the last line.
  func text(_ summary: String) -> String {
    lines.joined() + "\(summary), \(leftCount) left alone\n"
  }
}
