// SPDX-License-Identifier: Apache-2.0

/// The interfaces of an object as D-Bus' introspection document, made from the tables.
enum Introspection {
  static let interface: StaticString = "org.freedesktop.DBus.Introspectable"
  private static let head =
    "<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\"\n"
    + "\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\">\n<node>\n"

  private static let folderLength = ObjectReference.accessibles.utf8.count - 1

  /// What stands in a folder above the elements; nil for a path that is none.
  static func children(of path: UnsafeRawBufferPointer) -> [String]? {
    guard path.count <= folderLength else { return nil }
    return switch path.text {
    case "/": ["org"]
    case "/org": ["a11y"]
    case "/org/a11y": ["atspi"]
    case "/org/a11y/atspi": ["accessible", "cache"]
    // The windows come with it; the elements inside are told by them.
    case "/org/a11y/atspi/accessible": ["root"]
    default: nil
    }
  }

  static func document(folderOf children: [String], _ publication: Publication) -> String {
    let windows = children == ["root"] ? publication.tree.rootNode.children.map(\.description) : []
    return head + (children + windows).map { "  <node name=\"\($0)\"/>\n" }.joined()
      + "</node>\n"
  }

  static func document(_ tables: [InterfaceTable]) -> String {
    var text = head
    for table in tables { text += interface(table) }
    return text + "</node>\n"
  }

  private static func interface(_ table: InterfaceTable) -> String {
    var text = "  <interface name=\"\(table.interface.busName)\">\n"
    for method in table.methods {
      text += "    <method name=\"\(method.name)\">\n"
      for type in completeTypes(method.arguments) {
        text += "      <arg direction=\"in\" type=\"\(type)\"/>\n"
      }
      for type in completeTypes(method.results) {
        text += "      <arg direction=\"out\" type=\"\(type)\"/>\n"
      }
      text += "    </method>\n"
    }
    for property in table.properties {
      let access = property.set == nil ? "read" : "readwrite"
      text += "    <property name=\"\(property.name)\" type=\"\(property.type)\""
      text += " access=\"\(access)\"/>\n"
    }
    return text + "  </interface>\n"
  }

  /// A signature cut into its types: "ia(so)u" is "i", "a(so)", "u".
  static func completeTypes(_ signature: String) -> [String] {
    var types: [String] = []
    var current = ""
    var depth = 0
    for character in signature {
      current.append(character)
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      if depth == 0 && character != "a" {
        types.append(current)
        current = ""
      }
    }
    return types
  }
}
