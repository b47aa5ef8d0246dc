// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A voice reads every word by the rules of one language; who does not know another one does not know
/// what the control does.
struct ForeignWordsRule: Rule {
  let id = "foreign-words"
  let help = "Controls speak the language of their window"
  let advice =
    "Translate the name. A name of a person, a place or a product may stay as it is."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("3.1.2")]
  let applicability =
    Condition.hasRole(RoleGroups.buttons.union(RoleGroups.menuItems).union([.menu, .pageTab]))
    && .isShowing && .isDrawn
    && Condition("has two words or more that are no abbreviations, and no number or sign") {
      node, _ in
      Spelling.words(of: node.name).count > 1
    }
    && Condition("stands in an application most words of which a dictionary has") {
      _, context in
      guard context.evidence.spelling != nil else {
        throw NotTested(context.evidence.spellingObstacle ?? "its words were looked up nowhere")
      }
      return context.index(SpelledWords.self).isInLanguage
    }

  let expectations = [
    Expectation(
      "other-language",
      Condition(
        "has words that the dictionary has, or their parts, for one in three at least; words with a capital alone"
          + " may be a person's or a place's name"
      ) { node, context in
        guard let spelling = context.evidence.spelling else { return true }
        let words = Spelling.words(of: node.name)
        let unknown = words.filter { !spelling.knows($0) }
        return unknown.count < 2 || unknown.count * 3 < words.count * 2
          || !unknown.contains { $0.first?.isLowercase ?? false }
      },
      review: .always,
      message: { node, context in
        guard let spelling = context.evidence.spelling else { return "" }
        let unknown = Spelling.words(of: node.name).filter { !spelling.knows($0) }
        let words = unknown.prefix(mostQuoted).map { "\"\(Escaped.brief($0))\"" }
        return "it seems to be in another language: the dictionary \(spelling.dictionary) has most"
          + " words of the application, and not " + words.joined(separator: ", ")
      })
  ]

  private static let mostQuoted = 4
}
