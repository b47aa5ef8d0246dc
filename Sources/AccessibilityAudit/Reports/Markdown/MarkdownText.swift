// SPDX-License-Identifier: Apache-2.0

/// Text for GitHub's and GitLab's Markdown.
enum MarkdownText {
  /// Text in which nothing is markup, no link, nobody's mention and no number of an issue.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in Escaped.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "|", "`", "*", "_", "~", "[", "]", "\\", "@", "#", "$", "!", "{", "}", "^", "=", "+":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // What is taken for a link wherever it stands.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// The same in a typewriter's letters: HTML's element, because a code span can be ended from
  /// within.
  static func code(_ text: String) -> String { "<code>" + plain(text) + "</code>" }

  /// A link; an address that is not of the web, or that could end the link, is left out.
  static func link(_ words: String, to address: String) -> String {
    let isSafe =
      (address.hasPrefix("https://") || address.hasPrefix("http://"))
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>\"`|\\".utf8.contains($0) }
    return isSafe ? "[\(plain(words))](\(address))" : plain(words)
  }
}
