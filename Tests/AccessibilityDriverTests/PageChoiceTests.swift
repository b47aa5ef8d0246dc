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
}
