// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

@MainActor
struct RelationTests {
  private struct Form: View {
    @Namespace private var names
    @Views.State private var hasLabel = true
    @Views.State private var title = "Volume"

    var body: some View {
      VStack {
        if hasLabel {
          Text(title).accessibilityLabeledPair(role: .label, id: "volume", in: names)
        }
        Circle().frame(width: 20, height: 20)
          .onTapGesture {}
          .accessibilityIdentifier("knob")
          .accessibilityLabeledPair(role: .content, id: "volume", in: names)
        Text("rename").onTapGesture { title = "Loudness" }
        Text("remove").onTapGesture { hasLabel = false }
      }
    }
  }

  private func names(_ tester: ViewTester, _ node: Node, _ kind: Relation.Kind) -> [String] {
    node.relations.filter { $0.kind == kind }.flatMap(\.targets)
      .compactMap { tester.tree[$0]?.name }
  }

  @Test func `a label and what it names are tied both ways, and the name follows`() throws {
    let tester = ViewTester { Form() }
    let knob = try tester.element(named: "knob")
    #expect(knob.name == "Volume")
    #expect(knob.attributes["derived-name"] == nil)
    #expect(names(tester, knob, .labelledBy) == ["Volume"])
    let label = try #require(knob.relations.first?.targets.first.flatMap { tester.tree[$0] })
    #expect(label.relations == [Relation(.labelFor, [knob.id])])

    try tester.tap("rename")
    #expect(try tester.element(named: "knob").name == "Loudness")
    try tester.tap("remove")
    #expect(try tester.element(named: "knob").attributes["derived-name"] == "true")
    #expect(try tester.element(named: "knob").relations.isEmpty)
  }

  @Test func `a linked group names all its members`() throws {
    struct Group: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("a").accessibilityLinkedGroup(id: 1, in: names)
          Text("b").accessibilityLinkedGroup(id: 1, in: names)
          Text("c").accessibilityLinkedGroup(id: 2, in: names)
        }
      }
    }
    let tester = ViewTester { Group() }
    #expect(names(tester, try tester.element(named: "a"), .memberOf) == ["a", "b"])
    #expect(try tester.element(named: "c").relations.isEmpty)
  }

  @Test func `two forms with the same ids keep to themselves`() throws {
    let tester = ViewTester {
      VStack {
        Form()
        Form()
      }
    }
    let knobs = tester.tree.depthFirst.filter { $0.identifier == "knob" }
    #expect(knobs.map { $0.relations.flatMap(\.targets).count } == [1, 1])
    #expect(knobs[0].relations != knobs[1].relations)
  }

  @Test func `a rotor leads to its entries, and says what it is for`() throws {
    struct Inbox: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("Bill").accessibilityRotorEntry(id: "Bill", in: names)
          Text("Spam")
          Text("Boss").accessibilityRotorEntry(id: "Boss", in: names)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Inbox")
        .accessibilityRotor("Important") {
          for name in ["Bill", "Boss"] {
            AccessibilityRotorEntry(name, id: name, in: names)
          }
        }
      }
    }
    let tester = ViewTester { Inbox() }
    let inbox = try tester.element(named: "Inbox")
    #expect(inbox.attributes["rotor"] == "Important")
    #expect(names(tester, inbox, .flowsTo) == ["Bill", "Boss"])
    #expect(names(tester, try tester.element(named: "Boss"), .flowsFrom) == ["Inbox"])
  }

  @Test func `a rotor takes its entries from a loop, and a screen reader's own from models`() throws
  {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    struct Inbox: View {
      @Namespace private var names
      let people = [Person(id: 1, name: "Bill"), Person(id: 2, name: "Boss")]
      var body: some View {
        VStack {
          ForEach(people) { Text($0.name).accessibilityRotorEntry(id: $0.id, in: names) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Inbox")
        .accessibilityRotor("Important") {
          ForEach(people) { AccessibilityRotorEntry($0.name, id: $0.id, in: names) }
        }
        Text("Other").accessibilityRotor(.headings, entries: people, entryLabel: \.name)
      }
    }
    let tester = ViewTester { Inbox() }
    let inbox = try tester.element(named: "Inbox")
    #expect(names(tester, inbox, .flowsTo) == ["Bill", "Boss"])
    #expect(try tester.element(named: "Other").attributes["rotor"] == "Headings")
  }

  @Test func `a tie to what is not told is left out`() throws {
    struct Hidden: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("Volume").accessibilityLabeledPair(role: .label, id: 0, in: names)
            .accessibilityHidden(true)
          Text("50").accessibilityLabeledPair(role: .content, id: 0, in: names)
        }
      }
    }
    #expect(try ViewTester { Hidden() }.element(named: "50").relations.isEmpty)
  }
}
