// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A screen reader reads by offsets, and a braille display routes by them.
struct TextInterfaceRule: Rule {
  let id = "text-interface"
  let help = "Texts count their characters, and caret and selections lie in them"
  let advice =
    "Count characters (Unicode scalars), not bytes or UTF-16 units, and let CharacterCount, GetText,"
    + " CaretOffset and GetSelection speak of the same text."
  let impact = Impact.moderate
  let standards: [Standard] = [.en("11.5.2.10")]
  let applicability =
    Condition("answers Text") { node, _ in node.interfaces.contains(.text) } && .isShowing

  let expectations = [
    Expectation(
      "no-text",
      Condition("answers GetText(0, -1); a password is not asked") { node, context in
        let text = try text(node, context)
        guard text.content == nil, node.role != .passwordText else { return true }
        if text.characterCount > mostRead || isCutShort(context) {
          throw NotTested("its text was not read")
        }
        return false
      },
      message: { _, _ in "GetText(0, -1) was refused" }),
    Expectation(
      "count-differs",
      Condition("has as many characters as CharacterCount says; a password is not counted") {
        node, context in
        let text = try text(node, context)
        guard node.role != .passwordText, let length = text.contentLength else { return true }
        if length == 0, context.toolkit.has(.takesEndOfTextLiterally) {
          guard text.characterCount == 0 else { throw NotTested("GTK 4 gives its text in parts") }
        }
        return length == text.characterCount
      },
      message: { node, context in
        guard let text = context.details(of: node)?.text else { return "" }
        return "CharacterCount says \(text.characterCount), GetText(0, -1) has"
          + " \(text.contentLength ?? 0)" + unit(text)
      }),
    Expectation(
      "caret-outside",
      Condition("has its caret in the text, or at -1 where it has none") { node, context in
        let text = try text(node, context)
        let hasCaret = node.states[.focused] && node.states[.editable]
        return (hasCaret ? 0 : -1)...max(0, text.characterCount) ~= text.caretOffset
      },
      message: { node, context in
        guard let text = context.details(of: node)?.text else { return "" }
        return "its caret is at \(text.caretOffset) of \(text.characterCount) characters"
      }),
    Expectation(
      "selection-outside",
      Condition("has its selections in the text") { node, context in
        let text = try text(node, context)
        return text.selections.allSatisfy { isInside($0, text) }
      },
      message: { node, context in
        guard let text = context.details(of: node)?.text,
          let range = text.selections.first(where: { !isInside($0, text) })
        else { return "" }
        return "it is selected from \(range.begin) to \(range.end) of"
          + " \(text.characterCount) characters"
      }),
  ]

  private static func text(_ node: Node, _ context: AuditContext) throws -> TextDetails {
    guard let text = context.details(of: node)?.text else {
      throw NotTested("its text was not read")
    }
    return text
  }

  /// Longer texts may not have been asked for.
  private static let mostRead = 1000

  /// True where the reader did not come to an end with its questions.
  private static func isCutShort(_ context: AuditContext) -> Bool {
    (context.problems[context.tree.root] ?? []).contains { problem in
      switch problem.kind {
      case .detailsNotAnswered, .detailsOutOfTime, .notAnswering, .outOfTime, .vanished: true
      default: false
      }
    }
  }

  private static func isInside(_ range: TextDetails.Selection, _ text: TextDetails) -> Bool {
    let ends = 0...max(0, text.characterCount)
    return ends ~= range.begin && ends ~= range.end
  }

  /// Names the mistake where it is one of the two usual ones.
  private static func unit(_ text: TextDetails) -> String {
    guard let content = text.content, content.unicodeScalars.count == text.contentLength else {
      return ""
    }
    if content.utf16.count == text.characterCount { return "; it counts UTF-16 units" }
    if content.utf8.count == text.characterCount { return "; it counts bytes" }
    return ""
  }
}
