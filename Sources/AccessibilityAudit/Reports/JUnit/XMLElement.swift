// SPDX-License-Identifier: Apache-2.0

/// An element of an XML file.
struct XMLElement: Sendable {
  let name: String
  var attributes: [(name: String, value: String)] = []
  /// Lines of text; each is escaped by itself.
  var lines: [String] = []
  var children: [XMLElement] = []

  func text(indent: Int = 0) -> String {
    let space = String(repeating: "  ", count: indent)
    let head =
      space + "<" + name
      + attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
    if lines.isEmpty && children.isEmpty { return head + "/>\n" }
    if children.isEmpty {
      return head + ">" + lines.map(XMLText.escaped).joined(separator: "\n") + "</\(name)>\n"
    }
    return head + ">\n" + children.map { $0.text(indent: indent + 1) }.joined() + space
      + "</\(name)>\n"
  }
}

/// Text for XML 1.0 and HTML: nothing in it is markup, and nothing that XML 1.0 forbids is left.
package enum XMLText {
  /// For an attribute or an element's content.
  static func escaped(_ text: String) -> String { markup(Escaped.text(text)) }

  /// The same at its whole length, for text that is bounded already.
  package static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // XML 1.0, 2.2: no characters, though Unicode has the numbers.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
