// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Which words of an application a dictionary has.
public struct Spelling: Hashable, Sendable {
  /// The dictionary's name ("en_US").
  public var dictionary: String
  /// Of the words that were looked up, those that it has not.
  public var unknown: Set<String>

  public init(dictionary: String, unknown: Set<String>) {
    self.dictionary = dictionary
    self.unknown = unknown
  }

  /// Nobody looks up more words of one application.
  private static let most = 5_000
  /// Shorter words stand in many languages, and shorter parts in most words.
  private static let fewLetters = 3

  /// What is to be looked up: the words of controls and labels, and the parts that a word may be put together of
  /// ("sub" and "folder").
  public static func words(in snapshot: ApplicationSnapshot) -> Set<String> {
    var words: Set<String> = []
    for node in snapshot.tree.depthFirst where isWorded(node) {
      for word in self.words(of: node.name) {
        words.insert(word)
        for (first, second) in parts(of: word) { words.formUnion([first, second]) }
      }
      if words.count >= most { break }
    }
    return words
  }

  /// What has words that its program chose, or may have.
  static func isWorded(_ node: Node) -> Bool {
    RoleGroups.controls.contains(node.role) || RoleGroups.menus.contains(node.role)
      || [.label, .heading, .tableColumnHeader].contains(node.role)
  }

  /// Its words in which every letter but the first is small, so no abbreviation; none where it is no plain text, as
  /// the place of a file is not.
  static func words(of text: String) -> [String] {
    guard !text.contains(where: { $0.isNumber || "/\\@_<>{}=".contains($0) }),
      !NameForm.isFileName(text.trimmed)
    else { return [] }
    return text.split { !$0.isLetter }.map(String.init).filter { word in
      word.count >= fewLetters && word.dropFirst().allSatisfy(\.isLowercase)
        && word.unicodeScalars.allSatisfy { $0.value < 0x250 }
    }
  }

  /// Has the word, or both of its parts.
  func knows(_ word: String) -> Bool {
    if !unknown.contains(word) { return true }
    return Self.parts(of: word).contains { first, second in
      !unknown.contains(second)
        && (!unknown.contains(first) || Self.beginnings.contains(first.lowercased()))
    }
  }

  private static func parts(of word: String) -> [(String, String)] {
    guard word.count >= 2 * fewLetters - 1 else { return [] }
    return (2...word.count - fewLetters).map { length in
      (String(word.prefix(length)), String(word.dropFirst(length)))
    }.filter { $0.0.count >= fewLetters || beginnings.contains($0.0.lowercased()) }
  }

  private static let beginnings: Set<String> = [
    "un", "re", "de", "sub", "auto", "multi", "pre", "non", "mis", "meta", "micro", "mini",
  ]
}

/// What a dictionary says of the words of an application.
struct SpelledWords: AuditIndex {
  /// Whether it has most of them, so that it is the one of the application's language.
  let isInLanguage: Bool

  private static let fewWords = 12
  private static let share = 0.7

  init(_ context: AuditContext) {
    guard let spelling = context.evidence.spelling else {
      isInLanguage = false
      return
    }
    let words = Set(context.nodes.filter(Spelling.isWorded).flatMap { Spelling.words(of: $0.name) })
    let known = words.count(where: spelling.knows)
    isInLanguage = words.count >= Self.fewWords && Double(known) >= Self.share * Double(words.count)
  }
}
