// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization
import Testing

@testable import ATSPI

/// What an element becomes on the wire, without a bus.
@Suite struct MappingTests {
  private func publication() -> Publication {
    var publication = Publication(
      applicationName: "Sample",
      facts: Publication.Facts(toolkitName: "Evenhand", toolkitVersion: "1", locale: "C"))
    _ = publication.apply(
      TreeUpdate(nodes: SampleApplication.initialNodes), windows: [SampleApplication.window])
    return publication
  }

  private func answer(
    _ id: ElementID, _ interface: Interface, _ member: String, _ signature: String = "",
    _ arguments: [BusValue] = []
  ) throws -> Answer {
    try Dispatcher.answer(
      Call(
        path: ObjectReference.path(of: id), interface: interface.busName, member: member,
        signature: signature, decode: { Arguments(values: arguments) }),
      publication())
  }

  @Test func `a body is decoded only where the signature is the right one`() throws {
    let decoded = Mutex(0)
    func ask(_ member: String, _ signature: String) -> ProviderError? {
      let call = Call(
        path: ObjectReference.path(of: SampleApplication.dial),
        interface: Interface.accessible.busName, member: member, signature: signature,
        decode: {
          decoded.withLock { $0 += 1 }
          return Arguments(values: [.int32(0)])
        })
      do throws(ProviderError) {
        _ = try Dispatcher.answer(call, publication())
        return nil
      } catch {
        return error
      }
    }
    #expect(ask("GetRole", "as") == .wrongSignature(expected: "", found: "as"))
    #expect(ask("GetChildAtIndex", "ai") == .wrongSignature(expected: "i", found: "ai"))
    #expect(ask("GetNonsense", "i") != nil)
    #expect(ask("GetRole", "") == nil)
    #expect(decoded.withLock { $0 } == 0)
    _ = ask("GetChildAtIndex", "i")
    #expect(decoded.withLock { $0 } == 1)
  }

  @Test func `states are two words, the low one first`() {
    let words = InterfaceTable.stateWords(StateSet(.active, .vertical, .indeterminate, .readOnly))
    #expect(words == .array("u", [.uint32(0x2000_0002), .uint32(0x801)]))
  }

