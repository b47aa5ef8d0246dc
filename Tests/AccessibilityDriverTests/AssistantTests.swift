// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// Pages that one button shows one after the other.
@Suite struct AssistantTests {
  private typealias Element = ScriptedPanel.Element

  @Test(arguments: [true, false])
  func `all pages are looked at, as far as they go on, and then the first one is shown again`(
    fillsIn: Bool
  ) async throws {
    let titles = Mutex<[String]>([])
    let bench = try await Self.assistant()
    let trials = try await bench.run(
      answersForms: fillsIn,
      look: { disclosure in
        titles.withLock { $0.append(disclosure.title) }
        return false
      }
    ).trials
    let pages = ["push button[Next]"] + (fillsIn ? ["push button[Next] (2)"] : [])
    #expect(titles.withLock { $0 } == pages)
    #expect(bench.panel.isOn("agree", .checked) == fillsIn)
    let next = trials.first { bench.snapshot.tree[$0.element]?.name == "Next" }
    #expect(next?.isRestored == true)
  }

  @Test func `a button that finishes what it led through is not pressed`() async throws {
    let bench = try await Self.assistant(lastName: "Finish")
    _ = try await bench.run(answersForms: true, look: { _ in false })
    #expect(bench.panel.asked.count { $0 == "click Next" } == 3)
  }

  /// Three pages, of which the second goes on when its box is ticked. On the last one the button may be
  /// called otherwise.
  private static func assistant(lastName: String = "Next") async throws -> TrialBench {
    let pages = ["cream", "agree", "present"]
    let boxes = pages.map {
      Element(
        name: $0, role: .checkBox, states: StateSet(.focusable), action: "toggle",
        isHidden: $0 != "cream")
    }
    return try await TrialBench(
      boxes + [
        Element(name: "row", role: .panel),
        Element(name: "Back", role: .button, parent: "row", action: "click", isDisabled: true),
        Element(name: "Next", role: .button, parent: "row", action: "click"),
      ]
    ) { name, model in
      let step = pages.firstIndex { page in
        model.elements.contains { $0.name == page && !$0.isHidden }
      }
      guard let step else { return .refused }
      switch name {
      case "Next" where step < 2 && (step == 0 || model["agree", .checked]):
        show(step + 1, of: pages, lastName, &model)
      case "Back" where step > 0: show(step - 1, of: pages, lastName, &model)
      case "Next", "Back": break
      default: model[name, .checked].toggle()
      }
      return .done
    }
  }

  private static func show(
    _ step: Int, of pages: [String], _ lastName: String, _ model: inout ScriptedPanel.Model
  ) {
    for (number, page) in pages.enumerated() { model.hide(page, number != step) }
    for index in model.elements.indices {
      if model.elements[index].name == "Back" { model.elements[index].isDisabled = step == 0 }
      if model.elements[index].name == "Next", step == 2 { model.elements[index].title = lastName }
    }
  }
}
