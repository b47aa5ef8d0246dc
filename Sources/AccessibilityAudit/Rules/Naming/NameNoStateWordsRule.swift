// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader says the state and how to operate the control; the name would say it twice, and
/// wrong as soon as the state changes. Tool tips that say how ("Click to sort") stand in descriptions,
/// and hurt nobody there.
struct NameNoStateWordsRule: Rule {
  let id = "name-no-state-words"
  let help = "Names leave states and instructions to the screen reader"
  let advice =
    "Say what the control is for. Its state belongs into the states (checked, expanded), and what a"
    + " click does into the action."
  let impact = Impact.minor
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability = Condition.isControl && .isShowing && .isDrawn && .isNamed

  let expectations = [
    Expectation(
      "instruction",
      Condition("does not begin its name with how to click it") { node, _ in
        !StateWords.tellsHow(node.name)
      },
      review: .always,
      message: { node, _ in "it says how it is clicked: \"\(Escaped.brief(node.name))\"" }),
    Expectation(
      "state",
      Condition(
        "does not end its name in a state, behind a comma or a colon or in brackets, where it is"
          + " pressed or switched; a choice of several may be called by one"
      ) { node, _ in
        !switched.contains(node.role)
          || !StateWords.endsInState(node.name)
            && !(node.role != .button && StateWords.isWordAndState(node.name))
      },
      review: .always,
      message: { node, _ in "its name seems to end in a state: \"\(Escaped.brief(node.name))\"" }),
    Expectation(
      "state-alone",
      Condition(
        "is called by more than \"On\" or \"Off\", or stands beside what is called by the other"
      ) { node, context in
        // GTK 4 calls a toggle button a button.
        guard node.role != .button || context.toolkit.has(.namesByClass),
          switched.contains(node.role),
          StateWords.isStateAlone(node.name)
        else { return true }
        return context.parent(of: node).map(context.children)?.contains { other in
          other.id != node.id && other.role == node.role && StateWords.isStateAlone(other.name)
        } ?? false
      },
      review: .always,
      message: { node, _ in
        "its name \"\(Escaped.brief(node.name))\" is its state, and says not of what"
      }),
    Expectation(
      "state-sign",
      Condition(
        "tells by a state, and not by a sign in its name alone, that it is checked or unfolded"
      ) { node, _ in
        node.states[.checkable] || node.states[.expandable]
          || !StateWords.showsState(node.name, of: node.role)
      },
      review: .always,
      message: { node, _ in
        "a sign in its name shows its state, and no state does: \"\(Escaped.brief(node.name))\""
      }),
    Expectation(
      "turns-with-state",
      Condition(
        "does not turn from what it asks for to the opposite when its action checks or presses it"
      ) { node, context in
        turn(node, context) == nil
      },
      review: .always,
      message: { node, context in
        guard let (state, name) = turn(node, context) else { return "" }
        let (on, off) = state.to == "on" ? (name.to, name.from) : (name.from, name.to)
        return
          "it is called \"\(Escaped.brief(off))\", and when it is \(state.detail) \"\(Escaped.brief(on))\":"
          + " the name and the state contradict one another"
      }),
  ]

  /// What an action of its own has made of its state and of its name, both of which came back.
  private static func turn(
    _ node: Node, _ context: AuditContext
  ) -> (state: ObservedChange, name: ObservedChange)? {
    guard switched.contains(node.role) else { return nil }
    let trials = try? context.index(TrialIndex.self).trials(of: node, [.action])
    for trial in trials ?? [] where trial.isRestored {
      let own = trial.changes.filter { $0.element == node.id }
      if let state = own.first(where: { turning.contains($0.detail) }),
        let name = own.first(where: { $0.property == .name }),
        StateWords.askForOpposites(name.from, name.to)
      {
        return (state, name)
      }
    }
    return nil
  }

  private static let turning = Set([State.checked, .pressed].map(\.name))

  private static let switched: RoleSet = [
    .button, .toggleButton, .checkBox, .switchControl, .checkMenuItem,
  ]
}
