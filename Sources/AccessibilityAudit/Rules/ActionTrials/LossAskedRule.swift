// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A hand that trembles, or a word that was misheard, presses the wrong button.
struct LossAskedRule: Rule {
  let id = "loss-asked"
  let help = "What takes all of something away asks first, or can be taken back"
  let advice = "Ask in a dialog before it is done, or offer to undo it."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("3.3.4"), .en("11.3.3.4")]
  let applicability =
    Condition(
      "is a button or an item of a menu that resets or deletes all of something by its name"
    ) {
      node, _ in
      (RoleGroups.plainButtons.contains(node.role) || node.role == .menuItem)
        && asksForLoss(node.name)
    } && .wasAsked("to perform an action", .action)

  private static let kinds: Set<ActionTrial.Kind> = [.action]

  let expectations = [
    Expectation(
      "done-at-once",
      Condition("opens a window, or brings a control that takes it back") { node, context in
        let trials = try context.index(TrialIndex.self).trials(of: node, kinds)
        guard trials.contains(where: { isAsking($0) || $0.changes.contains(where: isWork) }) else {
          throw NotTested("nothing changed that could be taken back")
        }
        return !trials.contains(where: isDoneAtOnce)
      },
      review: .always,
      message: { node, context in
        let change = context.trial(of: node, kinds, where: isDoneAtOnce)?.changes
          .first(where: isWork)
        return "it did so at once (\(Escaped.brief(change?.place ?? "")) changed): is there a way"
          + " back?"
      })
  ]

  /// In English, German, French and Spanish.
  private static func asksForLoss(_ name: String) -> Bool {
    let words = ComparedText(name).words
    return words.contains(where: losses.contains) && words.contains(where: wholes.contains)
  }

  private static func isDoneAtOnce(_ trial: ActionTrial) -> Bool {
    !isAsking(trial) && trial.changes.contains(where: isWork)
  }

  private static func isAsking(_ trial: ActionTrial) -> Bool {
    trial.changes.contains { change in
      change.property == .window && change.to == "showing"
        || change.property == .presence && change.to == "showing"
          && (dialogs.contains(change.role)
            || ComparedText(change.words).words.contains(where: ways.contains))
    }
  }

  /// That the focus goes somewhere, or that there is nothing more to press, is nobody's loss.
  private static func isWork(_ change: ObservedChange) -> Bool {
    change.property != .state
      || ![State.focused, .sensitive].contains { $0.name == change.detail }
  }

  private static let losses: Set<String> = [
    "delete", "remove", "reset", "clear", "erase", "discard", "wipe", "empty", "löschen", "leeren",
    "zurücksetzen", "entfernen", "supprimer", "effacer", "vider", "réinitialiser", "borrar",
    "eliminar", "vaciar", "restablecer",
  ]
  private static let wholes: Set<String> = [
    "all", "everything", "alle", "alles", "tout", "toutes", "tous", "todos", "todas",
  ]
  private static let ways: Set<String> = [
    "undo", "restore", "rückgängig", "wiederherstellen", "annuler", "rétablir", "deshacer",
    "restaurar",
  ]
  private static let dialogs: Set<String> = Set([Role.dialog, .alert].map(\.name))
}
