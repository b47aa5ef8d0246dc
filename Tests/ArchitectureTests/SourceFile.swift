// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the project's text files.
struct SourceFile {
  /// Below the project's root.
  let path: String
  let text: String

  /// Counted from 1, as editors do.
  var lines: [(number: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element) }
  }

  /// The module that the file belongs to: the folder's name below `Sources` or `examples`.
  var module: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "examples" else { return nil }
    return String(parts[1])
  }

  /// The folder at the top.
  var root: String { path.split(separator: "/").first.map(String.init) ?? "" }

  /// The target that the file belongs to: the folder below the one at the top.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// Whether these bytes stand in its text.
  func holds(_ word: String) -> Bool {
    text.withCString { text in word.withCString { strstr(text, $0) != nil } }
  }

  /// `path:line: text` for each line that contains a match, and so one of `words`: a file without any of them is
  /// not looked through, which would take a hundred times as long.
  func lines(matching pattern: some RegexComponent, with words: [String]) -> [String] {
    guard words.contains(where: holds) else { return [] }
    return lines.filter { $0.text.contains(pattern) }
      .map { "\(path):\($0.number): \($0.text.trimmingCharacters(in: .whitespaces))" }
  }
}
