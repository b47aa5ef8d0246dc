// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import AccessibilitySnapshot
import Semantics

/// What is known of one object so far.
struct NodeRecord: Sendable {
  let reference: ObjectReference
  /// Levels below the application.
  private(set) var depth: Int
  var facts = Facts()
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
  /// Of how many actions the whole name has come.
  private var namesKnown = 0
  /// The application said that there is no such object any more.
  var isGone = false
  /// It was asked for its role once more, to see whether it is still there.
  var isAskedWhetherGone = false
  /// It says that it has no children, and was not asked for them.
  var isLeafSoFar = false
  /// The facts are the cache's.
  var isFromCache = false
  /// An earlier read has found it.
  var isKnown = false
  /// Whether its children are asked for depends on its states.
  var awaitsStates = false
  /// Of the application alone.
  var toolkitName = ""
  var toolkitVersion = ""
  var version = ""
  /// The interfaces that have been asked for what they have.
  var askedInterfaces: InterfaceSet = []

  /// True where each action was asked for its name, and answered.
  var namesAreKnown: Bool { namesKnown == actions.count }

  /// What the object is.
  struct Facts: Equatable, Sendable {
    var role: Role?
    var states: StateSet?
    var interfaces: InterfaceSet?
  }

  init(reference: ObjectReference, depth: Int) {
    self.reference = reference
    self.depth = depth
  }

  /// Becomes what an earlier read has found, without the children.
  mutating func take(over old: NodeRecord) {
    let depth = depth
    self = old
    self.depth = depth
    children = []
    isKnown = true
    awaitsStates = false
  }

  /// Takes over the names of actions that are reported as they were; false where they are others.
  mutating func takeNames(of old: NodeRecord) -> Bool {
    let named = zip(actions, old.actions).map { new, old in
      var named = new
      named.name = old.name
      return named
    }
    guard old.actions.count == actions.count, named == old.actions,
      old.actions.allSatisfy({ !$0.name.isEmpty })
    else { return false }
    actions = named
    namesKnown = actions.count
    return true
  }

  /// Takes in an answer of the right type; what it gives beyond AT-SPI's numbers or beyond the limits
  /// is returned.
  mutating func take(
    _ query: Query, _ answer: BusValue, _ limits: ReadLimits
  ) -> [ReadProblem.Kind] {
    switch query {
    case .accessibleProperties:
      return takeProperties(answer) { record, name, value in
        Query.AccessibleProperty(rawValue: name).map { record.take($0, value, limits) } ?? []
      }
    case .accessibleProperty(let property):
      return answer.content.map { take(property, $0, limits) } ?? []
    case .role: return takeRole(answer)
    case .states: takeStates(answer)
    case .interfaces: facts.interfaces = InterfaceSet(listed: answer)
    case .attributes: return takeAttributes(answer, limits)
    case .relations: return takeRelations(answer, limits)
    case .windowExtents: windowExtents = Self.rect(answer)
    case .screenExtents: screenExtents = Self.rect(answer)
    case .valueProperties:
      return takeProperties(answer) { record, name, value in
        Query.ValueProperty(rawValue: name).map { record.take($0, value, limits) } ?? []
      }
    case .valueProperty(let property):
      return answer.content.map { take(property, $0, limits) } ?? []
    case .actionName(let index):
      if actions.indices.contains(Int(index)) {
        let problems = take(query.member, answer, limits, into: \.actions[Int(index)].name)
        if problems.isEmpty { namesKnown += 1 }
        return problems
      }
    case .toolkitName: toolkitName = answer.content?.string ?? ""
    case .toolkitVersion: toolkitVersion = answer.content?.string ?? ""
    case .version: version = answer.content?.string ?? ""
    case .actions, .children, .privateAddress, .cacheItems: break
    }
    return []
  }

  /// Takes over what a cache reports.
  mutating func take(_ item: CacheItem) -> [ReadProblem.Kind] {
    isFromCache = true
    takeStates(item.states)
    facts.interfaces = InterfaceSet(listed: item.interfaces)
    return takeRole(item.role)
  }

  private mutating func takeProperties(
    _ answer: BusValue,
    _ take: (inout NodeRecord, String, BusValue) -> [ReadProblem.Kind]
  ) -> [ReadProblem.Kind] {
    var problems: [ReadProblem.Kind] = []
    for entry in answer.members {
      var parts = entry.members
      if let name = parts.next()?.string, let value = parts.next()?.content {
        problems += take(&self, name, value)
      }
    }
    return problems
  }

