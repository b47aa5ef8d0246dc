// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// Items of menus that say nothing of a dialog.
@Suite struct MenuChoiceTests {
  private typealias Element = ScriptedPanel.Element

  @Test(arguments: [true, false])
  func `they are chosen in a fence, before what may leave nothing, and what opens is looked at`(
    isFenced: Bool
  ) async throws {
    let titles = Mutex<[String]>([])
    let bench = try await Self.menu()
    let policy = try ActionPolicy()
    _ = try await bench.run(
      policy: isFenced ? policy.inFence : policy,
      look: { disclosure in
        titles.withLock { $0.append(disclosure.title) }
        return false
      })
    #expect(titles.withLock { $0 } == (isFenced ? ["dialog[dialog]"] : []))
    let asked = bench.panel.asked
    let chosen = asked.firstIndex(of: "click Inspect")
    #expect((chosen != nil) == isFenced)
    if let chosen, let late = asked.firstIndex(of: "click Delete") { #expect(chosen < late) }
    #expect(asked.contains("click Delete") == isFenced)
    #expect(asked.count { $0 == "click Twice" } == (isFenced ? 1 : 0))
    #expect(!asked.contains("click Quit") && !asked.contains("click Recent"))
  }

  /// A menu that closes when something in it is chosen, and a button that may do harm. One item opens a
  /// dialog, one a menu.
  private static func menu() async throws -> TrialBench {
    let items = ["Inspect", "Twice", "Recent", "Quit"]
    return try await TrialBench(
      items.map {
        Element(
          name: $0, role: .menuItem, parent: "Draft",
          states: $0 == "Recent" ? StateSet(.hasPopup) : [], action: "click", isHidden: true)
      } + [
        Element(name: "bar", role: .menuBar),
        Element(name: "Draft", role: .menu, parent: "bar", action: "click"),
        Element(name: "Delete", role: .button, action: "click"),
      ]
    ) { name, model in
      let isOpen = model.elements.contains { $0.name == "Twice" && !$0.isHidden }
      for item in items { model.hide(item, name != "Draft" || isOpen) }
      switch name {
      case "Inspect": model.elements += Element.dialog("Close")
      case "Close": model.remove("dialog")
      default: break
      }
      return .done
    }
  }
}
