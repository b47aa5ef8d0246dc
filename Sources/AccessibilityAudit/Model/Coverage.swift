// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How much of the application the verdict is about.
public struct Coverage: Hashable, Sendable {
  /// Why elements were left out.
  public struct Skipped: Hashable, Sendable {
    /// For people ("web content: audit it with axe").
    public let reason: String
    /// How many elements, at least 1.
    public let count: Int
  }

  /// Every element of the tree, the application's own included.
  public let nodesSeen: Int
  /// Elements that at least one rule judged, preflight left aside.
  public let nodesTested: Int
  /// The reasons for which elements were left out or judged by few rules.
  public let nodesSkipped: [Skipped]
  /// Elements of web pages, which no rule judges.
  let webContent: Int
  /// Those that had what they need.
  public let rulesRun: [String]
  /// The ids of the rules that found nothing to judge.
  public let rulesInapplicable: [String]

  init(_ context: AuditContext, _ results: [RuleResult]) {
    let elsewhere = context.evidence.countedElsewhere
    let nodes =
      elsewhere.isEmpty ? context.nodes : context.nodes.filter { !elsewhere.contains($0.id) }
    nodesSeen = nodes.count
    var isTested = Array(repeating: false, count: context.nodes.count)
    for result in results where result.rule.kind != .preflight {
      let findings = (result.failed + result.cantTell).map(\.element)
      for id in result.passed + findings where id != context.tree.root {
        if let place = context.place(of: id) { isTested[place] = true }
      }
    }
    nodesTested = isTested.count { $0 }
    let hidden = nodes.filter { node in
      node.id != context.tree.root && !node.states[.showing]
        && !context.webContent.contains(node.id) && context.isAskedAbout(node.id)
    }
    let others = nodes.count { !context.isAskedAbout($0.id) }
    nodesSkipped = [
      Skipped(reason: "not on the screen: judged by few rules", count: hidden.count),
      Skipped(reason: "outside of what was asked for", count: others),
      Skipped(reason: "web content: audit it with axe", count: context.webContent.count),
    ].filter { $0.count > 0 }
    webContent = context.webContent.count { context.isAskedAbout($0) }
    rulesRun = results.filter { result in !result.untested.contains { $0.element == nil } }
      .map(\.rule.id)
    rulesInapplicable = results.filter(\.isInapplicable).map(\.rule.id)
  }
}

/// Something that a rule would judge, and could not.
public struct Untested: Hashable, Sendable {
  /// nil for everything that the rule judges.
  public let element: ElementID?
  /// Completes "not tested: ..." ("needs --drive keyboard").
  public let reason: String
}