  private mutating func take(
    _ property: Query.AccessibleProperty, _ value: BusValue, _ limits: ReadLimits
  ) -> [ReadProblem.Kind] {
    switch property {
    case .name: return take(property.rawValue, value, limits, into: \.name)
    case .description: return take(property.rawValue, value, limits, into: \.description)
    case .accessibleId: return take(property.rawValue, value, limits, into: \.identifier)
    case .helpText: return take(property.rawValue, value, limits, into: \.help)
    case .childCount:
      childCount = value.int32.map(Int.init)
      return childCount == nil ? [.wrongType(property.rawValue, value)] : []
    }
  }

  private mutating func take(
    _ property: Query.ValueProperty, _ value: BusValue, _ limits: ReadLimits
  ) -> [ReadProblem.Kind] {
    if property == .text {
      var text = ""
      let problems = Self.take(property.rawValue, value, limits, into: &text)
      valueText = value.string == nil ? nil : text
      return problems
    }
    self.value[property] = value.double
    return value.double == nil ? [.wrongType(property.rawValue, value)] : []
  }

  private mutating func take(
    _ member: String, _ value: BusValue, _ limits: ReadLimits,
    into path: WritableKeyPath<NodeRecord, String>
  ) -> [ReadProblem.Kind] {
    Self.take(member, value, limits, into: &self[keyPath: path])
  }

  private static func take(
    _ member: String, _ value: BusValue, _ limits: ReadLimits, into text: inout String
  ) -> [ReadProblem.Kind] {
    guard let whole = value.string else { return [.wrongType(member, value)] }
    guard whole.utf8.count > limits.text else {
      text = whole
      return []
    }
    text = String(decoding: whole.utf8.prefix(limits.text), as: UTF8.self)
    return [.tooLong(member: member, bytes: whole.utf8.count)]
  }

  private mutating func takeRole(_ answer: BusValue) -> [ReadProblem.Kind] {
    let number = answer.uint32 ?? 0
    let role = Role(number: number)
    facts.role = role ?? .unknown
    return role == nil ? [.unknownRole(number)] : []
  }

  private mutating func takeStates(_ answer: BusValue) {
    var words = answer.members
    let low = UInt64(words.next()?.uint32 ?? 0)
    facts.states = StateSet(bits: low | UInt64(words.next()?.uint32 ?? 0) << 32)
  }

  private mutating func takeAttributes(
    _ answer: BusValue, _ limits: ReadLimits
  ) -> [ReadProblem.Kind] {
    var problems: [ReadProblem.Kind] = []
    for entry in answer.members {
      var parts = entry.members
      guard let key = parts.next()?.string, let value = parts.next() else { continue }
      guard attributes.count < limits.attributes, key.utf8.count <= limits.text else {
        return problems + [.tooManyAttributes(limit: limits.attributes)]
      }
      var text = ""
      problems += Self.take(Query.attributes.member, value, limits, into: &text)
      attributes[key] = text
    }
    return problems
  }

  private mutating func takeRelations(
    _ answer: BusValue, _ limits: ReadLimits
  ) -> [ReadProblem.Kind] {
    var problems: [ReadProblem.Kind] = []
    for entry in answer.members {
      var parts = entry.members
      let number = parts.next()?.uint32 ?? 0
      guard let kind = Relation.Kind(number: number) else {
        problems.append(.unknownRelation(number))
        continue
      }
      let targets = parts.next()?.members.prefix(limits.children).compactMap {
        ObjectReference($0)
      }
      relations.append((kind, targets ?? []))
    }
    return problems
  }

  private static func rect(_ answer: BusValue) -> Rect? {
    let numbers = answer.members.compactMap(\.int32).map(Double.init)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension InterfaceSet {
  /// The names that an element lists, an `as`; those that are not AT-SPI's are left out.
  init(listed names: BusValue) {
    self = []
    for name in names.members {
      if let name = name.string, let interface = Self.byName[name] { insert(interface) }
    }
  }

  /// What `GetInterfaces` answered; nothing where the reply has another type.
  init(listed reply: BusReply) {
    self = []
    guard reply.hasSignature(Query.interfaces.replySignature), let names = reply.value else {
      return
    }
    self.init(listed: names)
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Interface.allCases.map { ($0.busName, $0) })
}

extension ReadProblem.Kind {
  static func wrongType(_ member: String, _ value: BusValue) -> ReadProblem.Kind {
    .unexpectedReply(member: member, signature: value.signature)
  }
}
