// SPDX-License-Identifier: Apache-2.0

/// The one text form of a tree: two spaces a level, one element a line, the same tree the same
/// text. Nothing in it depends on how elements are numbered.
public struct TreeText: Sendable {
  /// What stands on a line beside role and name.
  public struct Detail: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The states by their names, in brackets.
    public static let states = Detail(rawValue: 1)
    /// The value with its range, its step and what is spoken.
    public static let value = Detail(rawValue: 2)
    /// The actions with their labels, descriptions and keys.
    public static let actions = Detail(rawValue: 4)
    /// The place in whole points, rounded outward.
    public static let frame = Detail(rawValue: 8)
    /// Description, help and identifier.
    public static let texts = Detail(rawValue: 16)
    /// The attributes in the order of their names.
    public static let attributes = Detail(rawValue: 32)
    /// The relations, each with its targets' roles and names.
    public static let relations = Detail(rawValue: 64)
    /// The interfaces that the element answers.
    public static let interfaces = Detail(rawValue: 128)

    /// What a person reads first.
    public static let brief: Detail = [.value, .actions, .texts]
    /// Everything that a node holds.
    public static let all: Detail = [
      .states, .value, .actions, .frame, .texts, .attributes, .relations, .interfaces,
    ]
  }

  private let tree: Tree
  private let detail: Detail

  public init(_ tree: Tree, detail: Detail = .all) {
    self.tree = tree
    self.detail = detail
  }

  /// The whole tree, with a line feed at its end.
  public var text: String {
    var lines: [String] = []
    var stack: [(ElementID, Int)] = [(tree.root, 0)]
    while let (id, depth) = stack.popLast() {
      guard let node = tree[id] else { continue }
      lines.append(String(repeating: "  ", count: depth) + line(node))
      for child in node.children.reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One element, without indentation.
  public func line(_ node: Node) -> String {
    var parts = [node.role.name, Self.quoted(node.name)]
    if detail.contains(.value), let value = node.value { parts.append(text(of: value)) }
    if detail.contains(.value), let text = node.text { parts.append(self.text(of: text)) }
    if detail.contains(.texts) {
      if !node.description.isEmpty { parts.append("description=" + Self.quoted(node.description)) }
      if !node.help.isEmpty { parts.append("help=" + Self.quoted(node.help)) }
      if !node.identifier.isEmpty { parts.append("id=" + Self.quoted(node.identifier)) }
    }
    if detail.contains(.states) {
      parts.append("[" + node.states.states.map(\.name).joined(separator: " ") + "]")
    }
    if detail.contains(.actions), !node.actions.isEmpty {
      parts.append("actions=[" + node.actions.map(text(of:)).joined(separator: ", ") + "]")
    }
    if detail.contains(.frame), let frame = node.frame?.integral {
      parts.append("frame=(\(frame.x), \(frame.y), \(frame.width), \(frame.height))")
    }
    if detail.contains(.attributes), !node.attributes.isEmpty {
      let pairs = node.attributes.sorted { $0.key < $1.key }
        .map { $0.key + "=" + Self.quoted($0.value) }
      parts.append("attributes=[" + pairs.joined(separator: ", ") + "]")
    }
    if detail.contains(.relations), !node.relations.isEmpty {
      parts.append("relations=[" + node.relations.map(text(of:)).joined(separator: ", ") + "]")
    }
    if detail.contains(.interfaces) {
      parts.append(
        "interfaces=[" + node.interfaces.interfaces.map(\.name).joined(separator: " ") + "]")
    }
    return parts.joined(separator: " ")
  }

  private func text(of value: RangeValue) -> String {
    let spoken = value.text.isEmpty ? "" : " " + Self.quoted(value.text)
    return "value=\(value.current)\(spoken) in \(value.minimum)...\(value.maximum)"
      + " step \(value.increment)"
  }

  private func text(of content: TextContent) -> String {
    let selection = content.selection.map {
      " selection=\($0.lowerBound)..<\($0.upperBound)"
    }
    return "text=" + Self.quoted(content.text) + " caret=\(content.caret)" + (selection ?? "")
  }

  private func text(of action: Action) -> String {
    var text = action.name
    if !action.label.isEmpty, action.label != action.name {
      text += " " + Self.quoted(action.label)
    }
    if !action.description.isEmpty, action.description != action.label {
      text += " " + Self.quoted(action.description)
    }
    if !action.keyBinding.isEmpty { text += " (" + action.keyBinding + ")" }
    return text
  }

  private func text(of relation: Relation) -> String {
    let targets = relation.targets.map { id in
      tree[id].map { $0.role.name + " " + Self.quoted($0.name) } ?? "missing"
    }
    return relation.kind.name + ": " + targets.joined(separator: " + ")
  }

  /// In quotation marks, on one line, with control characters made visible.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
