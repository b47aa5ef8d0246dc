// SPDX-License-Identifier: Apache-2.0

import Semantics

/// AT-SPI's object attributes of an element.
///
/// Beside what the element carries, three are added, and nothing else, so that a reader can take
/// them away again:
/// - `toolkit`: the toolkit's name, on every element;
/// - `valuetext`: the spoken value, on an element whose value has a text (Orca reads it before
///   `Value.Text`, and Orca 43 reads it alone);
/// - `xml-roles=switch`: on a switch, see ``RoleMapping``.
enum ObjectAttributes {
  static func published(_ node: Node, _ facts: Publication.Facts) -> [String: String] {
    var attributes = node.attributes
    attributes["toolkit"] = facts.toolkitName
    if let text = node.value?.text, !text.isEmpty { attributes["valuetext"] = text }
    if let role = RoleMapping.xmlRole(node.role) { attributes["xml-roles"] = role }
    return attributes
  }
}
