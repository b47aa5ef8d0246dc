// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Semantics

/// Makes elements of a fixture's nodes, numbered from 1, parents before children.
struct FixtureBuilder {
  /// A word in a fixture that means nothing.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var nodes: [Node] = []
  private(set) var problems: [ReadProblem] = []
  private(set) var details: [ElementID: ElementDetails] = [:]
  private(set) var models: [ModelElement] = []
  private(set) var answers: [ModelKeyAnswers] = []
  private(set) var appearances: [ElementID: ElementAppearance] = [:]
  private(set) var drawnWords: [ElementID: [ScreenText.Word]] = [:]
  private(set) var expectations: [ElementID: String] = [:]
  private(set) var keys: [String: ElementID] = [:]
  /// The roles of the elements that have a key.
  var roles: [String: Role] {
    let byID = Dictionary(nodes.map { ($0.id, $0.role) }) { first, _ in first }
    return keys.compactMapValues { byID[$0] }
  }
  private var lastNumber: UInt64 = 0

  /// Adds an element with everything below it, and returns it.
  mutating func add(_ source: FixtureNode) throws -> Node {
    var numbers: [ElementID] = []
    number(source, &numbers)
    var next = numbers[...]
    return try build(source, &next)
  }

  private mutating func number(_ source: FixtureNode, _ numbers: inout [ElementID]) {
    lastNumber += 1
    let id = ElementID(lastNumber)
    numbers.append(id)
    if let key = source.key { keys[key] = id }
    for child in source.children ?? [] { number(child, &numbers) }
  }

  private mutating func build(
    _ source: FixtureNode, _ numbers: inout ArraySlice<ElementID>
  ) throws -> Node {
    guard let id = numbers.popFirst() else { throw Mistake(description: "too few numbers") }
    var node = Node(
      id: id, role: try role(source.role), name: source.name ?? "",
      description: source.description ?? "", help: source.help ?? "",
      identifier: source.identifier ?? "", states: try states(source.states ?? ""))
    if source.hasFrame, node.role != .application {
      let frame = source.frame ?? [10, 10, 100, 30]
      node.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let value = source.value {
      node.value = RangeValue(
        minimum: value[0].double, maximum: value[1].double, current: value[2].double,
        increment: value[3].double, text: source.valueText ?? "")
    }
    node.actions = (source.actions ?? []).enumerated().map { index, text in
      let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let labels = source.actionLabels ?? []
      return Action(
        name: String(parts[0]), label: index < labels.count ? labels[index] : String(parts[0]),
        keyBinding: parts.count > 1 ? String(parts[1]) : "")
    }
    node.relations = try relations(source)
    node.attributes = source.attributes ?? [:]
    if let interfaces = source.interfaces { node.reportedInterfaces = try set(interfaces) }
    problems += try (source.problems ?? []).map { name in
      ReadProblem(try problem(name), element: id, path: "/\(id)")
    }
    details[id] = source.details
    appearances[id] = source.appearance
    drawnWords[id] = source.drawn?.map { word in
      let parts = word.split(separator: " ").map(String.init)
      return ScreenText.Word(
        text: parts[0], confidence: Double(parts[1]) ?? 0,
        box: Rect(x: 0, y: 0, width: 10, height: 10), line: 0)
    }
    if var model = source.model {
      model.element = id.rawValue
      models.append(model)
    }
    if var answer = source.answers {
      answer.element = id.rawValue
      answers.append(answer)
    }
    expectations[id] = source.expect
    for child in source.children ?? [] { node.children.append(try build(child, &numbers).id) }
    nodes.append(node)
    return node
  }

  private func role(_ name: String) throws -> Role {
    guard let role = Role.allCases.first(where: { $0.name == name }) else {
      throw Mistake(description: "no role \(name)")
    }
    return role
  }

  private func states(_ words: String) throws -> StateSet {
    var states = StateSet(.enabled, .sensitive, .showing, .visible)
    for word in words.split(separator: " ") {
      let isSet = !word.hasPrefix("-")
      guard let state = State.allCases.first(where: { $0.name == word.drop { $0 == "-" } }) else {
        throw Mistake(description: "no state \(word)")
      }
      states[state] = isSet
    }
    return states
  }

  private func set(_ words: String) throws -> InterfaceSet {
    var set = InterfaceSet([])
    for word in words.split(separator: " ") {
      guard let interface = Interface.allCases.first(where: { $0.name == word }) else {
        throw Mistake(description: "no interface \(word)")
      }
      set.insert(interface)
    }
    return set
  }

  private func relations(_ source: FixtureNode) throws -> [Relation] {
    try [
      (Relation.Kind.labelledBy, source.labelledBy), (.labelFor, source.labelFor),
      (.memberOf, source.memberOf), (.controlledBy, source.controlledBy),
      (.controllerFor, source.controllerFor), (.describedBy, source.describedBy),
      (.descriptionFor, source.descriptionFor), (.flowsTo, source.flowsTo),
      (.flowsFrom, source.flowsFrom),
    ]
    .compactMap { kind, names in
      guard let names else { return nil }
      return Relation(kind, try names.map(element))
    }
  }

  private func element(_ key: String) throws -> ElementID {
    if key == "gone" { return ElementID(999_999) }
    guard let id = keys[key] else { throw Mistake(description: "no element \(key)") }
    return id
  }

  private func problem(_ name: String) throws -> ReadProblem.Kind {
    switch name {
    case "notAnswering": .notAnswering(after: .seconds(3))
    case "tooManyNodes": .tooManyNodes(limit: 2)
    case "outOfTime": .outOfTime(.seconds(10))
    case "noReply": .noReply(member: "GetState")
    case "nullChild": .nullChild(index: 0)
    case "childCountDiffers": .childCountDiffers(said: 3, listed: 1)
    case "repeated": .repeated(path: "/twice")
    case "unexpectedReply": .unexpectedReply(member: "Text", signature: "d")
    case "refused": .refused(member: "GetActions", error: "no such interface")
    case "unknownRole": .unknownRole(999)
    default: throw Mistake(description: "no problem \(name)")
    }
  }
}
