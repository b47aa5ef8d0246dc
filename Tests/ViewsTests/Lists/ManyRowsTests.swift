// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// Lists of whose rows any number may be chosen: by Shift and by Control, as on other desktops.
@MainActor
struct ManyRowsTests {
  private struct Page: View {
    var count = 6
    @Views.State private var chosen: Set<Int> = []

    var body: some View {
      VStack {
        List(selection: $chosen) {
          Text("Zero").tag(0)
          ForEach(1...count, id: \.self) { Text(verbatim: "Row \($0)") }
        }
        Text(verbatim: "is \(chosen.sorted().map(String.init).joined(separator: " "))")
      }
    }
  }

  private func tester(_ count: Int = 6) -> ViewTester {
    ViewTester(size: CGSize(width: 300, height: 400)) { Page(count: count) }
  }

  private func said(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name
  }

  private func tap(_ name: String, _ modifiers: EventModifiers, _ tester: ViewTester) throws {
    let point = try tester.center(of: name)
    let contact = tester.makeContact()
    tester.send(.began, contact, at: point, modifiers: modifiers)
    tester.advance(by: 0.06)
    tester.send(.ended, contact, at: point, modifiers: modifiers)
  }

  @Test func `an arrow with Shift takes the next row along, and gives it up on the way back`()
    throws
  {
    let tester = tester()
    try tester.tabTo("Zero")
    tester.press(.down)
    tester.press(.down, .shift)
    #expect(said(tester) == "is 1 2" && tester.focused?.name == "Row 2")
    tester.press(.down, .shift)
    #expect(said(tester) == "is 1 2 3")
    tester.press(.up, .shift)
    tester.press(.up, .shift)
    tester.press(.up, .shift)
    #expect(said(tester) == "is 0 1" && tester.focused?.name == "Zero")
  }

  @Test func `Shift with Home and End goes to the ends`() throws {
    let tester = tester()
    try tester.tabTo("Zero")
    tester.press(.down)
    tester.press(.end, .shift)
    #expect(said(tester) == "is 1 2 3 4 5 6" && tester.focused?.name == "Row 6")
    tester.press(.home, .shift)
    #expect(said(tester) == "is 0 1" && tester.focused?.name == "Zero")
  }

  @Test func `all rows are chosen by Control and A, also those out of sight`() throws {
    let tester = tester(200)
    try tester.tabTo("Zero")
    tester.press(Key("a"), .control)
    #expect(said(tester) == "is " + (0...200).map(String.init).joined(separator: " "))
    tester.press(Key("a"), [.control, .shift])
    #expect(said(tester) == "is ")
  }

  @Test func `Shift with End goes to a row that is out of sight`() throws {
    let tester = tester(200)
    try tester.tabTo("Zero")
    tester.press(.end, .shift)
    #expect(said(tester) == "is " + (0...200).map(String.init).joined(separator: " "))
    #expect(tester.focused?.name == "Row 200")
  }

  @Test func `a press with Shift chooses all from the last one that was chosen`() throws {
    let tester = tester()
    try tester.tap("Row 2")
    try tap("Row 5", .shift, tester)
    #expect(said(tester) == "is 2 3 4 5")
    try tap("Row 1", .shift, tester)
    #expect(said(tester) == "is 1 2")
  }

  @Test func `a press with Control chooses one more, or lets go of one`() throws {
    let tester = tester()
    try tester.tap("Row 2")
    try tap("Row 4", .control, tester)
    #expect(said(tester) == "is 2 4")
    try tap("Row 2", .control, tester)
    #expect(said(tester) == "is 4")
  }

  @Test func `what a press with Shift does is done by keys and by an action too`() throws {
    let tester = tester()
    try tester.tabTo("Zero")
    tester.press(.space)
    for _ in 0..<3 { tester.press(.down) }
    tester.press(.space, .shift)
    #expect(said(tester) == "is 0 1 2 3")
    let row = try tester.element(named: "Row 5")
    let action = try #require(row.actions.first { $0.label == "Extend selection" })
    #expect(tester.perform(.performAction(row.id, name: action.name)))
    #expect(said(tester) == "is 0 1 2 3 4 5")
  }

  @Test func `a list of one choice has none of it`() throws {
    struct One: View {
      @Views.State private var chosen: String?
      var body: some View {
        List(["Ash", "Beech"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
    let tester = ViewTester { One() }
    try tester.tabTo("Ash")
    tester.press(.down, .shift)
    #expect(tester.focused?.name == "Ash")
    #expect(try tester.element(named: "Ash").actions.map(\.name) == ["click"])
  }
}
