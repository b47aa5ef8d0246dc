// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Buttons in a column that its author calls a tab bar, and lists with a heading of their own.
@MainActor
struct TabBarTests {
  private struct Pages: View {
    var names = ["Dial", "Photo", "Mail"]
    @Views.State private var page = "Photo"

    var body: some View {
      HStack {
        VStack {
          ForEach(names, id: \.self) { name in
            Button(name) { page = name }
              .accessibilityAddTraits(page == name ? .isSelected : [])
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
        Button("Inside of \(page)") {}
      }
    }
  }

  @Test func `its buttons are tabs, with their places and the one that is chosen`() throws {
    let tester = ViewTester { Pages() }
    let tabs = tester.tree.depthFirst.filter { $0.role == .pageTab }
    #expect(tabs.map(\.name) == ["Dial", "Photo", "Mail"])
    #expect(tabs.map { $0.attributes["posinset"] } == ["1", "2", "3"])
    #expect(tabs.map { $0.attributes["setsize"] } == ["3", "3", "3"])
    #expect(tabs.map { $0.states[.selectable] } == [true, true, true])
    #expect(tabs.map { $0.states[.selected] } == [false, true, false])
    let list = try #require(tester.tree.depthFirst.first { $0.role == .pageTabList })
    #expect(list.holdsChoices)
  }

  @Test func `it is one stop of Tab, at the chosen tab, and arrows go on`() throws {
    let tester = ViewTester { Pages() }
    tester.press(.tab)
    #expect(tester.focused?.name == "Photo")
    tester.press(.down)
    #expect(tester.focused?.name == "Mail")
    tester.press(.return)
    #expect(try tester.element(named: "Mail").states[.selected])
    #expect(tester.announcements == ["selected"])
    tester.press(.return)
    #expect(tester.announcements == ["selected", "selected"])
    // Once, and not when it comes down and when it is let go.
    tester.press(.space)
    #expect(tester.announcements == ["selected", "selected", "selected"])
    tester.press(.tab)
    #expect(tester.focused?.name == "Inside of Mail")
  }

  @Test func `the tab that shows says so, and one that is chosen once the focus has gone`() throws {
    let tester = ViewTester { Pages() }
    func said(_ names: [String]) throws -> [String] {
      try names.map { try tester.element(named: $0).description }
    }
    #expect(try said(["Dial", "Photo", "Mail"]) == ["", "selected", ""])
    tester.press(.tab)
    #expect(tester.focused?.description == "selected")
    tester.press(.down)
    tester.press(.space)
    // The change of its state is heard: its description would be heard as well.
    #expect(try said(["Dial", "Photo", "Mail"]) == ["", "", ""])
    #expect(try tester.element(named: "Mail").states[.selected])
    tester.press(.tab)
    #expect(try said(["Dial", "Photo", "Mail"]) == ["", "", "selected"])
  }

  @Test func `the places follow when tabs come`() throws {
    struct Growing: View {
      @Views.State private var isLong = false

      var body: some View {
        VStack {
          Pages(names: isLong ? ["News", "Dial", "Photo", "Mail"] : ["Dial", "Photo", "Mail"])
          Button("Longer") { isLong = true }
        }
      }
    }
    let tester = ViewTester { Growing() }
    try tester.tap("Longer")
    #expect(try tester.element(named: "Photo").attributes["posinset"] == "3")
    #expect(try tester.element(named: "Photo").attributes["setsize"] == "4")
  }

  @Test func `a heading that names a list is not counted among its rows`() throws {
    let tester = ViewTester {
      VStack {
        Text("To do")
        ForEach(["Paint", "Bake"], id: \.self) { name in
          Text(name).draggable(name)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.list)
      .accessibilityLabel("To do")
    }
    let list = try #require(tester.tree.depthFirst.first { $0.role == .list })
    #expect(list.children.compactMap { tester.tree[$0]?.name } == ["Paint", "Bake"])
    let heading = try #require(tester.tree.depthFirst.first { $0.role == .label })
    #expect(heading.name == "To do")
    #expect(tester.tree.parent(of: heading.id) == tester.tree.parent(of: list.id))
  }

  @Test func `a list says how many rows it has, also those that are not there`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    let list = try #require(
      tester.tree.depthFirst.first { $0.role == .list || $0.role == .listBox })
    #expect(list.children.count < 100)
    #expect(list.attributes["setsize"] == "100")
  }
}
