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
    let pattern =
      /^\s*(?:@\w+(?:\([^\)]*\))?\s+)*(?:\w+\s+)*?(?:public|open)\s+(?:(?:\w+\(\w+\)|class|convenience|final|indirect|lazy|mutating|nonisolated|nonmutating|override|prefix|required|static|weak)\s+)*(actor|class|enum|func|init|let|protocol|struct|subscript|typealias|var)\b\s*`?(\w+|[^\w\s\(`]+)?/
    let lines = file.lines
    return lines.indices.compactMap { index in
      let line = lines[index]
      // Most lines have neither word, and the pattern is slow.
      guard line.text.contains("public ") || line.text.contains("open "),
        let match = line.text.firstMatch(of: pattern)
      else { return nil }
      let text = line.text.trimmingCharacters(in: .whitespaces)
      return PublicDeclaration(
        keyword: String(match.1), name: match.2.map { String($0) } ?? "",
        isDocumented: isDocumented(lines, above: index), path: file.path,
        description: "\(file.path):\(line.number): \(text)")
    }
  }

  private static func isDocumented(
    _ lines: [(number: Int, text: Substring)], above index: Int
  ) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.text.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") { return true }
      // An attribute that shares its line with a declaration belongs to that one.
      let isAttribute = text.hasPrefix("@") && !text.contains(/\b(func|init|let|var)\b/)
      if !isAttribute { return false }
    }
    return false
  }
}
