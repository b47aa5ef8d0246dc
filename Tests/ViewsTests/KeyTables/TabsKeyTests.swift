// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// The Authoring Practices' keys of tabs, which show their panels when they have the focus or when
/// they are pressed.
@MainActor
struct TabsKeyTests {
  /// Outcomes are what has the focus, and the tab whose panel is shown.
  nonisolated static let common = [
    KeyRow(.tabs, .tab, "goes on to the panel", to: "Panel, Green"),
    KeyRow(.tabs, .tab, with: .shift, "leaves the tab list", to: "Before, Green"),
    KeyRow(
      .tabs, .tab, with: .shift, "comes back to the active tab", after: [.tab], to: "Green, Green"),
    KeyRow(.tabs, "F10", with: .shift, "opens the tab's menu", to: "Close, Green"),
  ]

  nonisolated static let automatic = [
    KeyRow(.tabs, .right, "the next tab", to: "Blue, Blue"),
    KeyRow(.tabs, .right, "from the last to the first", after: [.right], to: "Red, Red"),
    KeyRow(.tabs, .left, "the tab before", to: "Red, Red"),
    KeyRow(.tabs, .left, "from the first to the last", after: [.left], to: "Blue, Blue"),
    KeyRow(.tabs, .home, "the first tab", to: "Red, Red"),
    KeyRow(.tabs, .end, "the last tab", to: "Blue, Blue"),
    KeyRow(.tabs, .down, "is left to the page", to: "Green, Green"),
    KeyRow(.tabs, .delete, "closes the tab, and goes to the one after it", to: "Blue, Blue"),
  ]

  nonisolated static let manual = [
    KeyRow(.tabs, .right, "the next tab", to: "Blue, Green"),
    KeyRow(.tabs, .left, "the tab before", to: "Red, Green"),
    KeyRow(.tabs, .home, "the first tab", to: "Red, Green"),
    KeyRow(.tabs, .end, "the last tab", to: "Blue, Green"),
    KeyRow(.tabs, .space, "activates the tab", after: [.right], to: "Blue, Blue"),
    KeyRow(.tabs, .return, "activates the tab", after: [.left], to: "Red, Red"),
    KeyRow(.tabs, .tab, "goes on to the panel", after: [.right], to: "Panel, Green"),
  ]

  nonisolated static let vertical = [
    KeyRow(.tabs, .down, "the next tab", to: "Blue, Blue"),
    KeyRow(.tabs, .down, "from the last to the first", after: [.down], to: "Red, Red"),
    KeyRow(.tabs, .up, "the tab before", to: "Red, Red"),
    KeyRow(.tabs, .up, "from the first to the last", after: [.up], to: "Blue, Blue"),
    KeyRow(.tabs, .right, "is left to the page", to: "Green, Green"),
  ]

  private struct Tabs: View {
    var axis = Axis.horizontal
    let isAutomatic: Bool
    @Views.State private var tabs = ["Red", "Green", "Blue"]
    @Views.State private var shown = "Green"
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Button("Before") {}
        bar
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isTabBar)
          .onDeleteCommand { focus.map(close) }
        Text("Panel").focusable().accessibilityIdentifier(shown)
      }
      .onChange(of: focus) {
        if isAutomatic, let focus { shown = focus }
      }
    }

    @ViewBuilder private var bar: some View {
      if axis == .horizontal { HStack { buttons } } else { VStack { buttons } }
    }

    private var buttons: some View {
      ForEach(tabs, id: \.self) { tab in
        Button(tab) { shown = tab }
          .focused($focus, equals: tab)
          .accessibilityRole(.pageTab)
          .accessibilityAddTraits(tab == shown ? .isSelected : [])
          .contextMenu { Button("Close") { close(tab) } }
      }
    }

    private func close(_ tab: String) {
      guard tabs.count > 1, let place = tabs.firstIndex(of: tab) else { return }
      tabs.remove(at: place)
      if shown == tab { shown = tabs[min(place, tabs.count - 1)] }
    }
  }

  @Test(arguments: common + automatic)
  func `tabs that follow the focus keep their row`(row: KeyRow) throws {
    try expect(row, Tabs(isAutomatic: true))
  }

  @Test(arguments: common + manual)
  func `tabs that are pressed keep their row`(row: KeyRow) throws {
    try expect(row, Tabs(isAutomatic: false))
  }

  @Test(arguments: common + vertical)
  func `tabs in a column keep their row`(row: KeyRow) throws {
    try expect(row, Tabs(axis: .vertical, isAutomatic: true))
  }

  @Test func `Tab comes to the active tab`() throws {
    let tester = ViewTester { Tabs(isAutomatic: false) }
    try tester.tabTo("Before")
    tester.press(.tab)
    #expect(tester.focused?.name == "Green")
    #expect(tester.focused?.role == .pageTab)
    #expect(tester.focused?.states[.selected] == true)
  }

  private func expect(_ row: KeyRow, _ view: Tabs) throws {
    let tester = ViewTester { view }
    try row.press(on: "Green", of: tester)
    let shown = tester.tree.depthFirst.first { $0.name == "Panel" }?.identifier
    #expect("\(tester.focused?.name ?? "-"), \(shown ?? "-")" == row.outcome)
  }
}
