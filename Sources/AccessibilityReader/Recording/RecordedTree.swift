// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Makes the tree of a recording's elements, and accepts nothing that is no tree.
struct RecordedTree {
  let tree: Tree

  /// Levels below the application; the reader itself stops at 256.
  private static let deepest = 1024

  init(_ elements: [RecordedElement]) throws(RecordingError) {
    guard let first = elements.first else { throw .invalid("it has no elements") }
    var depths: [UInt64: Int] = [first.id: 0]
    var met: Set<UInt64> = []
    var nodes: [Node] = []
    nodes.reserveCapacity(elements.count)
    for element in elements {
      guard met.insert(element.id).inserted else {
        throw .invalid("element \(element.id) stands there twice")
      }
      guard let depth = depths[element.id] else {
        throw .invalid("element \(element.id) does not come after a parent")
      }
      guard depth <= Self.deepest else {
        throw .invalid("element \(element.id) stands more than \(Self.deepest) levels deep")
      }
      for child in element.children ?? [] {
        guard depths.updateValue(depth + 1, forKey: child) == nil else {
          throw .invalid("element \(child) has two parents")
        }
      }
      nodes.append(try Self.node(of: element))
    }
    guard depths.count == elements.count else {
      let missing = depths.keys.filter { !met.contains($0) }.min() ?? 0
      throw .invalid("element \(missing) is a child, and missing")
    }
    tree = Tree(root: nodes[0], nodes: Array(nodes.dropFirst()))
  }

  private static func node(of element: RecordedElement) throws(RecordingError) -> Node {
    guard let role = roles[element.role] else {
      throw .invalid("element \(element.id) has the unknown role \"\(element.role)\"")
    }
    var relations: [Relation] = []
    for relation in element.relations ?? [] {
      guard let kind = kinds[relation.kind] else {
        throw .invalid("element \(element.id) has the unknown relation \"\(relation.kind)\"")
      }
      relations.append(Relation(kind, relation.targets.map { ElementID($0) }))
    }
    return Node(
      id: ElementID(element.id), role: role, name: element.name ?? "",
      description: element.description ?? "", help: element.help ?? "",
      identifier: element.identifier ?? "", states: try states(of: element),
      frame: element.frame.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      screenOrigin: element.screenOrigin.map { Point(x: $0[0], y: $0[1]) },
      value: element.value.map {
        RangeValue(
          minimum: $0.minimum, maximum: $0.maximum, current: $0.current, increment: $0.increment,
          text: $0.text ?? "")
      },
      actions: (element.actions ?? []).map {
        Action(name: $0[0], label: $0[1], description: $0[2], keyBinding: $0[3])
      },
      relations: relations, attributes: element.attributes ?? [:],
      children: (element.children ?? []).map { ElementID($0) },
      reportedInterfaces: try interfaces(of: element))
  }

  private static func states(of element: RecordedElement) throws(RecordingError) -> StateSet {
    var states = StateSet(rawValue: element.otherStates ?? 0)
    for word in (element.states ?? "").split(separator: " ") {
      guard let state = statesByName[String(word)] else {
        throw .invalid("element \(element.id) has the unknown state \"\(word)\"")
      }
      states[state] = true
    }
    return states
  }

  private static func interfaces(
    of element: RecordedElement
  ) throws(RecordingError) -> InterfaceSet? {
    guard let words = element.interfaces?.split(separator: " ") else { return nil }
    var interfaces: InterfaceSet = []
    for word in words {
      guard let interface = interfacesByName[String(word)] else {
        throw .invalid("element \(element.id) has the unknown interface \"\(word)\"")
      }
      interfaces.insert(interface)
    }
    return interfaces
  }

  private static let roles = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { ($0.name, $0) })
  private static let kinds = Dictionary(
    uniqueKeysWithValues: Relation.Kind.allCases.map { ($0.name, $0) })
  private static let statesByName = Dictionary(
    uniqueKeysWithValues: State.allCases.map { ($0.name, $0) })
  private static let interfacesByName = Dictionary(
    uniqueKeysWithValues: Interface.allCases.map { ($0.name, $0) })
}
