// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// How the page is found again that was shown at first.
@Suite struct PageChoiceTests {
  private func choice(
    called list: String, _ tabs: [(name: String, states: StateSet)]
  ) throws -> PageChoice {
    var bar = Node(
      id: ElementID(1), role: .pageTabList, name: list, states: StateSet(.showing))
    let pages = tabs.enumerated().map { place, tab in
      Node(
        id: ElementID(UInt64(place + 2)), role: .pageTab, name: tab.name, states: tab.states)
    }
    bar.children = pages.map(\.id)
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/1"), name: "Sample", pid: 1,
      toolkitName: "", toolkitVersion: "")
    let snapshot = ApplicationSnapshot(
      application: application, tree: Tree(root: bar, nodes: pages), references: [:])
    return try #require(PageChoice.all(of: snapshot).first)
  }

  @Test func `a tab without a name is left when it is no longer the current one`() throws {
    let choice = try choice(called: "", [("", []), ("", StateSet(.focused))])
    #expect(choice.place == 1)
    #expect(choice.hasLeft([], listIsCalled: ""))
    #expect(!choice.hasLeft(StateSet(.focused), listIsCalled: ""))
  }

  @Test func `a tab that says nothing is left when its list is called like another one`() throws {
    let choice = try choice(called: "Two", [("One", []), ("Two", [])])
    #expect(choice.place == 1)
    #expect(choice.hasLeft([], listIsCalled: "One"))
    #expect(!choice.hasLeft([], listIsCalled: "Two"))
  }

  /// Which of these buttons is the first page's, in a window whose stack has these pages, the first of them
  /// shown; nil where they choose none.
  private func place(
    _ role: Role, _ buttons: [(name: String, states: StateSet)], pages: Int
  ) -> Int? {
    var nodes: [Node] = []
    func add(_ role: Role, _ name: String, _ states: StateSet, _ parts: [ElementID]) -> ElementID {
      let id = ElementID(UInt64(nodes.count + 2))
      nodes.append(Node(id: id, role: role, name: name, states: states))
      nodes[nodes.count - 1].children = parts
      return id
    }
    let shown = StateSet(.showing, .visible, .sensitive)
    let items = buttons.map { add(role, $0.name, shown.union($0.states), []) }
    let side = add(.filler, "", shown, items)
    let stack = add(
      .panel, "", shown,
      (0..<pages).map { page in
        add(.filler, "", page == 0 ? shown : [], [add(.label, "Text", [], [])])
      })
    let window = add(.frame, "Main", shown, [side, stack])
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window]
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/1"), name: "Sample", pid: 1,
      toolkitName: "", toolkitVersion: "")
    return PageChoice.ofButtons(
      in: ApplicationSnapshot(
        application: application, tree: Tree(root: root, nodes: nodes), references: [:])
    ).first?.place
  }

  @Test func `of buttons that stay down the one that is down chose the page`() {
    #expect(
      place(.toggleButton, [("One", []), ("Two", StateSet(.pressed)), ("Three", [])], pages: 0) == 1
    )
    #expect(place(.radioButton, [("One", StateSet(.checked)), ("Two", [])], pages: 0) == 0)
    #expect(
      place(.toggleButton, [("Bold", StateSet(.pressed)), ("Wide", StateSet(.pressed))], pages: 0)
        == nil)
  }

  @Test func `buttons and boxes choose pages where a stack has as many`() {
    let three = ["One", "Two", "Three"].map { ($0, StateSet()) }
    #expect(place(.button, three, pages: 3) == 0)
    #expect(place(.checkBox, three, pages: 3) == 0)
    #expect(place(.button, three, pages: 2) == nil)
    #expect(place(.checkBox, [("One", StateSet(.checked)), ("Two", [])], pages: 0) == nil)
    #expect(place(.button, Array(three.dropLast()), pages: 2) == nil)
    #expect(place(.button, three.dropLast() + [("Close", [])], pages: 3) == nil)
  }
}
