// SPDX-License-Identifier: Apache-2.0

/// A rule with how many elements it found right.
struct JSONPass: Encodable {
  struct Node: Encodable {
    let selector: String
    let role: String
    let window: String
    let outcome: String
  }

  let id: String
  let help: String
  let count: Int
  /// Left out where nobody asked for them.
  let nodes: [Node]?

  init(_ result: RuleResult, includesNodes: Bool) {
    id = result.rule.id
    help = result.rule.help
    count = result.passed.count
    nodes =
      includesNodes
      ? result.passedElements.map {
        Node(
          selector: $0.selector, role: $0.role.name, window: $0.windowSelector,
          outcome: Outcome.passed.rawValue)
      } : nil
  }
}
