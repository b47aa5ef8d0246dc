// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

/// What elements a client looks for, of all that are inside of one.
struct MatchRule: Sendable {
  /// On the wire: states and how they match, attributes and how, roles and how, interfaces and how,
  /// and whether it is the others that are looked for.
  static let type = "(aiia{ss}iaiiasib)"

  /// How what is looked for and what an element has go together: AT-SPI's
  /// `AtspiCollectionMatchType`.
  private enum Manner: Int32 {
    case all = 1
    case any, none
    /// As all; where nothing is looked for, the element may have nothing either.
    case empty
  }

  /// So many attributes may be asked for: each is compared with those of every element.
  private static let attributeLimit = 64

  private var states: UInt64 = 0
  private var stateManner = Manner.all
  /// For each name, the values of which one must be there, in small letters.
  private var attributes: [(name: String, values: Set<String>)] = []
  private var attributeManner = Manner.all
  private var roles: Set<UInt32> = []
  private var roleManner = Manner.all
  private var interfaces = InterfaceSet()
  /// Whether one is looked for that no element has.
  private var asksForUnknownInterface = false
  private var interfaceManner = Manner.all
  private var isInverted = false

  init(_ arguments: inout Arguments) throws(ProviderError) {
    try arguments.structure()
    var words: [UInt32] = []
    try arguments.array(alignment: 4) { Self.word(&$0, &words) }
    for (index, word) in words.prefix(2).enumerated() {
      states |= UInt64(word) << UInt64(32 * index)
    }
    stateManner = try Self.manner(&arguments)
    try readAttributes(&arguments)
    attributeManner = try Self.manner(&arguments)
    words = []
    try arguments.array(alignment: 4) { Self.word(&$0, &words) }
    for (index, word) in words.enumerated() {
      for bit in 0..<32 where word & 1 << UInt32(bit) != 0 {
        roles.insert(UInt32(32 * index + bit))
      }
    }
    roleManner = try Self.manner(&arguments)
    try readInterfaces(&arguments)
    interfaceManner = try Self.manner(&arguments)
    isInverted = try arguments.boolean()
  }

  /// More roles than any version of AT-SPI has.
  private static let wordLimit = 64

  private static func word(_ reader: inout WireReader, _ words: inout [UInt32]) -> Bool {
    guard let word = reader.uint32() else { return false }
    if words.count < wordLimit { words.append(word) }
    return true
  }

  private static func manner(_ arguments: inout Arguments) throws(ProviderError) -> Manner {
    let number = try arguments.int32()
    guard let manner = Manner(rawValue: number) else {
      throw .unknownChoice("way to match", Int(number))
    }
    return manner
  }

  private mutating func readAttributes(_ arguments: inout Arguments) throws(ProviderError) {
    var entries: [(String, String)] = []
    var count = 0
    try arguments.array(alignment: 8) { reader in
      guard reader.align(8), let name = reader.text(), let values = reader.text() else {
        return false
      }
      count += 1
      if count <= Self.attributeLimit { entries.append((name.text, values.text)) }
      return true
    }
    guard count <= Self.attributeLimit else {
      throw .unknownChoice("number of attributes to look for", count)
    }
    attributes = entries.map { (Self.plain($0.0), Self.values($0.1)) }
  }

  /// Several are parted by colons; one that belongs to a value has a backslash in front.
  private static func values(_ text: String) -> Set<String> {
    var values: Set<String> = []
    var value = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        value.unicodeScalars.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ":" {
        values.insert(plain(value))
        value = ""
      } else {
        value.unicodeScalars.append(character)
      }
    }
    values.insert(plain(value))
    return values
  }

  private static func plain(_ text: String) -> String { text.lowercased() }

  private mutating func readInterfaces(_ arguments: inout Arguments) throws(ProviderError) {
    var (found, isUnknown) = (InterfaceSet(), false)
    try arguments.array(alignment: 4) { reader in
      guard let name = reader.text() else { return false }
      if let interface = Self.interface(name.text) {
        found.insert(interface)
      } else {
        isUnknown = true
      }
      return true
    }
    (interfaces, asksForUnknownInterface) = (found, isUnknown)
  }

  /// "Text" and "org.a11y.atspi.Text", in letters of any size.
  private static func interface(_ name: String) -> Interface? {
    let name = plain(name)
    return names[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name]
  }

  private static let prefix = "org.a11y.atspi."
  private static let names = Dictionary(
    uniqueKeysWithValues: Interface.allCases.map { (plain($0.name), $0) })

  // MARK: Matching

  func matches(_ node: Node, _ facts: Publication.Facts) -> Bool {
    let isFound =
      matchesStates(node) && matchesRole(node) && matchesInterfaces(node)
      && matchesAttributes(node, facts)
    return isFound != isInverted
  }

  private func matchesStates(_ node: Node) -> Bool {
    let own = node.states.bits
    if states == 0 { return stateManner != .empty || own == 0 }
    return switch stateManner {
    case .all, .empty: own & states == states
    case .any: own & states != 0
    case .none: own & states == 0
    }
  }

  /// An element has one role.
  private func matchesRole(_ node: Node) -> Bool {
    if roles.isEmpty { return roleManner != .empty }
    let own = RoleMapping.published(node.role).number
    return switch roleManner {
    case .all, .empty: roles == [own]
    case .any: roles.contains(own)
    case .none: !roles.contains(own)
    }
  }

  private func matchesInterfaces(_ node: Node) -> Bool {
    if interfaces.rawValue == 0, !asksForUnknownInterface { return interfaceManner != .empty }
    let own = node.interfaces
    return switch interfaceManner {
    case .all, .empty: !asksForUnknownInterface && own.isSuperset(of: interfaces)
    case .any: !own.isDisjoint(with: interfaces)
    case .none: own.isDisjoint(with: interfaces)
    }
  }

  private func matchesAttributes(_ node: Node, _ facts: Publication.Facts) -> Bool {
    // Every element has the toolkit's name as an attribute.
    if attributes.isEmpty { return attributeManner != .empty }
    let own = Dictionary(
      ObjectAttributes.published(node, facts).map { (Self.plain($0.key), Self.plain($0.value)) }
    ) { first, _ in first }
    func has(_ wanted: (name: String, values: Set<String>)) -> Bool {
      own[wanted.name].map(wanted.values.contains) ?? false
    }
    return switch attributeManner {
    case .all, .empty: attributes.allSatisfy(has)
    case .any: attributes.contains(where: has)
    case .none: !attributes.contains(where: has)
    }
  }
}
