// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// What a client reads of what is chosen, and how it chooses.
@Suite struct ChoiceTests {
  private static func withList(
    _ body: (MiniBus, SampleApplication) async throws -> Void
  ) async throws {
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.list]) {
        $0.states[.multiselectable] = true
        $0.holdsChoices = true
      }
      sample.change([SampleApplication.dial]) { $0.states[.focused] = false }
      sample.change(SampleApplication.items) {
        $0.states[.focused] = $0.id == SampleApplication.items[0]
        $0.states[.selectable] = true
        $0.states[.selected] = $0.id == SampleApplication.items[1]
      }
      try await body(bus, sample)
    }
  }

  private static let prelude =
    PyatspiTests.prelude + """
      cards = find("Cards")
      selection = cards.querySelection()
      def chosen(): return [selection.getSelectedChild(i).name for i in range(selection.nSelectedChildren)]

      """

  @Test func `a client reads what is chosen`() async throws {
    try await Self.withList { bus, _ in
      let lines = try await bus.python(
        Self.prelude + "print(chosen(), [selection.isChildSelected(i) for i in range(3)])"
      ).allLines()
      #expect(lines == ["['Card 2'] [False, True, False]"])
    }
  }

  @Test func `a client chooses and lets go, and hears of it`() async throws {
    try await Self.withList { bus, sample in
      let client = try bus.python(
        Self.prelude + """
          from gi.repository import GLib
          events = []
          pyatspi.Registry.registerEventListener(lambda e: events.append((e.type, e.source.name)), "object:selection-changed")
          print("listens", flush=True)
          sys.stdin.readline()
          print(selection.selectChild(0), chosen())
          print(selection.deselectSelectedChild(1), chosen())
          print(selection.deselectChild(0), chosen())
          print(selection.selectAll(), chosen())
          print(selection.clearSelection(), chosen())
          while len(events) < 5: GLib.MainContext.default().iteration(True)
          print(len(events), set(events))
          """)
      defer { client.stop() }
      try await client.output.line("listens")
      try await sample.journal.line { $0.hasPrefix("1 event listeners") }
      client.write("go on")
      let lines = try await client.allLines()
      #expect(
        lines == [
          "listens", "True ['Card 1', 'Card 2']", "True ['Card 1']", "True []",
          "True ['Card 1', 'Card 2', 'Card 3']", "True []",
          "5 {('object:selection-changed', 'Cards')}",
        ])
      #expect(
        sample.requests.lines.filter { $0.contains("Chosen") } == [
          "\(AssistiveRequest.setChosen(SampleApplication.items[0], true))",
          "\(AssistiveRequest.setChosen(SampleApplication.items[1], false))",
          "\(AssistiveRequest.setChosen(SampleApplication.items[0], false))",
          "\(AssistiveRequest.setAllChosen(SampleApplication.list, true))",
          "\(AssistiveRequest.setAllChosen(SampleApplication.list, false))",
        ])
    }
  }

  @Test func `what cannot be chosen, or is not sensitive, is not asked of the application`()
    async throws
  {
    try await Self.withList { bus, sample in
      sample.change([SampleApplication.items[0]]) { $0.states[.selectable] = false }
      sample.change([SampleApplication.items[2]]) { $0.states[.sensitive] = false }
      sample.change([SampleApplication.list]) { $0.states[.multiselectable] = false }
      let lines = try await bus.python(
        Self.prelude
          + "print(selection.selectChild(0), selection.selectChild(2), selection.selectAll(), chosen())"
      ).allLines()
      #expect(lines == ["False False False ['Card 2']"])
      #expect(!sample.requests.lines.contains { $0.contains("Chosen") })
    }
  }

  @Test func `the radio button that is checked is the one that is chosen`() {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    let states = StateSet(.sensitive, .checkable)
    var group = Node(
      id: ElementID(1), role: .panel, children: [ElementID(2), ElementID(3)])
    group.holdsChoices = true
    _ = publication.apply(
      TreeUpdate(nodes: [
        group, Node(id: ElementID(2), role: .radioButton, states: states),
        Node(id: ElementID(3), role: .radioButton, states: states.union(StateSet(.checked))),
      ]), windows: [ElementID(1)])
    func ask(_ member: String, _ index: Int32) -> Asking.Outcome {
      Asking.ask(
        publication, ObjectReference.path(of: ElementID(1)), Interface.selection.busName, member,
        [.int32(index)])
    }
    #expect(ask("IsChildSelected", 0) == .values([.boolean(false)]))
    #expect(ask("IsChildSelected", 1) == .values([.boolean(true)]))
    #expect(ask("SelectChild", 0) == .request(.setChosen(ElementID(2), true), .outcome))
    #expect(ask("SelectChild", 2) == .refused(.indexOutOfRange(2, count: 2)))
    #expect(ask("GetSelectedChild", 1) == .refused(.indexOutOfRange(1, count: 1)))
    #expect(ask("SelectChild", .min) == .refused(.indexOutOfRange(.min, count: 2)))
  }
}
