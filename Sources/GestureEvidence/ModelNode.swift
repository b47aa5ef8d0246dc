// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An element of the tree, as a file holds it.
struct ModelNode: Codable, Hashable, Sendable {
  struct Value: Codable, Hashable, Sendable {
    let minimum: Double
    let maximum: Double
    let current: Double
    let increment: Double
    let text: String
  }

  struct ActionItem: Codable, Hashable, Sendable {
    let name: String
    let label: String
    let description: String
    let keyBinding: String
  }

  struct Link: Codable, Hashable, Sendable {
    let kind: String
    let targets: [UInt64]
  }

  let id: UInt64
  let role: String
  let name: String
  let description: String
  let help: String
  let identifier: String
  let states: [String]
  /// x, y, width, height.
  let frame: [Double]?
  let value: Value?
  let actions: [ActionItem]
  let relations: [Link]
  let attributes: [String: String]
  let children: [UInt64]

  /// - Parameter number: Gives an element its number in the file.
  init(_ node: Node, number: (ElementID) -> UInt64?) {
    id = number(node.id) ?? 0
    role = node.role.name
    name = node.name
    description = node.description
    help = node.help
    identifier = node.identifier
    states = node.states.states.map(\.name)
    frame = node.frame.map { [$0.x, $0.y, $0.width, $0.height] }
    value = node.value.map {
      Value(
        minimum: $0.minimum, maximum: $0.maximum, current: $0.current, increment: $0.increment,
        text: $0.text)
    }
    actions = node.actions.map {
      ActionItem(
        name: $0.name, label: $0.label, description: $0.description, keyBinding: $0.keyBinding)
    }
    relations = node.relations.map {
      Link(kind: $0.kind.name, targets: $0.targets.compactMap(number))
    }
    attributes = node.attributes
    children = node.children.compactMap(number)
  }

  func node() throws(ModelDocument.Damage) -> Node {
    guard let role = Role.allCases.first(where: { $0.name == role }) else {
      throw .unknown("role", role)
    }
    var node = Node(
      id: ElementID(id), role: role, name: name, description: description, help: help,
      identifier: identifier, attributes: attributes, children: children.map(ElementID.init))
    for name in states {
      guard let state = State.allCases.first(where: { $0.name == name }) else {
        throw .unknown("state", name)
      }
      node.states[state] = true
    }
    if let frame {
      guard frame.count == 4 else { throw .unknown("frame", "\(frame)") }
      node.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    node.value = value.map {
      RangeValue(
        minimum: $0.minimum, maximum: $0.maximum, current: $0.current, increment: $0.increment,
        text: $0.text)
    }
    node.actions = actions.map {
      Action(
        name: $0.name, label: $0.label, description: $0.description, keyBinding: $0.keyBinding)
    }
    for link in relations {
      guard let kind = Relation.Kind.allCases.first(where: { $0.name == link.kind }) else {
        throw .unknown("relation", link.kind)
      }
      node.relations.append(Relation(kind, link.targets.map(ElementID.init)))
    }
    return node
  }
}
