// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An assistive technology can only believe what it is answered.
struct ActionEffectiveRule: Rule {
  let id = "action-effective"
  let help = "Actions do something, and say so"
  let advice =
    "Let DoAction do what a click does and answer true. Where the effect is outside of the"
    + " application, tell of it by an announcement or a status."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.12"), .section508("502.3.11")]
  let applicability = Condition.wasAsked("to perform an action", .action)

  private static let kinds: Set<ActionTrial.Kind> = [.action]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "refused",
      Condition(
        "does not refuse what it offers; whether it has a range to step in, value-range says"
      ) {
        node, context in
        try context.index(TrialIndex.self).trials(of: node, kinds).allSatisfy {
          !isRefusal($0, node)
        }
      },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { isRefusal($0, node) }
        return "it was asked \(trial?.request ?? "") and refused" + (trial?.quotedAnswer ?? "")
      }),
    Expectation(
      "dialog-inside",
      .trials(kinds, "answers before a window that it opens is closed") { !$0.waitsForWindow },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.waitsForWindow }
        return
          "it was asked \(trial?.request ?? "") and gave no answer before the window was closed"
          + " that it had opened; a dialog may run inside of the action"
      }),
    Expectation(
      "no-answer",
      .trials(kinds, "answers within the deadline of a call") { $0.answer != .silence },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .silence }
        return "it was asked \(trial?.request ?? "") and gave no answer"
      }),
    Expectation(
      "no-effect",
      Condition(
        "changes something that can be read, or sends an event, or did so in the walk by keys, or is"
          + " chosen already, or has no choices to show"
      ) {
        node, context in
        let trials = try context.index(TrialIndex.self).trials(of: node, kinds)
        // With a form filled in it may do what it does not without.
        let fruitless = trials.filter { trial in
          isFruitless(trial, node, context)
            && !trials.contains { $0.argument == trial.argument && $0.hasEffect }
        }
        guard !fruitless.isEmpty else { return true }
        // What it shows already, the walk by keys made it show.
        let walked = context.keyboard.bindings[node.id] ?? []
        if walked.contains(where: { !$0.actionChanges.isEmpty || !$0.keyChanges.isEmpty }) {
          return true
        }
        if fruitless.allSatisfy({ ActionNames.isFocus($0.argument) }) {
          try context.index(DialogInFront.self).doubtFocus(of: node, context)
        }
        if node.role == .button, context.isPart(node, of: { $0.role == .toolBar }) {
          throw NotTested("a command in a tool bar may have nothing to do, as without a document")
        }
        if node.role == .button, standsBesideField(node, context) {
          throw NotTested("it may take what stands in the field beside it, which is as it was")
        }
        if takesBack(node.name) || fruitless.allSatisfy({ takesBack($0.argument) }) {
          throw NotTested("it may have nothing to go back to, or to take back")
        }
        if choosesAll(node.name) {
          throw NotTested("all of it may be as it is asked for already")
        }
        if leadsToWhatIsShown(node, context) {
          throw NotTested("a heading of its name is shown: it may lead to where one is")
        }
        if node.interfaces.contains(.hyperlink) {
          throw NotTested("what a link leads to may open in another program")
        }
        return false
      },
      review: .always,
      message: { node, context in
        let trial = context.trial(of: node, kinds) { isFruitless($0, node, context) }
        return
          "it was asked \(trial?.request ?? ""), said that it did, and nothing that it publishes"
          + " changed"
      }),
  ]

  private static func isRefusal(_ trial: ActionTrial, _ node: Node) -> Bool {
    guard trial.answer == .no else { return false }
    let hasRange = node.value.map { $0.minimum < $0.maximum } ?? true
    return hasRange || !ActionNames.isStep(trial.argument)
  }

  private static func takesBack(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return [words.first, words.last].contains {
      $0.map { takingBack.contains(String($0)) } ?? false
    }
  }

  /// In English, German, French and Spanish.
  private static let takingBack: Set<String> = [
    "back", "previous", "undo", "redo", "reset", "revert", "clear", "discard", "dismiss", "stop",
    "up", "down", "zurück", "vorherige", "rückgängig", "wiederholen", "zurücksetzen", "leeren",
    "verwerfen", "stopp", "anhalten", "aufwärts", "abwärts", "retour", "précédent", "annuler",
    "rétablir", "réinitialiser", "effacer", "ignorer", "arrêter", "haut", "bas", "atrás",
    "anterior",
    "deshacer", "rehacer", "restablecer", "limpiar", "descartar", "detener", "arriba", "abajo",
  ]

  /// "Select All" of what all is chosen of already, in English.
  private static func choosesAll(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return (words.first.map(ofChoice.contains) ?? false)
      && words.contains { ["all", "none"].contains($0) }
  }

  private static let ofChoice: Set<String> = [
    "select", "deselect", "check", "uncheck", "expand", "collapse",
  ]

  private static func leadsToWhatIsShown(_ node: Node, _ context: AuditContext) -> Bool {
    guard !node.name.trimmed.isEmpty, RoleGroups.plainButtons.contains(node.role),
      let window = context.window(of: node.id)
    else { return false }
    return context.descendants(of: window).contains { other in
      other.role == .heading && other.states[.showing] && isTitle(other.name, of: node)
    }
  }

  /// "Anna" of "Anna, three messages", too.
  static func isTitle(_ words: String, of node: Node) -> Bool {
    let (title, name) = (words.trimmed, node.name.trimmed)
    return !title.isEmpty
      && (title == name
        || name.hasPrefix(title)
          && name.dropFirst(title.count).first { !$0.isWhitespace }.map { ",:;(–".contains($0) }
            == true)
  }

  private static func standsBesideField(_ node: Node, _ context: AuditContext) -> Bool {
    let siblings = context.parent(of: node).map(context.children) ?? []
    guard let place = siblings.firstIndex(where: { $0.id == node.id }) else { return false }
    return [place - 1, place + 1].filter(siblings.indices.contains)
      .contains { siblings[$0].isEditableText && isInLine(siblings[$0].frame, node.frame, context) }
  }

  /// In a row or a column with it, where that is known: Qt counts all of a page as siblings.
  private static func isInLine(
    _ field: Rect?, _ button: Rect?, _ context: AuditContext
  ) -> Bool {
    guard context.trustsPlaces, let field, let button else { return true }
    return field.x < button.maxX && button.x < field.maxX
      || field.y < button.maxY && button.y < field.maxY
  }

  /// Who presses the tab that is shown, or the choice that is made, changes nothing.
  private static func isFruitless(
    _ trial: ActionTrial, _ node: Node, _ context: AuditContext
  ) -> Bool {
    let isBeyondEnd = node.value.map {
      ActionNames.isBeyondEnd(trial.argument, from: $0.current, in: $0)
    }
    if hasNoChoices(node, context) || isBeyondEnd ?? false { return false }
    let isChosen =
      RoleGroups.items.contains(node.role) && node.states[.selected]
      || [.radioButton, .radioMenuItem].contains(node.role) && node.states[.checked]
      || node.states[.pressed] && context.index(TrialIndex.self).released.contains(node.id)
    return trial.answer == .yes && !trial.hasEffect
      && !(isChosen && ActionNames.isClickLike(trial.argument))
  }

  /// A combo box whose list is empty does not open it.
  private static func hasNoChoices(_ node: Node, _ context: AuditContext) -> Bool {
    let shown = context.children(of: node).filter { lists.contains($0.role) }
    return node.role == .comboBox && !shown.isEmpty && shown.allSatisfy(\.children.isEmpty)
  }

  private static let lists: RoleSet = [.list, .listBox, .menu, .popupMenu, .tree, .table]
}

extension ActionTrial {
  /// The application answered when the window had been closed that the action opened.
  fileprivate var waitsForWindow: Bool {
    answer == .silence
      && (!answerText.isEmpty || changes.contains { $0.property == .window && $0.to == "showing" })
  }
}
