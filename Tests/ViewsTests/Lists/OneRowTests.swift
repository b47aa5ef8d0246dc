// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// A row of a list is one element with all that is in it, however it can be moved, deleted, swiped and
/// chosen.
@MainActor
struct OneRowTests {
  enum Editing: CaseIterable {
    case move, delete, moveAndDelete, swipe, swipeAndMove, choose, chooseAndMove

    var moves: Bool { [.move, .moveAndDelete, .swipeAndMove, .chooseAndMove].contains(self) }
    var deletes: Bool { [.delete, .moveAndDelete].contains(self) }
    var swipes: Bool { [.swipe, .swipeAndMove].contains(self) }
    var chooses: Bool { [.choose, .chooseAndMove].contains(self) }
  }

  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private struct People<Row: View>: View {
    let editing: Editing
    let log: Log
    @ViewBuilder let row: (String) -> Row
    @Views.State private var people = ["Ann", "Bob", "Cid"]
    @Views.State private var chosen: String?

    @ViewBuilder private func swiped(_ name: String) -> some View {
      if editing.swipes {
        row(name).swipeActions { Button("Pin") { log.lines.append("pin \(name)") } }
      } else {
        row(name)
      }
    }

    private var rows: some DynamicViewContent {
      ForEach(people, id: \.self) { swiped($0) }
        .onDelete(perform: editing.deletes ? { people.remove(atOffsets: $0) } : nil)
        .onMove(
          perform: editing.moves
            ? {
              people.move(fromOffsets: $0, toOffset: $1)
              log.lines.append(people.joined(separator: " "))
            } : nil)
    }

    var body: some View {
      NavigationStack {
        if editing.chooses { List(selection: $chosen) { rows } } else { List { rows } }
      }
    }
  }

  private let log = Log()

  private func window<Row: View>(
    _ editing: Editing, @ViewBuilder _ row: @escaping (String) -> Row
  ) -> ViewTester {
    ViewTester(size: CGSize(width: 420, height: 320)) {
      People(editing: editing, log: log, row: row)
    }
  }

  private func keys(_ action: String, _ node: Node) -> String? {
    node.actions.first { $0.name == action }?.keyBinding
  }

  @Test(arguments: [Editing.move, .delete, .moveAndDelete, .swipe, .swipeAndMove])
  func `a link in a row is followed by Enter`(_ editing: Editing) throws {
    let tester = window(editing) { name in NavigationLink(name) { Text("Hello \(name)") } }
    tester.press(.tab)
    #expect(tester.focused?.name == "Ann")
    #expect(tester.focused?.role == .listItem)
    #expect(tester.tree.depthFirst.count { $0.name == "Ann" } == 1)
    tester.press(.return)
    tester.advance(by: 1)
    _ = try tester.element(named: "Hello Ann")
  }

  @Test(arguments: [Editing.move, .delete, .moveAndDelete, .swipe, .swipeAndMove])
  func `a row that is a link is pressed wherever it is`(_ editing: Editing) throws {
    let tester = window(editing) { name in NavigationLink(name) { Text("Hello \(name)") } }
    tester.tap(at: try tester.point(UnitPoint(x: 0.9, y: 0.5), of: "Bob"))
    tester.advance(by: 1)
    _ = try tester.element(named: "Hello Bob")
  }

  @Test(arguments: [Editing.move, .delete, .moveAndDelete, .swipe, .swipeAndMove])
  func `a switch in a row shows how it is, and is switched`(_ editing: Editing) throws {
    var isOn = true
    let tester = window(editing) { name in
      Toggle(name, isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "Ann")
    #expect(tester.focused?.states[.checked] == true)
    tester.press(.space)
    #expect(!isOn)
  }

  @Test(arguments: Editing.allCases)
  func `a number in a row has its arrows`(_ editing: Editing) throws {
    var value = 3.0
    let tester = window(editing) { name in
      Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...9, step: 1) {
        Text(name)
      }
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "Ann")
    tester.press(.right)
    #expect(value == 4)
  }

