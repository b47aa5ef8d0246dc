// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader reads these keys out: they must do what it says.
struct KeybindingWorksRule: Rule {
  let id = "keybinding-works"
  let help = "The keys that an action names do what the action does"
  let advice = "Name the keys that the application listens to, or listen to those that it names."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [
    .wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.12"), .section508("502.3.11"),
  ]
  let applicability = Condition("names keys that were pressed") { node, context in
    context.keyboard.bindings[node.id] != nil
  }

  let expectations = [
    Expectation(
      "key-does-nothing",
      Condition("changes something when its keys are pressed, if its action does") {
        node, context in
        if dead(node, context) != nil { return false }
        let trials = context.keyboard.bindings[node.id] ?? []
        if !trials.contains(where: { $0.gap == nil && !$0.keyChanges.isEmpty }) {
          let gap =
            trials.lazy.compactMap(\.gap).first
            ?? (trials.contains { isOfLabel($0.keys, node) }
              ? "the key of its label gives it the focus, and it had it" : nil)
          throw NotTested(gap ?? "neither its keys nor its action did anything that can be seen")
        }
        return true
      },
      review: Condition("has keys that were read in a picture of its menu") { node, context in
        context.keyboard.menuKeys[node.id] != nil
      },
      message: { node, context in
        guard let trial = dead(node, context) else { return "" }
        let isDrawn = context.keyboard.menuKeys[node.id] != nil
        return (isDrawn ? "\(trial.keys) is drawn behind it" : "it names \(trial.keys)")
          + ", which does nothing; its action \"\(Escaped.brief(trial.action))\" changes"
          + " \(first(trial.actionChanges))"
      }),
    Expectation(
      "key-does-something-else",
      Condition("changes by its keys something that its action changes too") { node, context in
        stray(node, context) == nil
      },
      review: .always,
      message: { node, context in
        guard let trial = stray(node, context) else { return "" }
        return
          "it names \(trial.keys), which changes \(first(trial.keyChanges)); its action"
          + " \"\(Escaped.brief(trial.action))\" changes \(first(trial.actionChanges))"
      }),
  ]

  private static func dead(_ node: Node, _ context: AuditContext) -> KeyBindingTrial? {
    context.keyboard.bindings[node.id]?.first { trial in
      trial.gap == nil && !trial.actionChanges.isEmpty && trial.keyChanges.isEmpty
        && !isOfLabel(trial.keys, node)
    }
  }

  /// Whether the keys may be those of a field's label, which give it the focus that it may have already;
  /// its action opens it, or sends it off.
  private static func isOfLabel(_ keys: String, _ node: Node) -> Bool {
    node.isEditableText || node.role == .spinButton || node.isField && keys.hasPrefix("Alt+")
  }

  /// Where one of the two did nothing, there is nothing to compare.
  private static func stray(_ node: Node, _ context: AuditContext) -> KeyBindingTrial? {
    context.keyboard.bindings[node.id]?.first { trial in
      trial.gap == nil && !trial.actionChanges.isEmpty && !trial.keyChanges.isEmpty
        && trial.keyChanges.isDisjoint(with: trial.actionChanges)
        && !(node.isField && trial.keyChanges.allSatisfy(isMoveOfFocus))
    }
  }

  private static func isMoveOfFocus(_ change: String) -> Bool {
    change.hasPrefix("state \(State.focused.name) of ")
  }

  /// Where the focus went says most.
  private static func first(_ changes: Set<String>) -> String {
    changes.filter(isMoveOfFocus).min() ?? changes.min() ?? "nothing"
  }
}
