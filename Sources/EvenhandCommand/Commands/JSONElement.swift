// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element and what is in it, as `evenhand tree --format json` writes it.
struct JSONElement: Encodable {
  struct Value: Encodable {
    let minimum: Double
    let maximum: Double
    let current: Double
    let increment: Double
    let text: String
  }

  struct ActionItem: Encodable {
    let name: String
    let label: String
    let description: String
    let keyBinding: String
  }

  struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  struct RelationItem: Encodable {
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
  let interfaces: [String]
  let frame: Frame?
  let value: Value?
  let actions: [ActionItem]
  let relations: [RelationItem]
  let attributes: [String: String]
  let children: [JSONElement]

  init(_ node: Node, children: [JSONElement]) {
    id = node.id.rawValue
    role = node.role.name
    name = node.name
    description = node.description
    help = node.help
    identifier = node.identifier
    states = node.states.states.map(\.name)
    interfaces = node.interfaces.interfaces.map(\.name)
    frame = node.frame.map { Frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
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
      RelationItem(kind: $0.kind.name, targets: $0.targets.map(\.rawValue))
    }
    attributes = node.attributes
    self.children = children
  }
}