  @Test(arguments: [Editing.choose, .chooseAndMove])
  func `a row that is chosen has its buttons beside that`(_ editing: Editing) throws {
    let log = log
    let tester = window(editing) { name in
      HStack {
        Text(name)
        Button("Like") { log.lines.append("like \(name)") }
        Button("Share") { log.lines.append("share \(name)") }
      }
    }
    tester.press(.tab)
    tester.press(.return)
    #expect(tester.focused?.states[.selected] == true)
    #expect(log.lines == [])
    for action in ["Like", "Share"] {
      let node = try #require(tester.focused)
      let found = try #require(node.actions.first { $0.label == action })
      #expect(found.keyBinding != "")
      tester.perform(.performAction(node.id, name: found.name))
    }
    #expect(log.lines == ["like Ann", "share Ann"])
  }

  @Test(arguments: [Editing.move, .moveAndDelete, .swipeAndMove, .chooseAndMove])
  func `a row with a button is moved by keys`(_ editing: Editing) throws {
    let log = log
    let tester = window(editing) { name in
      Button(name) { log.lines.append("press \(name)") }
    }
    tester.press(.tab)
    let node = try #require(tester.focused)
    #expect(keys("start-drag", node) == ";;<Alt>Return")
    tester.press(.return, .alt)
    #expect(tester.focused != nil)
    tester.press(.tab)
    tester.press(.return)
    tester.advance(by: 1)
    #expect(log.lines == ["Bob Ann Cid"])
  }

  @Test(arguments: [Editing.move, .delete, .moveAndDelete, .swipe, .swipeAndMove, .choose])
  func `what is written in is a stop of Tab of its own`(_ editing: Editing) throws {
    let tester = window(editing) { name in TextField(name, text: .constant("x")) }
    var reached: [String] = []
    for _ in 0..<8 {
      tester.press(.tab)
      if let entry = tester.focused, entry.role == .entry { reached.append(entry.name) }
    }
    #expect(reached.starts(with: ["Ann", "Bob", "Cid"]))
  }

  @Test(arguments: [Editing.swipe, .swipeAndMove])
  func `the buttons that a swipe shows are reached by Tab`(_ editing: Editing) throws {
    let log = log
    let tester = window(editing) { name in
      Button(name) { log.lines.append("press \(name)") }
    }
    tester.press(.tab)
    tester.press(.left, .alt)
    tester.advance(by: 1)
    #expect(tester.focused?.name == "Ann")
    tester.press(.return)
    tester.press(.tab)
    #expect(tester.focused?.name == "Pin")
    tester.press(.return)
    #expect(log.lines == ["press Ann", "pin Ann"])
    try tester.focus("Ann")
    tester.press(.right, .alt)
    tester.advance(by: 1)
    #expect(tester.focused?.name == "Ann")
    #expect(throws: TesterError.self) { try tester.element(named: "Pin") }
  }

  @Test(arguments: [Editing.move, .delete, .moveAndDelete, .swipe, .swipeAndMove, .choose])
  func `a row with a field is called by it`(_ editing: Editing) throws {
    let tester = window(editing) { name in TextField(name, text: .constant("x")) }
    tester.press(.tab)
    #expect(tester.focused?.role == .listItem)
    #expect(tester.focused?.name == "Ann")
  }

  @Test(arguments: [Editing.delete, .move, .swipe, .choose, .chooseAndMove])
  func `the menu of a text in a row is the row's`(_ editing: Editing) throws {
    let log = log
    let tester = window(editing) { name in
      Text(name).contextMenu { Button("Greet") { log.lines.append("greet \(name)") } }
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "Ann")
    tester.press(.menu)
    try tester.perform("click", on: "Greet")
    #expect(log.lines == ["greet Ann"])
  }
}
