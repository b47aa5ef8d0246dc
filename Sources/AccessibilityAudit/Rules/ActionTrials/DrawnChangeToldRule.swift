// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is shown by a colour or a sign alone is neither heard nor felt.
struct DrawnChangeToldRule: Rule {
  let id = "drawn-change-told"
  let help = "What an action changes on the screen, the tree says too"
  let advice =
    "Expose the state that is drawn (checked, pressed, expanded, invalid), or say it in words: in the"
    + " name, in a label beside it, or in a message that is announced."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [
    .wcag("1.4.1"), .wcag("3.3.1"), .wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1"),
  ]
  let applicability = Condition("was asked to act, and seen before and after") { node, context in
    try context.index(TrialIndex.self).trials(of: node, kinds).contains {
      $0.drawnChange != nil || $0.folds
    }
  }

  private static let kinds: Set<ActionTrial.Kind> = [.action]

  let expectations = [
    Expectation(
      "own-look",
      .trials(kinds, "looks as before, or says what is different") {
        $0.drawnChange?.isOwn != true
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.drawnChange?.isOwn == true }
        return "it was asked \(trial?.request ?? ""), looks different since, and says the same"
      }),
    Expectation(
      "look-of-fields",
      .trials(kinds, "leaves fields as they look, or says what is different") {
        $0.drawnChange?.fields.isEmpty ?? true || !$0.saysNothing
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) {
          $0.drawnChange?.fields.isEmpty == false && $0.saysNothing
        }
        let fields = (trial?.drawnChange?.fields ?? []).compactMap { context[$0] }
        return "it was asked \(trial?.request ?? ""), and since then "
          + fields.prefix(3).map { "\($0.role.name)[\(Escaped.brief($0.name))]" }
          .joined(separator: ", ")
          + (fields.count == 1 ? " looks" : " look") + " different, and nothing says why"
      }),
    Expectation(
      "folds-unsaid",
      .trials(kinds, "folds nothing, or says by a state or its name whether that is unfolded") {
        !$0.folds
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds, where: \.folds)
        let parts = (trial?.changes ?? []).filter { $0.property == .presence }
        return "it shows and hides "
          + parts.prefix(3).map { Escaped.brief($0.place) }
          .joined(separator: ", ") + ", and says neither by a state nor by its name which it is"
      }),
  ]
}

extension ActionTrial {
  /// Nothing in the tree is different, but for where something stands: the handle between two panes has its
  /// place for a value.
  fileprivate var saysNothing: Bool {
    changes.isEmpty
      && events.allSatisfy { event in
        event.kind.hasPrefix("object:bounds-changed")
          || event.kind == "object:property-change:accessible-value"
            && event.place.hasPrefix(Role.splitPane.name)
      }
  }
}
