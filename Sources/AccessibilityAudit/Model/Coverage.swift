// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How much of the application the verdict is about.
public struct Coverage: Hashable, Sendable {
  /// Why elements were left out.
  public struct Skipped: Hashable, Sendable {
    public let reason: String
    public let count: Int
  }

  public let nodesSeen: Int
  /// Elements that at least one rule judged, preflight left aside.
  public let nodesTested: Int
  public let nodesSkipped: [Skipped]
  public let rulesRun: [String]
  public let rulesInapplicable: [String]

  init(_ context: AuditContext, _ results: [RuleResult]) {
    nodesSeen = context.nodes.count
    var tested: Set<ElementID> = []
    for result in results where result.rule.kind != .preflight {
      tested.formUnion(result.passed)
      tested.formUnion(result.failed.map(\.element))
      tested.formUnion(result.cantTell.map(\.element))
    }
    tested.remove(context.tree.root)
    nodesTested = tested.count
    let hidden = context.nodes.filter { node in
      node.id != context.tree.root && !node.states[.showing]
        && !context.webContent.contains(node.id)
    }
    nodesSkipped = [
      Skipped(reason: "not on the screen: judged by few rules", count: hidden.count),
      Skipped(reason: "web content: audit it with axe", count: context.webContent.count),
    ].filter { $0.count > 0 }
    rulesRun = results.map(\.rule.id)
    rulesInapplicable = results.filter(\.isInapplicable).map(\.rule.id)
  }
}
