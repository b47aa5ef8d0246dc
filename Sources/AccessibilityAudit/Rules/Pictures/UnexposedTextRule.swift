// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is drawn on a canvas, or stands in a picture, is on the screen alone: a screen reader passes
/// it by. A machine that reads misreads, so that a person has to look.
struct UnexposedTextRule: Rule {
  let id = "unexposed-text"
  let help = "Text on the screen is in the accessibility tree too"
  let advice =
    "Give the element that draws the text the same words as its name, its description or its text,"
    + " or show them in one of the toolkit's labels."
  let impact = Impact.serious
  let kind = RuleKind.screenText
  let standing = Standing.experimental
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.5")]
  let applicability =
    Condition("is the innermost element under words that were read in a picture of its window") {
      node, context in
      let index = context.index(ReadTextIndex.self)
      if let gap = index.gaps[node.id] { throw NotTested(gap) }
      return index.runs[node.id] != nil
    } && Condition("is no password field") { node, _ in node.role != .passwordText }
    && Condition("is no web document") { node, _ in node.role != .documentWeb }

  let expectations = [
    Expectation(
      "not-in-tree",
      Condition(
        "says at least half of each line, as its name, description, value, text or placeholder;"
          + " what is in it, lies over it or is near counts too"
      ) { node, context in
        if unexposed(node, context).isEmpty { return true }
        if context.isReadInPart(node) { throw NotTested("its text was not read whole") }
        return false
      },
      review: .always,
      message: { node, context in
        let runs = unexposed(node, context)
        let texts = runs.prefix(mostQuoted).map(quoted)
        let rest = runs.count - texts.count
        return "a picture shows text there that nothing in the tree says: "
          + texts.joined(separator: ", ")
          + (rest > 0 ? ", and \(Plural.of(rest, "more line"))" : "")
      })
  ]

  /// A page that is one picture has no end of lines.
  private static let mostQuoted = 3

  private static func unexposed(_ node: Node, _ context: AuditContext) -> [ReadTextIndex.Run] {
    (context.index(ReadTextIndex.self).runs[node.id] ?? []).filter { !$0.isExposed }
  }

  private static func quoted(_ run: ReadTextIndex.Run) -> String {
    let box = run.box.integral
    return "\"\(Escaped.brief(run.text))\" (\(box.width) by \(box.height) at \(box.x), \(box.y))"
  }
}

extension AuditContext {
  /// True where the reader has only a part of what the element, or something in it, has to say.
  fileprivate func isReadInPart(_ node: Node) -> Bool {
    let family = [node] + descendants(of: node)
    return family.contains { node in
      if problems[node.id]?.contains(where: \.hidesElements) ?? false { return true }
      // A password is never read, and what is hidden is not drawn.
      guard node.role != .passwordText, node.states[.showing], let text = details(of: node)?.text
      else { return false }
      let length = max(text.characterCount, text.contentLength ?? 0)
      return (text.content?.unicodeScalars.count ?? 0) < length
    }
  }
}
