// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics
import Testing

@testable import ATSPI

/// Searches among what is inside of an element.
@Suite struct CollectionTests {
  /// 1 holds 2 (with 3 and 4) and 5 (with 6); 4 and 6 are headings, 3 is focused.
  private static let publication: Publication = {
    var publication = Publication(
      applicationName: "Sample",
      facts: .init(toolkitName: "Evenhand", toolkitVersion: "", locale: ""))
    func node(
      _ number: UInt64, _ role: Role, _ children: [UInt64] = [],
      states: StateSet = StateSet(.showing),
      attributes: [String: String] = [:]
    ) -> Node {
      Node(
        id: ElementID(number), role: role, name: "\(number)", states: states,
        attributes: attributes, children: children.map { ElementID($0) })
    }
    var button = node(3, .button, states: StateSet(.showing, .focusable, .focused))
    button.actions = [Action(name: "click", label: "Press")]
    _ = publication.apply(
      TreeUpdate(nodes: [
        node(1, .frame, [2, 5]), node(2, .panel, [3, 4]), button,
        node(4, .heading, attributes: ["level": "2", "class": "a:b"]), node(5, .list, [6]),
        node(6, .heading, states: [], attributes: ["level": "1"]),
      ]), windows: [ElementID(1)])
    return publication
  }()

  private struct Rule {
    var states: [State] = []
    var stateManner: Int32 = 1
    var attributes: [(String, String)] = []
    var attributeManner: Int32 = 1
    var roles: [Role] = []
    var roleManner: Int32 = 2
    /// How many words the roles take: 4 up to 2.46, 5 since.
    var roleWords = 4
    var interfaces: [String] = []
    var interfaceManner: Int32 = 1
    var isInverted = false

    var value: BusValue {
      func words(_ numbers: [Int], _ count: Int) -> BusValue {
        var words = [UInt32](repeating: 0, count: count)
        for number in numbers { words[number / 32] |= 1 << UInt32(number % 32) }
        return .array("i", words.map { .int32(Int32(bitPattern: $0)) })
      }
      return .tuple([
        words(states.map { Int($0.number) }, 2), .int32(stateManner),
        .array("{ss}", attributes.map { .tuple([.string($0.0), .string($0.1)]) }),
        .int32(attributeManner),
        words(roles.map { Int($0.number) }, roleWords), .int32(roleManner),
        .array("s", interfaces.map { .string($0) }), .int32(interfaceManner),
        .boolean(isInverted),
      ])
    }
  }

  private static func ask(
    _ id: UInt64, _ member: String, _ arguments: [BusValue]
  ) -> Asking.Outcome {
    let path = ObjectReference.path(of: ElementID(id))
    var writer = WireWriter(busName: "")
    writer.begin(.call, serial: 7)
    writer.field(.path, path)
    writer.field(.interface, Interface.collection.busName)
    writer.field(.member, member)
    writer.field(.sender, ":1.9")
    // A dictionary's entries are tuples to us, and have a signature of their own.
    writer.beginBody(arguments.map(\.signature).joined())
    for argument in arguments { writer.value(argument) }
    writer.end()
    return Asking.ask(publication, Array(writer.bytes))
  }

  /// The numbers of what was found; nil for another answer.
  private static func numbers(_ outcome: Asking.Outcome) -> [Int]? {
    guard case .values(let values) = outcome, values.count == 1 else { return nil }
    return values[0].items.compactMap { reference in
      reference.items.last?.text.flatMap { Int($0.split(separator: "/").last ?? "") }
    }
  }

  private static func matches(
    _ rule: Rule, in id: UInt64 = 1, order: UInt32 = 1, count: Int32 = 0, isDeep: Bool = true
  ) -> [Int]? {
    numbers(
      ask(id, "GetMatches", [rule.value, .uint32(order), .int32(count), .boolean(isDeep)]))
  }

  @Test func `without a condition, everything inside is found in the order of reading`() {
    #expect(Self.matches(Rule()) == [2, 3, 4, 5, 6])
    #expect(Self.matches(Rule(), in: 2) == [3, 4])
    #expect(Self.matches(Rule(), in: 6) == [])
    #expect(Self.matches(Rule(), isDeep: false) == [2, 5])
    #expect(Self.matches(Rule(), order: 4) == [6, 5, 4, 3, 2])
    #expect(Self.matches(Rule(), count: 2) == [2, 3])
    #expect(Self.matches(Rule(), order: 4, count: 2) == [6, 5])
  }

