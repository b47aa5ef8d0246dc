// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Which words of an application a dictionary has.
public struct Spelling: Hashable, Sendable {
  /// The dictionary's name ("en_US").
  public var dictionary: String
  /// The words that were looked up.
  public var lookedUp: Set<String>
  /// Of these, those that the dictionary has not.
  public var unknown: Set<String>

  public init(dictionary: String, lookedUp: Set<String>, unknown: Set<String>) {
    self.dictionary = dictionary
    self.lookedUp = lookedUp
    self.unknown = unknown
  }

  /// Of one application no more are looked up, beside their parts.
  static let most = 2_000
  /// Shorter words stand in many languages, and shorter parts in most words; a longer one is no word.
  private static let letters = 3...30

  /// What is to be looked up: the words of controls and labels, and the parts that a word may be put together of
  /// ("sub" and "folder"). Those of controls come first.
  public static func words(in snapshot: ApplicationSnapshot) -> Set<String> {
    let nodes = snapshot.tree.depthFirst.filter(isWorded)
    let labels = nodes.filter { !isOfProgram($0) }
    var words: Set<String> = []
    for node in nodes.filter(isOfProgram) + labels {
      for word in self.words(of: node.name) {
        guard words.count < most else { break }
        words.insert(word)
      }
      if words.count == most { break }
    }
    return words.reduce(into: words) { all, word in
      for (first, second) in parts(of: word) { all.formUnion([first, second]) }
    }
  }

  private static func isOfProgram(_ node: Node) -> Bool {
    RoleGroups.controls.contains(node.role) || RoleGroups.menus.contains(node.role)
  }

  /// What has words that its program chose, or may have.
  static func isWorded(_ node: Node) -> Bool {
    isOfProgram(node) || [.label, .heading, .tableColumnHeader].contains(node.role)
  }

  /// Its words of Latin letters in which every letter but the first is small, so no abbreviation; none where it is no
  /// plain text, as the place of a file is not.
  static func words(of name: String) -> [String] {
    let text = NameHabit.withoutMarkedTwin(name)
    guard !text.contains(where: { $0.isNumber || "/\\@_<>{}=".contains($0) }),
      !NameForm.isFileName(text.trimmed)
    else { return [] }
    return text.split { !$0.isLetter }.filter { word in
      word.utf8.count <= 2 * letters.upperBound && letters.contains(word.count)
        && word.dropFirst().allSatisfy(\.isLowercase)
        && word.unicodeScalars.allSatisfy { $0.value < 0x250 }
    }.map(String.init)
  }

  /// Has the word, or both of its parts; nil where nobody has looked it up.
  func knows(_ word: String) -> Bool? {
    guard lookedUp.contains(word) else { return nil }
    if !unknown.contains(word) { return true }
    return Self.parts(of: word).contains { first, second in
      !unknown.contains(second)
        && (!unknown.contains(first) || Self.beginnings.contains(first.lowercased()))
    }
  }

  private static func parts(of word: String) -> [(String, String)] {
    guard word.count >= 2 + letters.lowerBound else { return [] }
    return (2...word.count - letters.lowerBound).map { length in
      (String(word.prefix(length)), String(word.dropFirst(length)))
    }.filter { $0.0.count >= letters.lowerBound || beginnings.contains($0.0.lowercased()) }
  }

  private static let beginnings: Set<String> = [
    "un", "re", "de", "sub", "auto", "multi", "pre", "non", "mis", "meta", "micro", "mini",
  ]
}

/// What a dictionary says of the words of an application.
struct SpelledWords: AuditIndex {
  /// Whether it has most of them, so that it is the one of the application's language.
  let isInLanguage: Bool
  /// Of a name, the words that it has not, and how many there are; by element, where most of them are such.
  private(set) var foreign: [ElementID: [String]] = [:]

  private static let fewWords = 12
  private static let share = 0.7

  init(_ context: AuditContext) {
    guard let spelling = context.evidence.spelling else {
      isInLanguage = false
      return
    }
    let words = Set(context.nodes.filter(Spelling.isWorded).flatMap { Spelling.words(of: $0.name) })
    let known = words.compactMap(spelling.knows)
    isInLanguage =
      known.count >= Self.fewWords
      && Double(known.count(where: \.self)) >= Self.share * Double(known.count)
    guard isInLanguage else { return }
    for node in context.nodes where ForeignWordsRule.judged.contains(node.role) {
      let words = Spelling.words(of: node.name)
      let unknown = words.filter { spelling.knows($0) == false }
      // Two names of persons, or one word that is new, are no other language.
      if unknown.count > 1 && unknown.count * 3 >= words.count * 2
        && unknown.contains(where: { $0.first?.isLowercase ?? false })
        || unknown == words && ForeignWordsRule.isCommand(words)
      {
        foreign[node.id] = unknown
      }
    }
  }
}
