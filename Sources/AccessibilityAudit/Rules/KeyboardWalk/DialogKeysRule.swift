// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Dialogs that were open when the audit began: the walk presses nothing that opens one.
struct DialogKeysRule: Rule {
  let id = "dialog-keys"
  let help = "A dialog takes the focus, keeps it, and Escape closes it"
  let advice =
    "Give the focus to a control of the dialog when it opens, let Escape do what Cancel does, and"
    + " give the focus back afterwards."
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
  ]

  private static let isCalledFrame = Condition("is called a frame or a window") { node, _ in
    isFrame(node)
  }

  private static func isFrame(_ node: Node) -> Bool { [.frame, .window].contains(node.role) }

  private static func trial(_ node: Node, _ context: AuditContext) -> DialogTrial? {
    context.keyboard.walk(of: node, context).flatMap { $0.window == node.id ? $0.escape : nil }
  }
}
