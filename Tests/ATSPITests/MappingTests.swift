// SPDX-License-Identifier: Apache-2.0

import Semantics
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
    _ id: ElementID, _ interface: Interface, _ member: String, _ arguments: [BusValue] = []
  ) -> Asking.Outcome {
    Asking.ask(
      publication(), ObjectReference.path(of: id), interface.busName, member, arguments)
  }

  @Test func `a body is looked at only where the signature is the right one`() {
    /// A call whose body is one byte, whatever its signature says.
    func ask(_ member: String, _ signature: String) -> Asking.Outcome {
      var writer = WireWriter(busName: "")
      writer.begin(.call, serial: 7)
      writer.pathField(SampleApplication.dial)
      writer.field(.interface, Interface.accessible.busName)
      writer.field(.member, member)
      writer.beginBody(signature)
      writer.signature("")
      writer.end()
      return Asking.ask(publication(), Array(writer.bytes))
    }
    #expect(ask("GetRole", "as") == .refused(.wrongSignature(expected: "", found: "as")))
    #expect(ask("GetChildAtIndex", "ai") == .refused(.wrongSignature(expected: "i", found: "ai")))
    #expect(
      ask("GetNonsense", "i") == .refused(.noSuchMethod("org.a11y.atspi.Accessible.GetNonsense")))
    #expect(ask("GetChildAtIndex", "i") == .refused(.malformed))
    #expect(ask("GetRole", "") == .values([.uint32(15)]))
  }

  @Test func `states are two words, the low one first`() {
    var writer = WireWriter(busName: "")
    writer.begin(.reply, serial: 1)
    writer.beginBody("au")
    writer.states(StateSet(.active, .vertical, .indeterminate, .readOnly))
    writer.end()
    #expect(
      Asking.values(Array(writer.bytes)) == [.array("u", [.uint32(0x2000_0002), .uint32(0x801)])])
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

  @Test func `a place is told on the screen, in the window and in the parent`() {
    let places = [UInt32(0), 1, 2].map { system in
      answer(SampleApplication.items[1], .component, "GetExtents", [.uint32(system)])
    }
    #expect(
      places == [
        .values([.tuple([.int32(120), .int32(280), .int32(300), .int32(30)])]),
        .values([.tuple([.int32(20), .int32(230), .int32(300), .int32(30)])]),
        .values([.tuple([.int32(0), .int32(30), .int32(300), .int32(30)])]),
      ])
  }

  @Test func `only a window lies in the window layer`() {
    #expect(
      answer(SampleApplication.window, .component, "GetLayer") == .values([.uint32(7)]))
    #expect(answer(SampleApplication.dial, .component, "GetLayer") == .values([.uint32(3)]))
  }

  @Test func `an index becomes the name of an action`() {
    #expect(
      answer(SampleApplication.dial, .action, "DoAction", [.int32(1)])
        == .request(.performAction(SampleApplication.dial, name: "decrement"), .outcome))
  }

  @Test func `the interfaces that are listed are the ones that are answered`() {
    for node in SampleApplication.initialNodes {
      for interface in Interface.allCases {
        let isListed = InterfaceTable.answered(node).contains(interface)
        let answer = answer(node.id, interface, "NoSuchMember")
        #expect(isListed == (answer != .refused(.noSuchInterface(interface.busName))))
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
        InterfaceTable.Method("Reach", "ia(so)", "bs") { _, _, _ throws(ProviderError) in }
      ],
      properties: [
        InterfaceTable.Property("Minimum", "d") { _, _ throws(ProviderError) in },
        InterfaceTable.Property(
          "Current", "d", { _, _ throws(ProviderError) in },
          set: { _, _ throws(ProviderError) in .written }),
      ])
    let lines = Introspection.document([table]).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }
    #expect(
      lines.dropFirst(3) == [
        "<interface name=\"org.a11y.atspi.Value\">", "<method name=\"Reach\">",
        "<arg direction=\"in\" type=\"i\"/>", "<arg direction=\"in\" type=\"a(so)\"/>",
        "<arg direction=\"out\" type=\"b\"/>", "<arg direction=\"out\" type=\"s\"/>",
        "</method>", "<property name=\"Current\" type=\"d\" access=\"readwrite\"/>",
        "<property name=\"Minimum\" type=\"d\" access=\"read\"/>", "</interface>", "</node>",
      ])
  }
}
