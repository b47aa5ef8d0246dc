// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element of a recording. What is empty is left out.
struct RecordedElement: Codable {
  struct Value: Codable {
    let minimum: Double
    let maximum: Double
    let current: Double
    let increment: Double
    let text: String?
  }

  struct Relation: Codable {
    let kind: String
    let targets: [UInt64]
  }

  let id: UInt64
  let role: String
  let name: String?
  let description: String?
  let help: String?
  let identifier: String?
  /// By their names, with a space between.
  let states: String?
  /// What is set beyond the states that have names.
  let otherStates: UInt64?
  /// By their names; left out where they follow from the content.
  let interfaces: String?
  /// x, y, width, height.
  let frame: [Double]?
  let screenOrigin: [Double]?
  let value: Value?
  /// Name, label, description and key binding of each.
  let actions: [[String]]?
  let relations: [Relation]?
  let attributes: [String: String]?
  let children: [UInt64]?
  /// Without AT-SPI's usual beginning, where it has that.
  let path: String?
  /// Where it is not the application's.
  let bus: String?
  let unanswered: [String]?
  let details: ElementDetails?

  private static let usualBeginning = "/org/a11y/atspi/accessible/"

  static func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : usualBeginning + path
  }

  private static func short(_ path: String) -> String {
    guard path.hasPrefix(usualBeginning), path.count > usualBeginning.count else { return path }
    let end = String(path.dropFirst(usualBeginning.count))
    return end.hasPrefix("/") ? path : end
  }

  init(_ node: Node, of snapshot: ApplicationSnapshot) {
    id = node.id.rawValue
    role = node.role.name
    name = node.name.unlessEmpty
    description = node.description.unlessEmpty
    help = node.help.unlessEmpty
    identifier = node.identifier.unlessEmpty
    let named = node.states.states
    states = named.map(\.name).joined(separator: " ").unlessEmpty
    let rest = node.states.subtracting(StateSet(rawValue: Self.bits(of: named)))
    otherStates = rest.isEmpty ? nil : rest.rawValue
    interfaces = node.reportedInterfaces?.interfaces.map(\.name).joined(separator: " ")
    frame = node.frame.map { [$0.x, $0.y, $0.width, $0.height] }
    screenOrigin = node.screenOrigin.map { [$0.x, $0.y] }
    value = node.value.map {
      Value(
        minimum: $0.minimum, maximum: $0.maximum, current: $0.current, increment: $0.increment,
        text: $0.text.unlessEmpty)
    }
    actions = node.actions.unlessEmpty?.map {
      [$0.name, $0.label, $0.description, $0.keyBinding]
    }
    relations = node.relations.unlessEmpty?.map {
      Relation(kind: $0.kind.name, targets: $0.targets.map(\.rawValue))
    }
    attributes = node.attributes.unlessEmpty
    children = node.children.unlessEmpty?.map(\.rawValue)
    let reference = snapshot.references[node.id]
    path = (reference?.path).map(Self.short)
    bus = reference?.busName == snapshot.application.busName ? nil : reference?.busName
    unanswered = snapshot.unanswered[node.id]
    details = snapshot.details[node.id]
  }

  static func bits(of states: [State]) -> UInt64 {
    states.reduce(into: StateSet()) { $0[$1] = true }.rawValue
  }
}

extension Collection {
  fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}
