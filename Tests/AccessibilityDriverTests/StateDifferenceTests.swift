// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What counts as a change of one element between two moments.
@Suite struct StateDifferenceTests {
  private let reference = ObjectReference(busName: ":1.1", path: "/2")

  private func changes(
    _ before: ElementFacts, _ after: ElementFacts
  ) -> [ObservedChange] {
    StateDifference(ids: [reference: ElementID(2)])
      .changes(reference, ElementState(before), ElementState(after))
  }

  private func facts(
    _ role: Role = .button, _ name: String = "Save", showing: Bool = true, value: Double? = nil
  ) -> ElementFacts {
    ElementFacts(
      role: role, name: name, states: showing ? StateSet(.showing) : [], value: value)
  }

  @Test func `each property that is another one is told with what it was`() {
    let found = changes(facts(.button, "Play", value: 1), facts(.toggleButton, "Pause", value: 2))
    #expect(found.map(\.property) == [.role, .name, .value])
    #expect(found.map(\.from) == [Role.button.name, "Play", "1.0"])
    #expect(found.map(\.to) == [Role.toggleButton.name, "Pause", "2.0"])
    #expect(found.map(\.words) == ["", "Pause", ""])
    #expect(found.allSatisfy { $0.element == ElementID(2) && !$0.isLive })
  }

  @Test func `what is the same is not told`() {
    #expect(changes(facts(value: 1), facts(value: 1)) == [])
  }

  @Test func `what comes and goes is told by its presence alone`() {
    let found = changes(facts(showing: false), facts(.toggleButton, "Other"))
    #expect(found.map(\.property) == [.presence])
    #expect(found.map(\.from) == ["hidden"] && found.map(\.to) == ["showing"])
    #expect(changes(facts(), facts(showing: false)).map(\.to) == ["hidden"])
  }

  @Test func `a box without a name comes and goes unheard`() {
    #expect(changes(facts(.panel, "", showing: false), facts(.panel, "")) == [])
  }

  @Test func `a header of a column, which is made anew when it is read, comes and goes unheard`() {
    let header = facts(.tableColumnHeader, "Name", showing: false)
    #expect(changes(header, facts(.tableColumnHeader, "Name")) == [])
  }

  @Test func `a cell that is made when somebody asks for it is told neither coming nor going`() {
    var cell = Node(
      id: ElementID(2), role: .label, name: "Rose", states: StateSet(.showing, .transient))
    let root = Node(id: ElementID(1), role: .application, children: [cell.id])
    func state() -> ApplicationState {
      ApplicationState(
        ApplicationSnapshot(
          application: ApplicationReference(object: reference, name: "Garden"),
          tree: Tree(root: root, nodes: [cell]),
          references: [cell.id: reference]))
    }
    #expect(state().order == [])
    cell.states[.transient] = false
    #expect(state().order == [reference])
  }

  @Test func `a box in a cell that is made anew is told when it is ticked otherwise`() {
    func state(_ number: UInt64, checked: Bool, name: String = "History") -> ApplicationState {
      var states = StateSet(.showing, .transient)
      states[.checked] = checked
      let view = Node(
        id: ElementID(2), role: .tree, name: "Traces", states: StateSet(.showing),
        children: [ElementID(3)])
      let cell = Node(id: ElementID(3), role: .tableCell, name: name, states: states)
      let root = Node(id: ElementID(1), role: .application, children: [view.id])
      return ApplicationState(
        ApplicationSnapshot(
          application: ApplicationReference(object: reference, name: "Broom"),
          tree: Tree(root: root, nodes: [view, cell]),
          references: [
            view.id: reference, cell.id: ObjectReference(busName: ":1.1", path: "/\(number)"),
          ]))
    }
    let difference = StateDifference(ids: [reference: ElementID(2)])
    func changes(_ before: ApplicationState, _ after: ApplicationState) -> [String] {
      difference.changes(from: before, to: after).map {
        "\($0.detail) of \($0.place): \($0.from) to \($0.to)"
      }
    }
    #expect(
      changes(state(7, checked: true), state(8, checked: false))
        == ["checked of table cell[History]: on to off"])
    #expect(changes(state(7, checked: true), state(8, checked: true)) == [])
    #expect(changes(state(7, checked: true), state(8, checked: false, name: "Cookies")) == [])
  }

  @Test func `what comes because it was read does not go on changing`() {
    func presence(_ place: String, _ from: String, _ to: String) -> ObservedChange {
      ObservedChange(
        element: nil, place: place, role: "label", property: .presence, from: from, to: to)
    }
    let clock = changes(facts(.label, "10:00"), facts(.label, "10:01"))
    let cell = presence("label[Area]", "", "showing")
    #expect(ObservedChange.idle([cell] + clock, then: []) == clock)
    #expect(ObservedChange.idle([cell], then: [presence("label[Area]", "showing", "gone")]) == [])
    let row = presence("label[New]", "", "showing")
    #expect(ObservedChange.idle([cell], then: [row] + clock) == [row] + clock)
  }

  @Test func `what changes while it is hidden is not told`() {
    #expect(changes(facts(showing: false), facts(.button, "Other", showing: false)) == [])
  }
}
