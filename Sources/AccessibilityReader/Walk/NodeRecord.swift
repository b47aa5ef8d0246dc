// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is known of one object so far.
struct NodeRecord {
  let reference: ObjectReference
  /// Levels below the application.
  let depth: Int
  var role: Role?
  var states: StateSet?
  var interfaces: InterfaceSet?
  var name = ""
  var description = ""
  var help = ""
  var identifier = ""
  /// What `ChildCount` says.
  var childCount: Int?
  /// The records of the children, in order.
  var children: [Int] = []
  var attributes: [String: String] = [:]
  var relations: [(kind: Relation.Kind, targets: [ObjectReference])] = []
  var windowExtents: Rect?
  var screenExtents: Rect?
  var value: [Query.ValueProperty: Double] = [:]
  var valueText: String?
  var actions: [Action] = []
  /// The application said that there is no such object any more.
  var isGone = false

  init(reference: ObjectReference, depth: Int) {
    self.reference = reference
    self.depth = depth
  }

  /// Takes in an answer of the right type; what it gives beyond AT-SPI's numbers is returned.
  mutating func take(_ query: Query, _ answer: Variant) -> [ReadProblem.Kind] {
    switch query {
    case .accessibleProperties:
      var problems: [ReadProblem.Kind] = []
      let properties = answer.properties ?? [:]
      for property in Query.AccessibleProperty.allCases {
        guard let value = properties[property.rawValue] else { continue }
        problems += take(property, value)
      }
      return problems
    case .accessibleProperty(let property):
      return answer.content.map { take(property, $0) } ?? []
    case .role:
      let number = answer.uint32 ?? 0
      role = Role(rawValue: number) ?? .unknown
      return Role(rawValue: number) == nil ? [.unknownRole(number)] : []
    case .states:
      let words = answer.members.compactMap(\.uint32)
      states = StateSet(
        rawValue: UInt64(words.first ?? 0) | UInt64(words.dropFirst().first ?? 0) << 32)
    case .interfaces:
      let names = Set(answer.members.compactMap(\.string))
      interfaces = InterfaceSet(Interface.allCases.filter { names.contains($0.busName) })
    case .attributes:
      for entry in answer.members {
        if let key = entry[0]?.string, let text = entry[1]?.string { attributes[key] = text }
      }
    case .relations: return takeRelations(answer)
    case .windowExtents: windowExtents = Self.rect(answer)
    case .screenExtents: screenExtents = Self.rect(answer)
    case .valueProperties:
      var problems: [ReadProblem.Kind] = []
      let properties = answer.properties ?? [:]
      for property in Query.ValueProperty.allCases {
        guard let value = properties[property.rawValue] else { continue }
        problems += take(property, value)
      }
      return problems
    case .valueProperty(let property): return answer.content.map { take(property, $0) } ?? []
    case .actionName(let index):
      if actions.indices.contains(Int(index)) { actions[Int(index)].name = answer.string ?? "" }
    case .actions, .children: break
    }
    return []
  }

  private mutating func take(
    _ property: Query.AccessibleProperty, _ value: Variant
  ) -> [ReadProblem.Kind] {
    let text = value.string
    switch property {
    case .name: name = text ?? ""
    case .description: description = text ?? ""
    case .accessibleId: identifier = text ?? ""
    case .helpText: help = text ?? ""
    case .childCount:
      childCount = value.int32.map(Int.init)
      return childCount == nil ? [.wrongType(property.rawValue, value)] : []
    }
    return text == nil ? [.wrongType(property.rawValue, value)] : []
  }

  private mutating func take(
    _ property: Query.ValueProperty, _ value: Variant
  ) -> [ReadProblem.Kind] {
    if property == .text {
      valueText = value.string
      return valueText == nil ? [.wrongType(property.rawValue, value)] : []
    }
    self.value[property] = value.double
    return value.double == nil ? [.wrongType(property.rawValue, value)] : []
  }

  private mutating func takeRelations(_ answer: Variant) -> [ReadProblem.Kind] {
    var problems: [ReadProblem.Kind] = []
    for entry in answer.members {
      let number = entry[0]?.uint32 ?? 0
      let targets = (entry[1]?.members ?? []).compactMap { ObjectReference($0) }
      if let kind = Relation.Kind(rawValue: number) {
        relations.append((kind, targets))
      } else {
        problems.append(.unknownRelation(number))
      }
    }
    return problems
  }

  private static func rect(_ answer: Variant) -> Rect? {
    let numbers = answer.members.compactMap(\.int32).map(Double.init)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ReadProblem.Kind {
  static func wrongType(_ member: String, _ value: Variant) -> ReadProblem.Kind {
    .unexpectedReply(member: member, signature: value.signature)
  }
}
