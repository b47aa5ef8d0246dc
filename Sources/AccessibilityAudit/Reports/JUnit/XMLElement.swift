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
