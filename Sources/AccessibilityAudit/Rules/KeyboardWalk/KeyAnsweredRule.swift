// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who presses a key and hears and sees nothing does not know whether it was heard.
struct KeyAnsweredRule: Rule {
  let id = "key-answered"
  let help = "A key that a control tells of or takes does something that can be noticed"
  let advice =
    "Let the key do what the control says, and report the change; leave a key that does nothing to the"
    + " toolkit, so that it moves the focus as everywhere."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability = Condition(
    "had arrows tried on it, because its words tell of them, or because it offers nothing and is drawn by the"
      + " program itself"
  ) { node, context in
    context.keyboard.answers[node.id] != nil
  }

  let expectations = [
    Expectation(
      "told-key-silent",
      Condition("does something for one of the arrows that its words tell of") { node, context in
        guard let trial = context.keyboard.answers[node.id], !trial.told.isEmpty else {
          return true
        }
        if trial.told.allSatisfy(trial.silent.contains) { return false }
        if let gap = trial.gap { throw NotTested(gap) }
        return true
      },
      message: { node, context in
        let keys = (context.keyboard.answers[node.id]?.told ?? []).joined(separator: ", ")
        return "its words tell of \(keys), and none of them changes, says or draws anything"
      }),
    Expectation(
      "taken-in-silence",
      Condition("leaves the arrows that do nothing here to the focus") { node, context in
        guard let trial = context.keyboard.answers[node.id] else { return true }
        if !trial.taken.isEmpty {
          guard context.isInside(node, within: 2, where: { $0.role == .scrollPane }) else {
            return false
          }
          throw NotTested("arrows scroll what stands round it, where there is more of it")
        }
        if let gap = trial.gap { throw NotTested(gap) }
        if trial.told.isEmpty, trial.silent.count == trial.tried.count {
          throw NotTested(
            "whether it takes the arrows that do nothing, or nobody does, is not seen from outside")
        }
        return true
      },
      review: .always,
      message: { node, context in
        guard let taken = context.keyboard.answers[node.id]?.taken,
          let first = taken.min(by: { $0.key < $1.key })
        else { return "" }
        return
          "it takes \(taken.keys.sorted().joined(separator: ", ")), and nothing changes, is said or drawn:"
          + " \(first.value), and \(first.key) does not lead on from it"
      }),
  ]
}
