// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Dialogs that were open when the audit began: the walk presses nothing that opens one.
struct DialogKeysRule: Rule {
  let id = "dialog-keys"
  let help = "A dialog takes the focus where it does no harm, keeps it, and Escape closes it"
  let advice =
    "Give the focus to a control of the dialog when it opens: its first field, or of its buttons one that"
    + " loses nothing. Let Escape do what Cancel does, and give the focus back afterwards."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.1.2"), .wcag("2.4.3"), .en("11.2.1.2"), .en("11.2.4.3")]
  let applicability =
    Condition.hasRole([.dialog, .alert, .frame, .window])
    && Condition("is a dialog, or a window that is modal") { node, _ in
      !isFrame(node) || node.states[.modal]
    }
    && Condition("was gone through by keys") { node, context in trial(node, context) != nil }

  let expectations = [
    Expectation(
      "opens-without-focus",
      Condition("has the focus on one of its controls when it opens") { node, context in
        trial(node, context)?.opensWithFocus ?? true
      },
      review: isCalledFrame,
      message: { node, context in
        "no control of it had the focus"
          + (trial(node, context)?.escapeCloses == false ? ", and Escape does not close it" : "")
      }),
    Expectation(
      "leaves-dialog",
      Condition("keeps the focus while Tab goes round") { node, context in
        trial(node, context)?.keepsFocus ?? true
      },
      message: { _, _ in "Tab or Shift+Tab led to another window" }),
    Expectation(
      "escape-does-nothing",
      Condition("closes when Escape is pressed") { node, context in
        guard let trial = trial(node, context) else { return true }
        guard let closes = trial.escapeCloses else {
          throw NotTested("what was done before left the keyboard to another window")
        }
        return closes
      },
      review: isCalledFrame,
      message: { _, _ in "Escape does not close it" }),
    Expectation(
      "focus-not-returned",
      Condition("gives the focus back to the window behind it") { node, context in
        trial(node, context)?.focusReturns ?? true
      },
      message: { _, _ in "after it was closed no element of the other windows has the focus" }),
    Expectation(
      "begins-on-loss",
      Condition("begins with the focus on no button that deletes something, where another does not")
      {
        node, context in
        guard let button = beginning(node, context), loses(button) else { return true }
        return !buttons(beside: button, of: node, context).contains { ends($0) && !loses($0) }
      },
      review: .always,
      message: { node, context in
        "the focus begins on \(place(beginning(node, context))): who presses Enter or Space at once loses"
          + " what it takes away"
      }),
    Expectation(
      "begins-behind-fields",
      Condition("begins with the focus on no button for help or to cancel, where it has a field") {
        node, context in
        guard let button = beginning(node, context),
          putsOff.contains(ComparedText(button.name).joined)
        else { return true }
        return !context.descendants(of: node).contains {
          $0.isField && $0.states[.showing] && $0.states[.focusable] && $0.states[.sensitive]
        }
      },
      review: .always,
      message: { node, context in
        "the focus begins on \(place(beginning(node, context))), and not in a field that is to be filled in"
      }),
  ]

  /// The button that had the focus when it opened.
  private static func beginning(_ node: Node, _ context: AuditContext) -> Node? {
    guard trial(node, context)?.opensWithFocus == true else { return nil }
    let first = context.keyboard.walk(of: node, context)?.forward.first?.before?.element
    return first.flatMap { context[$0] }.flatMap { $0.role == .button ? $0 : nil }
  }

  private static func buttons(
    beside button: Node, of node: Node, _ context: AuditContext
  ) -> [Node] {
    context.descendants(of: node).filter {
      $0.role == .button && $0.id != button.id && $0.states[.showing]
    }
  }

  private static func place(_ node: Node?) -> String {
    "\(node?.role.name ?? "")[\(Escaped.brief(node?.name ?? ""))]"
  }

  private static func loses(_ node: Node) -> Bool {
    let words = ComparedText(node.name).words
    return words.contains(where: losses.contains) && !words.contains(where: refusals.contains)
  }

  /// It leaves everything as it was.
  private static func ends(_ node: Node) -> Bool {
    guard let word = ComparedText(node.name).words.first else { return false }
    return exits.contains(word) || refusals.contains(word)
  }

  private static let losses: Set<String> = [
    "delete", "remove", "erase", "discard", "wipe", "overwrite", "löschen", "verwerfen",
    "überschreiben", "supprimer", "effacer", "écraser", "eliminar", "borrar", "elimina", "excluir",
  ]
  /// With these nothing has been done yet.
  private static let putsOff: Set<String> = [
    "help", "hilfe", "aide", "ayuda", "aiuto", "ajuda", "cancel", "abbrechen", "annuler",
    "cancelar", "annulla",
  ]
  private static let exits: Set<String> = [
    "cancel", "close", "keep", "back", "abbrechen", "schließen", "behalten", "annuler", "fermer",
    "conserver", "cancelar", "cerrar", "conservar", "annulla", "chiudi", "fechar",
  ]
  /// "Don't delete" deletes nothing.
  private static let refusals: Set<String> = [
    "no", "don", "not", "nein", "nicht", "non", "ne", "pas", "não",
  ]

  private static let isCalledFrame = Condition("is called a frame or a window") { node, _ in
    isFrame(node)
  }

  private static func isFrame(_ node: Node) -> Bool { [.frame, .window].contains(node.role) }

  private static func trial(_ node: Node, _ context: AuditContext) -> DialogTrial? {
    context.keyboard.walk(of: node, context).flatMap { $0.window == node.id ? $0.escape : nil }
  }
}
