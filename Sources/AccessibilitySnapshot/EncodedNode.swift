// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element of a tree as JSON holds it: in recordings, in models, and in what `evenhand tree`
/// prints.
///
/// What is empty is left out, unless all is asked for. The first version of recordings had short
/// forms (states in one text, numbers in lists); they are read too.
package struct EncodedNode: Hashable, Sendable {
  package let node: Node
  /// Whether to write what is empty too, and the interfaces that follow from the content. Only for
  /// people and their scripts: read back, such interfaces would count as the application's own.
  private let isWhole: Bool

  package init(_ node: Node, isWhole: Bool = false) {
    self.node = node
    self.isWhole = isWhole
  }

  /// What is wrong with an element that was read.
  package struct Damage: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ element: ElementID, _ text: String) {
      description = "element \(element.rawValue)\(text)"
    }
  }

  private enum Key: String, CodingKey {
    case id, role, name, description, help, identifier, states, otherStates, interfaces, frame
    case screenOrigin, value, actions, relations, attributes, children
  }
}

extension EncodedNode: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func put(_ content: some Collection & Encodable, _ key: Key) throws {
      if isWhole || !content.isEmpty { try container.encode(content, forKey: key) }
    }
    try container.encode(node.id.rawValue, forKey: .id)
    try container.encode(node.role.name, forKey: .role)
    try put(node.name, .name)
    try put(node.description, .description)
    try put(node.help, .help)
    try put(node.identifier, .identifier)
    let states = node.states.states
    try put(states.map(\.name), .states)
    let others = node.states.subtracting(states.reduce(into: StateSet()) { $0[$1] = true })
    if !others.isEmpty { try container.encode(others.rawValue, forKey: .otherStates) }
    let interfaces = isWhole ? node.interfaces : node.reportedInterfaces
    try container.encodeIfPresent(interfaces?.interfaces.map(\.name), forKey: .interfaces)
    try container.encodeIfPresent(
      node.frame.map { ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height] },
      forKey: .frame)
    try container.encodeIfPresent(
      node.screenOrigin.map { ["x": $0.x, "y": $0.y] }, forKey: .screenOrigin)
    try container.encodeIfPresent(node.value.map(EncodedValue.init), forKey: .value)
    try put(
      node.actions.map {
        [
          "name": $0.name, "label": $0.label, "description": $0.description,
          "keyBinding": $0.keyBinding,
        ]
      }, .actions)
    try put(node.relations.map(EncodedRelation.init), .relations)
    try put(node.attributes, .attributes)
    try put(node.children.map(\.rawValue), .children)
  }
}

extension EncodedNode: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id = ElementID(try container.decode(UInt64.self, forKey: .id))
    func named<Word>(_ words: [String: Word], _ kind: String, _ word: String) throws -> Word {
      guard let found = words[word] else {
        throw Damage(id, " has the unknown \(kind) \"\(word)\"")
      }
      return found
    }
    func text(_ key: Key) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    func list(_ key: Key) throws -> [String]? {
      guard container.contains(key) else { return nil }
      if let words = try? container.decode([String].self, forKey: key) { return words }
      return try container.decode(String.self, forKey: key).split(separator: " ").map(String.init)
    }
    // Numbers beyond these no bus could have carried; what works with a tree may count on that.
    let lengths = Double(Int32.min)...Double(Int32.max)
    func numbers(_ key: Key, _ names: [String]) throws -> [Double]? {
      guard container.contains(key) else { return nil }
      let named = try? container.decode([String: Double].self, forKey: key)
      let numbers =
        try named.map { found in names.compactMap { found[$0] } }
        ?? container.decode([Double].self, forKey: key)
      guard numbers.count == names.count, numbers.allSatisfy(lengths.contains) else {
        throw Damage(
          id, ", \(key.rawValue): \(names.count) numbers are expected, of 32 bits")
      }
      return numbers
    }
    func actions() throws -> [Action] {
      guard container.contains(.actions) else { return [] }
      let names = ["name", "label", "description", "keyBinding"]
      let named = try? container.decode([[String: String]].self, forKey: .actions)
      let texts =
        try named.map { list in list.map { texts in names.compactMap { texts[$0] } } }
        ?? container.decode([[String]].self, forKey: .actions)
      return try texts.map {
        guard $0.count == names.count else {
          throw Damage(id, ", actions: each has four texts")
        }
        return Action(name: $0[0], label: $0[1], description: $0[2], keyBinding: $0[3])
      }
    }
    var node = Node(
      id: id,
      role: try named(Self.roles, "role", try container.decode(String.self, forKey: .role)),
      name: try text(.name), description: try text(.description), help: try text(.help),
      identifier: try text(.identifier),
      attributes: try container.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:],
      children: (try container.decodeIfPresent([UInt64].self, forKey: .children) ?? [])
        .map { ElementID($0) })
    node.states.rawValue = try container.decodeIfPresent(UInt64.self, forKey: .otherStates) ?? 0
    for word in try list(.states) ?? [] {
      node.states[try named(Self.states, "state", word)] = true
    }
    node.reportedInterfaces = try list(.interfaces).map { words in
      InterfaceSet(try words.map { try named(Self.interfaces, "interface", $0) })
    }
    node.frame = try numbers(.frame, ["x", "y", "width", "height"]).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    node.screenOrigin = try numbers(.screenOrigin, ["x", "y"]).map { Point(x: $0[0], y: $0[1]) }
    node.value = try container.decodeIfPresent(EncodedValue.self, forKey: .value)?.range
    node.actions = try actions()
    node.relations =
      try container.decodeIfPresent([EncodedRelation].self, forKey: .relations)?.map {
        Relation(
          try named(Self.relations, "relation", $0.kind), $0.targets.map { ElementID($0) })
      } ?? []
    self.init(node)
  }

  private static let roles = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { ($0.name, $0) })
  private static let states = Dictionary(
    uniqueKeysWithValues: State.allCases.map { ($0.name, $0) })
  private static let interfaces = Dictionary(
    uniqueKeysWithValues: Interface.allCases.map { ($0.name, $0) })
  private static let relations = Dictionary(
    uniqueKeysWithValues: Relation.Kind.allCases.map { ($0.name, $0) })
}

private struct EncodedValue: Codable {
  let minimum: Double
  let maximum: Double
  let current: Double
  let increment: Double
  let text: String?

  init(_ value: RangeValue) {
    (minimum, maximum) = (value.minimum, value.maximum)
    (current, increment, text) = (value.current, value.increment, value.text)
  }

  var range: RangeValue {
    RangeValue(
      minimum: minimum, maximum: maximum, current: current, increment: increment,
      text: text ?? "")
  }
}

private struct EncodedRelation: Codable {
  let kind: String
  let targets: [UInt64]

  init(_ relation: Relation) {
    (kind, targets) = (relation.kind.name, relation.targets.map(\.rawValue))
  }
}
