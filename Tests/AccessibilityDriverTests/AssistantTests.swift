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

  @Test(arguments: [true, false])
  func `a first page that asks for something is filled in, also where the button waits for that`(
    waits: Bool
  ) async throws {
    let titles = Mutex<[String]>([])
    let bench = try await Self.assistant(asking: 0, waits: waits)
    _ = try await bench.run(
      answersForms: true,
      look: { disclosure in
        titles.withLock { $0.append(disclosure.title) }
        return false
      })
    #expect(titles.withLock { $0 } == ["push button[Next]", "push button[Next] (2)"])
    // What was filled in is taken back.
    #expect(!bench.panel.isOn("agree", .checked))
  }

  @Test func `a button of that name that stands alone leads through nothing`() async throws {
    let bench = try await TrialBench([
      Element(name: "agree", role: .checkBox, states: StateSet(.focusable), action: "toggle"),
      Element(name: "Next", role: .button, action: "click"),
    ]) { name, model in
      if name == "agree" { model[name, .checked].toggle() }
      return .done
    }
    _ = try await bench.run(answersForms: true, look: { _ in false })
    #expect(bench.panel.asked.count { $0 == "click Next" } == 1)
  }

  @Test func `what is not filled in for a person is left as it is`() async throws {
    let bench = try await Self.assistant(asking: 0)
    let looks = Mutex(0)
    _ = try await bench.run(
      look: { _ in
        looks.withLock { $0 += 1 }
        return false
      })
    #expect(looks.withLock { $0 } == 0 && !bench.panel.isOn("agree", .checked))
  }

  @Test func `a field is answered in the form that it asks for`() {
    #expect(WordsOfAssistants.answer(to: "E-mail:") == "ada@example.org")
    #expect(WordsOfAssistants.answer(to: "Start date (DD.MM.YYYY)") == "24.12.2030")
    #expect(WordsOfAssistants.answer(to: "Birthday yyyy-mm-dd") == "2030-12-24")
    #expect(WordsOfAssistants.answer(to: "Delivery date") == "2030-12-24")
    #expect(WordsOfAssistants.answer(to: "Datum (TT.MM.JJJJ)") == "24.12.2030")
    #expect(WordsOfAssistants.answer(to: "Web site") == "https://example.org")
    #expect(WordsOfAssistants.answer(to: "Phone number") == "12345")
    #expect(WordsOfAssistants.answer(to: "Customer") == "Ada")
    #expect(WordsOfAssistants.answer(to: "Postleitzahl") == "12345")
    #expect(WordsOfAssistants.answer(to: "Updated by") == "Ada")
    #expect(WordsOfAssistants.answer(to: "Language of the page") == "Ada")
  }

  @Test func `the words of a button say whether it leads on`() {
    #expect(["Next", "_Next", "Next page", "Continue", "Weiter"].allSatisfy(Self.leadsOn))
    #expect(!["Back", "Finish", "Next track", "Show the next"].contains(where: Self.leadsOn))
    #expect(["Back", "_Cancel", "Finish"].allSatisfy { WordsOfAssistants.leadElsewhere($0) })
    #expect(!["Next", "Back up all files"].contains { WordsOfAssistants.leadElsewhere($0) })
  }

  private static func leadsOn(_ name: String) -> Bool { WordsOfAssistants.leadOn(name) }

  /// Three pages, of which the second, or the one that is said, goes on when its box is ticked. On the last
  /// one the button may be called otherwise; where it `waits`, it is disabled until then.
  private static func assistant(
    lastName: String = "Next", asking: Int = 1, waits: Bool = false
  ) async throws -> TrialBench {
    var pages = ["cream", "present"]
    pages.insert("agree", at: asking)
    let boxes = pages.map {
      Element(
        name: $0, role: .checkBox, states: StateSet(.focusable), action: "toggle",
        isHidden: $0 != pages[0])
    }
    return try await TrialBench(
      boxes + [
        Element(name: "row", role: .panel),
        Element(name: "Back", role: .button, parent: "row", action: "click", isDisabled: true),
        Element(name: "Next", role: .button, parent: "row", action: "click", isDisabled: waits),
      ]
    ) { [pages] name, model in
      let step = pages.firstIndex { page in
        model.elements.contains { $0.name == page && !$0.isHidden }
      }
      guard let step else { return .refused }
      switch name {
      case "Next" where step < 2 && (step != asking || model["agree", .checked]):
        show(step + 1, of: pages, lastName, &model)
      case "Back" where step > 0: show(step - 1, of: pages, lastName, &model)
      case "Next", "Back": break
      default:
        model[name, .checked].toggle()
        if waits {
          for index in model.elements.indices where model.elements[index].name == "Next" {
            model.elements[index].isDisabled = !model["agree", .checked]
          }
        }
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