  @Test(arguments: [4, 5, 60]) func `roles are found, in as many words as there are`(_ words: Int) {
    #expect(Self.matches(Rule(roles: [.heading], roleWords: words)) == [4, 6])
    #expect(Self.matches(Rule(roles: [.heading, .list], roleWords: words)) == [4, 5, 6])
    #expect(Self.matches(Rule(roles: [.heading], roleManner: 3, roleWords: words)) == [2, 3, 5])
    // An element has one role.
    #expect(Self.matches(Rule(roles: [.heading, .list], roleManner: 1, roleWords: words)) == [])
  }

  @Test func `states are found: all, any, none, and an empty set as it is`() {
    let both: [State] = [.showing, .focused]
    #expect(Self.matches(Rule(states: both)) == [3])
    #expect(Self.matches(Rule(states: both, stateManner: 2)) == [2, 3, 4, 5])
    #expect(Self.matches(Rule(states: both, stateManner: 3)) == [6])
    #expect(Self.matches(Rule(stateManner: 4)) == [6])
  }

  @Test func `interfaces are found by their short and their whole names`() {
    #expect(Self.matches(Rule(interfaces: ["Action"])) == [3])
    #expect(Self.matches(Rule(interfaces: ["org.a11y.atspi.action", "Accessible"])) == [3])
    #expect(Self.matches(Rule(interfaces: ["Action", "Nonsense"])) == [])
    #expect(Self.matches(Rule(interfaces: ["Action", "Nonsense"], interfaceManner: 2)) == [3])
    #expect(Self.matches(Rule(interfaces: ["Action"], interfaceManner: 3)) == [2, 4, 5, 6])
  }

  @Test func `attributes are found by one of several values, and a colon in one has a backslash`() {
    #expect(Self.matches(Rule(attributes: [("level", "1:2")])) == [4, 6])
    #expect(Self.matches(Rule(attributes: [("Level", "2"), ("class", "A\\:B")])) == [4])
    #expect(Self.matches(Rule(attributes: [("level", "1"), ("class", "a\\:b")])) == [])
    let any = Rule(attributes: [("level", "1"), ("class", "a\\:b")], attributeManner: 2)
    #expect(Self.matches(any) == [4, 6])
    #expect(Self.matches(Rule(attributes: [("level", "1")], attributeManner: 3)) == [2, 3, 4, 5])
    #expect(Self.matches(Rule(attributes: [("toolkit", "evenhand")])) == [2, 3, 4, 5, 6])
  }

