// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One line of a Swift file that declares something public.
struct PublicDeclaration {
  /// "func", "var", "struct".
  let keyword: String
  /// A word or an operator; empty for an initializer or a subscript.
  let name: String
  /// True where a `///` comment stands above, with nothing but attributes between.
  let isDocumented: Bool
  /// Of its file.
  let path: String
  /// `path:line: text`.
  let description: String

  /// Every public declaration of a file. Extensions, the requirements of protocols and the cases of
  /// enums are none.
  static func all(in file: SourceFile) -> [PublicDeclaration] {
    let lines = file.lines
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let (keyword, name) = declared(line.text) else { return nil }
      let text = line.text.trimmingCharacters(in: .whitespaces)
      return PublicDeclaration(
        keyword: keyword, name: name, isDocumented: isDocumented(lines, above: index),
        path: file.path, description: "\(file.path):\(line.number): \(text)")
    }
  }

  private static let keywords: Set = [
    "actor", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]
  private static let modifiers: Set = [
    "class", "convenience", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating",
    "override", "prefix", "required", "static", "weak",
  ]

  /// The keyword and the name of what the line declares, where it is public; words and not an
  /// expression, which would take a minute for all files.
  private static func declared(_ line: Substring) -> (keyword: String, name: String)? {
    guard line.contains("public ") || line.contains("open ") else { return nil }
    let words = line.split(separator: " ")
    guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
      !words[..<access].contains(where: { $0.hasPrefix("//") || $0.contains("\"") })
    else { return nil }
    let rest = words[(access + 1)...]
    for (index, word) in zip(rest.indices, rest) {
      // "private(set)", "init(from", "subscript(place".
      let bare = String(word.prefix { $0.isLetter })
      let next = index + 1 < words.endIndex ? words[index + 1] : ""
      if modifiers.contains(bare), bare != "class" || keywords.contains(String(next)) { continue }
      if word.hasSuffix("(set)") { continue }
      guard keywords.contains(bare) else { return nil }
      if bare == "init" || bare == "subscript" { return (bare, "") }
      let name = next.drop { $0 == "`" }
      let isWord = name.first.map { $0.isLetter || $0 == "_" } ?? false
      let end = name.prefix { isWord ? $0.isLetter || $0.isNumber || $0 == "_" : $0 != "(" }
      return (bare, String(end))
    }
    return nil
  }

  private static func isDocumented(
    _ lines: [(number: Int, text: Substring)], above index: Int
  ) -> Bool {
    var isInAttribute = false
    for line in lines[..<index].reversed() {
      let text = line.text.trimmingCharacters(in: .whitespaces)
      // An attribute over several lines, from its end.
      if text == ")" { isInAttribute = true }
      if isInAttribute {
        isInAttribute = !text.hasPrefix("@")
        continue
      }
      if text.hasPrefix("///") { return true }
      // An attribute that shares its line with a declaration belongs to that one.
      let isAttribute = text.hasPrefix("@") && !text.contains(/\b(func|init|let|var)\b/)
      if !isAttribute { return false }
    }
    return false
  }
}
