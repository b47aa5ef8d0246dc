// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// One view of a container at a time shows its swipe actions.
@MainActor
struct SwipedPlacesTests {
  private struct Mails: View {
    let isContainer: Bool
    let isList: Bool

    var body: some View {
      if isList {
        List(0..<30, id: \.self) { mail($0) }
      } else if isContainer {
        stack.swipeActionsContainer()
      } else {
        stack
      }
    }

    private var stack: some View { ScrollView { VStack { ForEach(0..<30) { mail($0) } } } }

    private func mail(_ number: Int) -> some View {
      Text("Mail \(number)").frame(width: 200, height: 40)
        .swipeActions { Button("Archive \(number)") {} }
    }
  }

  private func shown(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .button && $0.name.hasPrefix("Archive") }
      .map(\.name)
  }

  private func open(_ number: Int, _ tester: ViewTester) throws {
    try tester.perform("swipe-left", on: "Mail \(number)")
    tester.advance(by: 1)
  }

  @Test func `the first action stands at the edge, at either side, and Escape hides them`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Text("Mail").frame(width: 280, height: 40)
        .swipeActions {
          Button("Delete") {}
          Button("Archive") {}
        }
        .swipeActions(edge: .leading) {
          Button("Pin") {}
          Button("Flag") {}
        }
    }
    func x(_ name: String) throws -> Double {
      try #require(tester.element(named: name).frame).x
    }
    try tester.perform("swipe-left", on: "Mail")
    tester.advance(by: 1)
    #expect(try x("Archive") < x("Delete"))
    try tester.focus("Delete")
    tester.press(.escape)
    tester.advance(by: 1)
    #expect(!tester.tree.depthFirst.contains { $0.role == .button && $0.name == "Delete" })
    try tester.perform("swipe-right", on: "Mail")
    tester.advance(by: 1)
    #expect(try x("Pin") < x("Flag"))
  }

  @Test(arguments: [false, true])
  func `opening one closes the other, and scrolling closes it`(isList: Bool) throws {
    let tester = ViewTester(size: CGSize(width: 220, height: 200)) {
      Mails(isContainer: true, isList: isList)
    }
    try open(0, tester)
    #expect(shown(tester) == ["Archive 0"])
    try open(2, tester)
    #expect(shown(tester) == ["Archive 2"])
    tester.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    #expect(shown(tester).isEmpty)
  }

  @Test func `without a container each is opened by itself`() throws {
    let tester = ViewTester(size: CGSize(width: 220, height: 200)) {
      Mails(isContainer: false, isList: false)
    }
    try open(0, tester)
    try open(2, tester)
    #expect(shown(tester) == ["Archive 0", "Archive 2"])
  }
}
