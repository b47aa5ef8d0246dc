// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Dictation and braille write by EditableText.
struct TextSettableRule: Rule {
  let id = "text-settable"
  let help = "Text fields take text that is set, inserted and deleted"
  let advice = "Carry out SetTextContents, InsertText and DeleteText as typing does."
  let impact = Impact.serious
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.17"), .section508("502.3.5")]
  let applicability = Condition.wasAsked("to take text", .setText, .insertText, .deleteText)

  private static let kinds: Set<ActionTrial.Kind> = [.setText, .insertText, .deleteText]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "refused",
      .trials(kinds, "does not refuse it") { $0.answer == .yes },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer != .yes }
        return "it was asked \(trial?.request ?? "") and refused" + (trial?.quotedAnswer ?? "")
      }),
    Expectation(
      "not-set",
      .trials([.setText], "holds the text that it has taken") { $0.isAsExpected },
      review: Condition(
        "holds another text than before, or the beginning of it, figures alone and four at most, and may have no"
          + " room for more"
      ) { node, context in
        isFiltered(node, context, .setText) || isFull(node, context)
      },
      message: { node, context in text(node, context, .setText) }),
    Expectation(
      "not-inserted",
      .trials([.insertText], "holds the text that was inserted") { $0.isAsExpected },
      review: Condition(
        "holds another text than before, or a figure with a sign, which may stand at its end alone"
      ) { node, context in
        isFiltered(node, context, .insertText) || holdsMeasure(node, context)
      },
      message: { node, context in text(node, context, .insertText) }),
    Expectation(
      "not-deleted",
      .trials([.deleteText], "holds no text that was deleted") { $0.isAsExpected },
      review: Condition("holds another text than before") { node, context in
        isFiltered(node, context, .deleteText)
      },
      message: { node, context in text(node, context, .deleteText) }),
  ]

  /// A field that changes what it takes (to capitals, to a number) has taken it.
  private static func isFiltered(
    _ node: Node, _ context: AuditContext, _ kind: ActionTrial.Kind
  ) -> Bool {
    let trial = context.trial(of: node, [kind]) { !$0.isAsExpected }
    return trial?.changes.contains { $0.element == node.id && $0.property == .text } ?? false
  }

  /// A field for two figures holds "11" of "111".
  private static func isFull(_ node: Node, _ context: AuditContext) -> Bool {
    let trial = context.trial(of: node, [.setText]) { !$0.isAsExpected }
    guard let found = trial?.found, let expected = trial?.expected, !found.isEmpty else {
      return false
    }
    return found.count <= mostFigures && found.count < expected.count && expected.hasPrefix(found)
      && found.allSatisfy(\.isNumber)
  }

  /// As a year has.
  private static let mostFigures = 4

  /// "100 %" takes no "%" before it.
  private static func holdsMeasure(_ node: Node, _ context: AuditContext) -> Bool {
    let found = context.trial(of: node, [.insertText]) { !$0.isAsExpected }?.found ?? ""
    return found.contains(where: \.isNumber) && !found.contains(where: \.isLetter)
      && found.contains { !$0.isNumber && !$0.isWhitespace }
  }

  private static func text(
    _ node: Node, _ context: AuditContext, _ kind: ActionTrial.Kind
  ) -> String {
    let trial = context.trial(of: node, [kind]) { !$0.isAsExpected }
    return "it was asked \(trial?.request ?? "") and holds"
      + " \"\(Escaped.brief(trial?.found ?? ""))\""
  }
}