  @Test func `an inverted rule finds the others`() {
    #expect(
      Self.matches(Rule(states: [.showing], roles: [.heading], isInverted: true)) == [2, 3, 5, 6])
  }

  private static func from(
    _ current: UInt64, _ part: UInt32, order: UInt32 = 1, count: Int32 = 0, isDeep: Bool = true
  ) -> [Int]? {
    numbers(
      ask(
        1, "GetMatchesFrom",
        [
          .objectPath(ObjectReference.path(of: ElementID(current))), Rule().value, .uint32(order),
          .uint32(part), .int32(count), .boolean(isDeep),
        ]))
  }

  private static func to(
    _ current: UInt64, _ part: UInt32, isInParent: Bool = false, order: UInt32 = 1,
    count: Int32 = 0, isDeep: Bool = true
  ) -> [Int]? {
    numbers(
      ask(
        1, "GetMatchesTo",
        [
          .objectPath(ObjectReference.path(of: ElementID(current))), Rule().value, .uint32(order),
          .uint32(part), .boolean(isInParent), .int32(count), .boolean(isDeep),
        ]))
  }

  @Test func `a search goes on behind an element: inside of it, beside it, or to the end`() {
    #expect(Self.from(3, 2) == [4, 5, 6])
    #expect(Self.from(2, 2) == [3, 4, 5, 6])
    #expect(Self.from(2, 2, count: 1) == [3])
    #expect(Self.from(1, 2) == [2, 3, 4, 5, 6])
    #expect(Self.from(2, 0) == [3, 4])
    #expect(Self.from(2, 1) == [5, 6])
    #expect(Self.from(2, 1, isDeep: false) == [5])
    #expect(Self.from(3, 2, order: 4) == [6, 5, 4])
    #expect(Self.from(3, 2, isDeep: false) == [5])
    #expect(Self.from(1, 1) == [])
  }

  @Test func `a search goes back from an element, the nearest first`() {
    #expect(Self.to(6, 2) == [5, 4, 3, 2])
    #expect(Self.to(6, 2, count: 1) == [5])
    #expect(Self.to(6, 2, order: 4) == [2, 3, 4, 5])
    #expect(Self.to(4, 1, isInParent: true) == [3])
    #expect(Self.to(5, 1, isInParent: true) == [4, 3, 2])
    #expect(Self.to(5, 1, isInParent: true, isDeep: false) == [2])
    #expect(Self.to(6, 2, isDeep: false) == [5, 2])
    #expect(Self.to(1, 2) == [])
  }

  @Test func `what has the focus is the active descendant of all round it`() {
    func active(_ id: UInt64) -> Asking.Outcome { Self.ask(id, "GetActiveDescendant", []) }
    let button = BusValue.tuple([
      .string(":1.1"), .objectPath(ObjectReference.path(of: ElementID(3))),
    ])
    #expect(active(1) == .values([button]))
    #expect(active(2) == .values([button]))
    #expect(
      active(5)
        == .values([.tuple([.string(""), .objectPath(ObjectReference.nullPath)])]))
  }

  @Test func `a search that nobody can mean is refused`() {
    func ask(_ rule: Rule, _ order: UInt32) -> Asking.Outcome {
      Self.ask(1, "GetMatches", [rule.value, .uint32(order), .int32(0), .boolean(true)])
    }
    #expect(ask(Rule(), 0) == .refused(.unknownChoice("order", 0)))
    #expect(ask(Rule(), .max) == .refused(.unknownChoice("order", Int(UInt32.max))))
    #expect(ask(Rule(stateManner: 0), 1) == .refused(.unknownChoice("way to match", 0)))
    #expect(ask(Rule(roleManner: -1), 1) == .refused(.unknownChoice("way to match", -1)))
    let many = (0..<65).map { ("\($0)", "") }
    #expect(
      ask(Rule(attributes: many), 1)
        == .refused(.unknownChoice("number of attributes to look for", 65)))
    #expect(Self.from(6, 3) == nil)
    // Not inside, gone, or no element at all.
    let elsewhere = Self.ask(
      2, "GetMatchesFrom",
      [
        .objectPath(ObjectReference.path(of: ElementID(6))), Rule().value, .uint32(1), .uint32(2),
        .int32(0), .boolean(true),
      ])
    #expect(elsewhere == .refused(.noSuchElement))
    #expect(Self.from(99, 2) == nil)
  }

  @Test func `libatspi finds what it looks for`() async throws {
    try await MiniBus.withSample { bus, _ in
      let lines = try await bus.python(
        PyatspiTests.prelude + """
          from gi.repository import Atspi
          def find_all(states=(), attributes={}, roles=(), interfaces=(), invert=False, order=Atspi.CollectionSortOrder.CANONICAL, count=0):
            match = Atspi.CollectionMatchType
            rule = Atspi.MatchRule.new(Atspi.StateSet.new(list(states)), match.ALL, attributes, match.ANY, list(roles), match.ANY, list(interfaces), match.ALL, invert)
            return [a.name for a in Atspi.Collection.get_matches(window, rule, order, count, True)]
          print(find_all(roles=[Atspi.Role.LIST_ITEM, Atspi.Role.DIAL]))
          print(find_all(states=[Atspi.StateType.FOCUSABLE]))
          print(find_all(interfaces=["Value"]), find_all(attributes={"xml-roles": "switch"}))
          print(find_all(roles=[Atspi.Role.LIST_ITEM], order=Atspi.CollectionSortOrder.REVERSE_CANONICAL, count=1))
          """
      ).allLines()
      #expect(
        lines == [
          "['Volume', 'Card 1', 'Card 2', 'Card 3']", "['Volume', 'Reset', 'Mute']",
          "['Volume'] ['Mute']", "['Card 3']",
        ])
    }
  }
}
