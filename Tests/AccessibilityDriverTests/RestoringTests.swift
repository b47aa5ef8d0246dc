// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityDriver

/// What a trial has done is taken back, on applications that take it well and on such that do not.
@Suite struct RestoringTests {
  private typealias Element = ScriptedPanel.Element

  @Test func `what an action has switched is switched back by the same action`() async throws {
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked].toggle()
      return .done
    }
    let trial = try await bench.tryAction("check")
    #expect(trial.changes.map(\.detail) == ["checked"])
    #expect(trial.isRestored)
    #expect(bench.panel.asked == ["toggle check", "toggle check"])
    #expect(!bench.panel.isOn("check", .checked))
  }

  @Test func `of radio buttons the one that was chosen before is chosen again`() async throws {
    let bench = try await TrialBench([
      Element(name: "none", role: .radioButton, action: "click"),
      Element(name: "one", role: .radioButton, states: StateSet(.checked), action: "click"),
      Element(name: "two", role: .radioButton, action: "click"),
    ]) { name, model in
      for other in ["none", "one", "two"] { model[other, .checked] = other == name }
      return .done
    }
    #expect(try await bench.tryAction("two").isRestored)
    #expect(bench.panel.asked == ["click two", "click one"])
    #expect(bench.panel.isOn("one", .checked))
  }

  @Test func `a tab is chosen again by the selection of its list`() async throws {
    let bench = try await TrialBench([
      Element(name: "tabs", role: .pageTabList, holdsSelection: true),
      Element(name: "first", role: .pageTab, parent: "tabs", states: StateSet(.selected)),
      Element(name: "second", role: .pageTab, parent: "tabs", action: "switch"),
    ]) { name, model in
      model["first", .selected] = name == "tabs"
      model["second", .selected] = name == "second"
      return .done
    }
    #expect(try await bench.tryAction("second").isRestored)
    #expect(bench.panel.asked == ["switch second", "SelectChild tabs"])
    #expect(bench.panel.isOn("first", .selected))
  }

  @Test func `a tab of which only the focus tells that it is the current one is chosen again`()
    async throws
  {
    let bench = try await TrialBench.tabsThatOnlyTheFocusTells()
    #expect(try await bench.tryAction("second").isRestored)
    #expect(bench.panel.asked == ["press second", "press first"])
    #expect(bench.panel.isOn("first", .focused))
  }

  @Test func `a dialog that Escape leaves open is closed by its own button`() async throws {
    let bench = try await TrialBench(Self.opener) { name, model in
      if name == "open" { model.elements += Element.dialog("Cancel") }
      if name == "Cancel" { model.remove("dialog") }
      return .done
    }
    let trial = try await bench.tryAction("open")
    #expect(trial.changes.contains { $0.property == .window && $0.to == "showing" })
    #expect(trial.isRestored)
    #expect(bench.panel.asked == ["click open", "click Cancel"])
    #expect(!bench.panel.has("dialog"))
  }

  @Test func `a button that does not close is left alone, and what stays open is told`()
    async throws
  {
    let bench = try await TrialBench(Self.opener) { name, model in
      if name == "open" { model.elements += Element.dialog("Delete") }
      return .done
    }
    #expect(try await !bench.tryAction("open").isRestored)
    #expect(bench.panel.asked == ["click open"])
    #expect(bench.panel.has("dialog"))
  }

  @Test func `what an action has picked up is put back by the action that cancels it`() async throws
  {
    let bench = try await TrialBench([
      Element(name: "one", role: .button, action: "start-drag"),
      Element(name: "two", role: .button, action: "start-drag"),
    ]) { name, model in
      let isCarried = model[name, .pressed]
      if !isCarried, model["one", .pressed] || model["two", .pressed] { return .refused }
      model[name, .pressed].toggle()
      for index in model.elements.indices where model.elements[index].name == name {
        model.elements[index].action = isCarried ? "start-drag" : "cancel-drag"
      }
      return .done
    }
    let trials = try await bench.run().trials.filter { $0.kind == .action }
    #expect(trials.map(\.answer) == [.yes, .yes])
    #expect(trials.map(\.isRestored) == [true, true])
    // What tells of nothing is tried twice.
    let once = { ["start-drag " + $0, "cancel-drag " + $0] }
    #expect(bench.panel.asked == once("one") + once("one") + once("two") + once("two"))
  }

  @Test func `what is carried and shows no sign of it is put back too`() async throws {
    let bench = try await TrialBench([
      Element(name: "card", role: .listItem, action: "pick-up"),
      Element(name: "other", role: .listItem, action: "pick-up"),
    ]) { name, model in
      let isCarried = model.elements.contains { $0.name == name && $0.action == "cancel" }
      if !isCarried, model.elements.contains(where: { $0.action == "cancel" }) { return .refused }
      for index in model.elements.indices where model.elements[index].name == name {
        model.elements[index].action = isCarried ? "pick-up" : "cancel"
      }
      return .done
    }
    let trials = try await bench.run().trials.filter { $0.kind == .action }
    #expect(trials.map(\.answer) == [.yes, .yes])
  }

  @Test func `what does not switch back counts as not taken back`() async throws {
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked] = true
      return .done
    }
    #expect(try await !bench.tryAction("check").isRestored)
    #expect(bench.panel.asked == ["toggle check", "toggle check"])
  }

  private static let opener = [Element(name: "open", role: .button, action: "click")]
}
