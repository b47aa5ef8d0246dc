// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A voice reads every word by the rules of one language; who does not know another one does not know
/// what the control does.
struct ForeignWordsRule: Rule {
  let id = "foreign-words"
  let help = "Controls speak the language of their window"
  let advice =
    "Translate the name. The name of a person, a place or a product, and what a person has written, may"
    + " stay as it is."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("3.1.2")]
  let applicability =
    Condition.hasRole(judged) && .isShowing && .isDrawn
    && Condition(
      "has two words of Latin letters or more that are no abbreviations, and no number or path, or one that asks for"
        + " something that reaches far, or answers a dialog, in another language than English"
    ) { node, _ in
      let words = Spelling.words(of: node.name)
      return words.count > 1 || isCommand(words)
    }
    && Condition(
      "stands in an application most words of which a dictionary has; the program hunspell looks them up"
    ) { node, context in
      guard let spelling = context.evidence.spelling else {
        throw NotTested(context.evidence.spellingObstacle ?? "its words were looked up nowhere")
      }
      guard Spelling.words(of: node.name).allSatisfy(spelling.lookedUp.contains) else {
        throw NotTested("\(Spelling.most) other words of the application were looked up")
      }
      return context.index(SpelledWords.self).isInLanguage
    }

  let expectations = [
    Expectation(
      "other-language",
      Condition(
        "has more than one word in three that the dictionary has, as it is or in two parts, or lacks one alone"
          + " beside others, or capitals begin those that it has not, as in a name; or stands beside two more like it,"
          + " as languages and documents do"
      ) { node, context in
        let index = context.index(SpelledWords.self)
        guard index.foreign[node.id] != nil else { return true }
        let siblings = context.parent(of: node).map(context.children) ?? []
        return siblings.count {
          $0.role == node.role && $0.states[.showing] && index.foreign[$0.id] != nil
        } > few
      },
      review: .always,
      message: { node, context in
        let unknown = context.index(SpelledWords.self).foreign[node.id] ?? []
        let words = unknown.prefix(mostQuoted).map { "\"\(Escaped.brief($0))\"" }
        return "it seems to be in another language: the dictionary"
          + " \(context.evidence.spelling?.dictionary ?? "") has most words of the application, and not "
          + words.joined(separator: ", ")
      })
  ]

  /// What a program names. A link may have the title of what it leads to.
  static let judged = RoleGroups.buttons.subtracting([.link]).union(RoleGroups.menuItems)
    .union([.menu, .pageTab])

  /// One new word may be a name, and this one is none.
  static func isCommand(_ words: [String]) -> Bool {
    words.count == 1
      && (DangerousWords.isForeignCommand(words[0]) || DangerousWords.isForeignAnswer(words[0]))
  }

  private static let few = 2
  private static let mostQuoted = 4
}