  @Test func `three attributes are added, and no others`() {
    let facts = Publication.Facts(toolkitName: "Evenhand", toolkitVersion: "1", locale: "C")
    let node = Node(
      id: ElementID(1), role: .switchControl,
      value: RangeValue(minimum: 0, maximum: 1, current: 1, increment: 1, text: "on"),
      attributes: ["posinset": "2"])
    #expect(
      ObjectAttributes.published(node, facts) == [
        "posinset": "2", "toolkit": "Evenhand", "valuetext": "on", "xml-roles": "switch",
      ])
    #expect(
      ObjectAttributes.published(Node(id: ElementID(1), role: .label), facts) == [
        "toolkit": "Evenhand"
      ])
  }

  @Test(arguments: Role.allCases)
  func `every role but the switch is published as itself`(_ role: Role) {
    #expect(RoleMapping.published(role) == (role == .switchControl ? .toggleButton : role))
  }

  @Test func `a place is told on the screen, in the window and in the parent`() throws {
    let places = try [UInt32(0), 1, 2].map { system in
      try answer(SampleApplication.items[1], .component, "GetExtents", "u", [.uint32(system)])
    }
    #expect(
      places == [
        .value(.tuple([.int32(120), .int32(280), .int32(300), .int32(30)])),
        .value(.tuple([.int32(20), .int32(230), .int32(300), .int32(30)])),
        .value(.tuple([.int32(0), .int32(30), .int32(300), .int32(30)])),
      ])
  }

  @Test func `only a window lies in the window layer`() throws {
    #expect(
      try answer(SampleApplication.window, .component, "GetLayer") == .value(.uint32(7)))
    #expect(try answer(SampleApplication.dial, .component, "GetLayer") == .value(.uint32(3)))
  }

  @Test func `an index becomes the name of an action`() throws {
    #expect(
      try answer(SampleApplication.dial, .action, "DoAction", "i", [.int32(1)])
        == .request(.performAction(SampleApplication.dial, name: "decrement"), .outcome))
  }

  @Test func `the interfaces that are listed are the ones that are answered`() throws {
    for node in SampleApplication.initialNodes {
      let query = try publication().query(node.id)
      for interface in Interface.allCases {
        let isListed = InterfaceTable.answered(query.node).contains(interface)
        let isAnswered: Bool
        do throws(ProviderError) {
          let call = Call(
            path: ObjectReference.path(of: node.id), interface: interface.busName,
            member: "NoSuchMember", signature: "", decode: { Arguments(values: []) })
          _ = try Dispatcher.answer(call, publication())
          isAnswered = true
        } catch {
          isAnswered = error != .noSuchInterface(interface.busName)
        }
        #expect(isListed == isAnswered)
      }
    }
  }

  @Test(arguments: [
    (RangeValue(minimum: 0, maximum: 9, current: 3, increment: 1, text: "-6 dB"), "-6 dB"),
    (RangeValue(minimum: 0, maximum: 9, current: 3, increment: 1), "3"),
    (RangeValue(minimum: 0, maximum: 9, current: 0.25, increment: 1), "0.25"),
    (RangeValue(minimum: 0, maximum: 9, current: .infinity, increment: 1), "inf"),
    (RangeValue(minimum: 0, maximum: 9, current: 1e300, increment: 1), "1e+300"),
  ])
  func `a value always has a text`(_ value: RangeValue, _ text: String) {
    #expect(InterfaceTable.text(value) == text)
  }

  @Test(arguments: [
    ("/org/a11y/atspi/accessible/root", Provider.applicationID),
    ("/org/a11y/atspi/accessible/12", ElementID(12)),
    ("/org/a11y/atspi/accessible/+12", nil), ("/org/a11y/atspi/accessible/-1", nil),
    ("/org/a11y/atspi/accessible/", nil), ("/org/a11y/atspi/accessible/1/2", nil),
    ("/org/a11y/atspi/accessible/18446744073709551615", nil),
    ("/org/a11y/atspi/accessible/99999999999999999999999", nil), ("/", nil),
  ])
  func `a path names an element or nothing`(_ path: String, _ id: ElementID?) {
    #expect(ObjectReference.element(at: path) == id)
  }

  @Test func `text loses what D-Bus forbids, and nothing of a character`() {
    #expect(WireText.sanitised("a\0b") == "ab")
    let long = String(repeating: "é", count: WireText.limit)
    #expect(WireText.sanitised(long) == String(repeating: "é", count: WireText.limit / 2))
  }

  @Test(arguments: [
    ("a", "a", "a", true), ("space", " ", "space", false), ("Up", "", "Up", false),
    ("Return", "\r", "Return", false), ("adiaeresis", "ä", "ä", true),
  ])
  func `a key is told by what it types, or by its name`(
    _ name: String, _ characters: String, _ text: String, _ isText: Bool
  ) {
    let event = KeyStroke(
      isPress: true, keysym: 0, hardwareCode: 0, modifierMask: 0, name: name,
      characters: characters, time: .infinity
    ).eventText
    #expect(event.text == text)
    #expect(event.isText == isText)
  }

  @Test func `the introspection lists each argument by its own type`() {
    let types = Introspection.completeTypes("ia(so)ua{sv}(ii)")
    #expect(types == ["i", "a(so)", "u", "a{sv}", "(ii)"])
  }

  @Test func `the introspection has each member with what it takes, gives and lets be written`() {
    let table = InterfaceTable(
      .value,
      methods: [
        InterfaceTable.Method("Reach", "ia(so)", "bs") { _, _ throws(ProviderError) in .values([]) }
      ],
      properties: [
        InterfaceTable.Property("Minimum", "d") { _ throws(ProviderError) in .double(0) },
        InterfaceTable.Property("Current", "d") { _ throws(ProviderError) in
          .double(0)
        } write: { _, _ throws(ProviderError) in
          .values([])
        },
      ])
    let lines = Introspection.document([table]).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }
    #expect(
      lines.dropFirst(3) == [
        "<interface name=\"org.a11y.atspi.Value\">", "<method name=\"Reach\">",
        "<arg direction=\"in\" type=\"i\"/>", "<arg direction=\"in\" type=\"a(so)\"/>",
        "<arg direction=\"out\" type=\"b\"/>", "<arg direction=\"out\" type=\"s\"/>",
        "</method>", "<property name=\"Minimum\" type=\"d\" access=\"read\"/>",
        "<property name=\"Current\" type=\"d\" access=\"readwrite\"/>", "</interface>", "</node>",
      ])
  }
}
