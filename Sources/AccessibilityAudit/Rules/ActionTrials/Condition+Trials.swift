// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  /// "was asked ..."; elements that were left alone count as not tested.
  static func wasAsked(_ text: String, _ kinds: ActionTrial.Kind...) -> Condition {
    let kinds = Set(kinds)
    return Condition("was asked " + text) { node, context in
      try !context.index(TrialIndex.self).trials(of: node, kinds).isEmpty
    }
  }

  /// Holds where the first of its trials that falls short is none.
  static func trials(
    _ kinds: Set<ActionTrial.Kind>, _ description: String,
    _ isRight: @escaping @Sendable (ActionTrial) -> Bool
  ) -> Condition {
    Condition(description) { node, context in
      try context.index(TrialIndex.self).trials(of: node, kinds).allSatisfy(isRight)
    }
  }
}

extension AuditContext {
  /// For messages: the first trial that falls short.
  func trial(
    of node: Node, _ kinds: Set<ActionTrial.Kind>, where isWrong: (ActionTrial) -> Bool
  ) -> ActionTrial? {
    let trials = try? index(TrialIndex.self).trials(of: node, kinds)
    return trials?.first(where: isWrong)
  }
}

extension Expectation {
  /// No request may end the application.
  static func survival(_ kinds: Set<ActionTrial.Kind>) -> Expectation {
    Expectation(
      "application-left",
      .trials(kinds, "leaves the application running") { $0.answer != .left },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .left }
        return "the application crashed when it was asked "
          + (trial?.request ?? "")
      })
  }
}
