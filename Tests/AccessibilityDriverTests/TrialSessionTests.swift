// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import ScriptedApplications
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// Which trials are made of an application, and what is not tested.
@Suite struct TrialSessionTests {
  private typealias Element = ScriptedPanel.Element

  @Test func `an action that takes the focus comes first, and is nothing to take back`()
    async throws
  {
    let box = Mutex<ScriptedApplication?>(nil)
    let check = Element(name: "check", role: .checkBox, action: "SetFocus")
    let bench = try await TrialBench([check]) { name, model in
      model[name, .focused] = true
      box.withLock { $0 }?.emit(
        name, "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
      return .done
    }
    box.withLock { $0 = bench.panel.application }
    let trials = try await bench.run().trials
    #expect(trials.map(\.changes.count) == [1])
    #expect(trials.first?.isRestored == true && trials.first?.expected == nil)
    #expect(bench.panel.asked == ["SetFocus check"])
    let node = try #require(bench.snapshot.tree.depthFirst.first { $0.name == "check" })
    var both = node
    both.actions = ["Toggle", "SetFocus"].map { Action(name: $0, label: "") }
    let tree = bench.snapshot.tree
    let nodes = tree.depthFirst.dropFirst().map { $0.id == node.id ? both : $0 }
    var snapshot = bench.snapshot
    snapshot.tree = Tree(root: tree.rootNode, nodes: nodes)
    #expect(
      try TrialPlan(snapshot, policy: ActionPolicy()).trials.map(\.course)
        == [.action("SetFocus"), .action("Toggle")])
  }

  @Test func `a step beyond the end at which a value stands is not asked for`() async throws {
    let bench = try await TrialBench([
      Element(name: "loud", role: .slider, action: "increment", value: 10),
      Element(name: "quiet", role: .slider, action: "increment", value: 0),
    ]) { _, _ in .done }
    let evidence = try await bench.run()
    #expect(
      evidence.untried.filter { $0.kind == .action }.map(\.reason)
        == ["its value was at the end already"])
    #expect(bench.panel.asked.contains("increment quiet"))
    #expect(!bench.panel.asked.contains("increment loud"))
  }

  @Test func `where a button takes its row away, it is seen whether the focus stays in the list`()
    async throws
  {
    func stray(to next: String) async throws -> String? {
      var elements = [
        Element(name: "rows", role: .list),
        Element(name: "help", role: .button, states: StateSet(.focusable)),
      ]
      for row in ["one", "two"] {
        elements.append(Element(name: row, role: .listItem, parent: "rows"))
        elements.append(
          Element(
            name: row + "Remove", role: .button, parent: row, states: StateSet(.focusable),
            action: "click"))
      }
      let bench = try await TrialBench(elements) { name, model in
        if model[name, .focused] {
          model.remove("one")
          model[next, .focused] = true
        } else {
          model[name, .focused] = true
        }
        return .done
      }
      return try await bench.tryAction("oneRemove").strayFocus
    }
    #expect(try await stray(to: "help") == "push button[help], outside of list[rows]")
    #expect(try await stray(to: "twoRemove") == nil)
  }

  @Test func `what has gone with its action is not asked again`() async throws {
    let bench = try await TrialBench([
      Element(name: "row", role: .listItem, states: StateSet(.selected), action: "click")
    ]) { name, model in
      // It is in the tree no more, and would answer.
      for index in model.elements.indices where model.elements[index].name == name {
        model.elements[index].parent = "nowhere"
      }
      return .done
    }
    #expect(try await !bench.tryAction("row").isRestored)
    #expect(bench.panel.asked == ["click row"])
  }

  @Test func `what is left when the time is over is not tested, beside what could do harm`()
    async throws
  {
    let bench = try await TrialBench([
      Element(name: "press", role: .button, action: "click"),
      Element(name: "delete", role: .button, action: "click"),
    ]) { _, _ in .done }
    let evidence = try await bench.run(time: .zero)
    #expect(evidence.trials == [])
    #expect(
      evidence.untried.map(\.reason) == [
        "\"delete\" may do harm (delete); --allow-action lets it be tried",
        "the time for trials was over; --drive-time gives them more",
      ])
    #expect(bench.panel.asked == [])
  }

  @Test func `what several have refused twice with the same words others are asked once`()
    async throws
  {
    let names = ["one", "two", "three", "four", "five", "six"]
    let bench = try await TrialBench(
      names.map { Element(name: $0, role: .button, states: StateSet(.focusable)) }
    ) { _, _ in .refused }
    let trials = try await bench.run().trials
    #expect(trials.map(\.kind) == Array(repeating: .focus, count: 6))
    #expect(trials.allSatisfy { $0.answer == .no })
    let counts = names.map { name in bench.panel.asked.count { $0 == "GrabFocus " + name } }
    #expect(counts == [2, 2, 2, 1, 1, 1])
  }

  @Test func `what comes once while a disabled button is asked came by itself`() async throws {
    let bench = try await TrialBench([
      Element(name: "sort", role: .button, action: "click", isDisabled: true),
      Element(name: "news", role: .label, isHidden: true),
    ]) { name, model in
      if name == "sort" { model.hide("news", false) }
      return .done
    }
    let trials = try await bench.run().trials.filter { $0.kind == .disabledAction }
    #expect(bench.panel.asked.count { $0 == "click sort" } == 2)
    #expect(trials.count == 1 && trials.allSatisfy(\.changes.isEmpty))
  }

  @Test func `disabled ones of a kind are asked together, where the first of them do nothing`()
    async throws
  {
    func looks(at count: Int) async throws -> Int {
      let names = (1...count).map { "b\($0)" }
      let bench = try await TrialBench(
        names.map {
          Element(name: $0, role: .button, action: "click", isDisabled: true)
        } + [Element(name: "state", role: .label)]
      ) { _, _ in .refused }
      let trials = try await bench.run().trials
      #expect(trials.map(\.kind) == Array(repeating: .disabledAction, count: count))
      #expect(bench.panel.asked == names.map { "click " + $0 })
      return bench.panel.looks(at: "state")
    }
    let few = try await looks(at: 4)
    #expect(try await looks(at: 12) == few)
  }

  @Test func `where one of those that are asked together acts the others are not tested`()
    async throws
  {
    let names = ["one", "two", "three", "four", "five"]
    let bench = try await TrialBench(
      names.map { Element(name: $0, role: .button, action: "click", isDisabled: true) }
        + [Element(name: "state", role: .checkBox)]
    ) { name, model in
      if name == "four" { model["state", .checked] = true }
      return .done
    }
    let evidence = try await bench.run()
    #expect(evidence.trials.map(\.element).count == 2)
    #expect(evidence.trials.flatMap(\.changes) == [])
    #expect(
      Set(evidence.untried.map(\.reason))
        == ["it was asked together with others, and one of them has changed something then"])
    #expect(evidence.untried.count == 3)
  }

  @Test func `where nothing has changed nothing is asked again`() async throws {
    let bench = try await TrialBench([Element(name: "press", role: .button, action: "click")]) {
      _, _ in
      .done
    }
    let trial = try await bench.tryAction("press")
    #expect(trial.changes == [])
    #expect(trial.isRestored)
    #expect(bench.panel.asked == ["click press"])
  }

  @Test func `an application that leaves ends the trials, and the rest is not tested`()
    async throws
  {
    let bench = try await TrialBench(
      [
        Element(name: "bye", role: .button, action: "click"),
        Element(name: "later", role: .button, action: "click"),
      ]
    ) { _, _ in .leaving }
    let evidence = try await bench.run()
    #expect(
      evidence.ending
        == "the application ended when frame[window] > push button[bye] was asked to perform"
        + " \"click\"")
    #expect(evidence.trials == [])
    #expect(evidence.untried.map(\.reason).last == evidence.ending)
    #expect(evidence.untried.count == 2)
  }

  @Test func `what comes late to what has opened is looked at at the next trial`() async throws {
    let titles = Mutex<[String]>([])
    let bench = try await TrialBench([
      Element(name: "open", role: .button, action: "click"),
      Element(name: "other", role: .button, action: "click"),
    ]) { name, model in
      if name == "open" {
        model.elements += ["one", "two"].map {
          Element(name: $0, role: .checkBox, states: StateSet(.focusable))
        }
      }
      return .done
    }
    _ = try await bench.run(look: { [bench] disclosure in
      let isFirst = titles.withLock { titles in
        titles.append(disclosure.title)
        return titles.count == 1
      }
      guard isFirst else { return false }
      bench.panel.change { model in
        model.elements += ["three", "four"].map {
          Element(name: $0, role: .slider, states: StateSet(.focusable))
        }
      }
      guard let now = try? await bench.reader.read(bench.snapshot.application),
        let policy = try? ActionPolicy()
      else { return false }
      _ = try? await ActionDriver(
        reader: bench.reader, snapshot: now, policy: policy, part: [], of: disclosure,
        time: .seconds(300)
      ).run()
      return false
    })
    #expect(titles.withLock { $0 } == ["push button[open]", "push button[other]"])
  }

  @Test(arguments: [true, false])
  func `of what has opened it is known whether anything had the focus before`(
    hasFocus: Bool
  ) async throws {
    let known = Mutex<[Bool]>([])
    let bench = try await TrialBench([
      Element(name: "open", role: .button, action: "click"),
      Element(name: "name", role: .text, states: hasFocus ? StateSet(.focused) : []),
    ]) { name, model in
      if name == "open" { model.elements += Element.dialog("Cancel") }
      return .done
    }
    _ = try await bench.run(look: { disclosure in
      known.withLock { $0.append(disclosure.beganWithFocus) }
      return false
    })
    #expect(known.withLock { $0 } == [hasFocus])
  }

  @Test func `what ended the application in a dialog is not laid to what had opened that`()
    async throws
  {
    let bench = try await TrialBench([Element(name: "open", role: .button, action: "click")]) {
      name, model in
      if name == "open" { model.elements += Element.dialog("Break") }
      return name == "Break" ? .leaving : .done
    }
    let evidence = try await bench.run(hasCrashed: { true }) { [panel = bench.panel] _ in
      _ = try? await bench.reader.request(
        .action("click"),
        of: ObjectReference(
          busName: panel.application.busName, path: ScriptedApplication.base + "Break"))
      return false
    }
    #expect(evidence.trials.map(\.answer) == [.yes])
    #expect(evidence.ending == "the application ended while what had opened was looked at")
  }

  @Test func `an application at one moment knows its windows and what is spoken by itself`()
    async throws
  {
    let bench = try await TrialBench(
      Element.dialog("Cancel") + [
        Element(name: "alert", role: .alert), Element(name: "words", role: .label, parent: "alert"),
      ]
    ) { _, _ in .done }
    let state = ApplicationState(bench.snapshot)
    #expect(state.windows.compactMap { state.elements[$0]?.name } == ["window", "dialog"])
    let live = state.order.compactMap { state.elements[$0] }.filter(\.isLive).map(\.name)
    #expect(live == ["alert", "words"])
  }

  @Test func `a request of a person tells what it has changed, and nothing is taken back`()
    async throws
  {
    let bench = try await TrialBench([
      Element(name: "check", role: .checkBox, action: "toggle"),
      Element(name: "all", role: .checkBox),
    ]) { name, model in
      for one in [name, "all"] { model[one, .checked].toggle() }
      return .done
    }
    let check = try #require(bench.snapshot.tree.depthFirst.first { $0.name == "check" })
    let trial = try await SingleRequest(reader: bench.reader, snapshot: bench.snapshot).make(
      .action("toggle"), of: check, as: .action, argument: "toggle", element: check)
    #expect(trial.answer == .yes)
    #expect(trial.changes.map(\.detail) == ["checked", "checked"])
    #expect(Set(trial.changes.map(\.element)).count == 2)
    #expect(bench.panel.asked == ["toggle check"])
  }

  @Test func `an application without a window has nothing to be compared with`() async throws {
    let bench = try await TrialBench([]) { _, _ in .done }
    let events = try await bench.reader.events(of: bench.snapshot.application)
    let runner = bench.runner(events)
    #expect(await runner.read()?.order.count == 2)
    bench.panel.change { $0.elements = [] }
    #expect(await runner.read() == nil)
    await events.end()
  }

  @Test func `a tab of which only the focus tells that it is the current one is not pressed again`()
    async throws
  {
    let bench = try await TrialBench.tabsThatOnlyTheFocusTells()
    let evidence = try await bench.run()
    #expect(evidence.trials.filter { $0.argument == "press" }.map(\.isRestored) == [true])
    #expect(evidence.untried.map(\.reason) == ["it was chosen already"])
    #expect(bench.panel.asked.first == "press second")
    #expect(bench.panel.isOn("first", .focused))
  }

  @Test func `the page that was read is turned back to, where another one hides what is tried`()
    async throws
  {
    let bench = try await TrialBench([
      Element(name: "red", role: .radioButton, states: StateSet(.checked)),
      Element(name: "first", role: .pageTab, states: StateSet(.selected), action: "press"),
      Element(name: "second", role: .pageTab, action: "press"),
      Element(name: "greet", role: .button, action: "click"),
    ]) { name, model in
      guard name != "greet" else { return .done }
      for tab in ["first", "second"] { model[tab, .selected] = tab == name }
      model.hide("greet", name == "second")
      return .done
    }
    // As a key has chosen it.
    bench.panel.change { model in
      model["red", .checked] = false
      model["first", .selected] = false
      model["second", .selected] = true
      model.hide("greet", true)
    }
    let evidence = try await bench.run()
    #expect(bench.panel.asked.first == "press first")
    #expect(bench.panel.asked.contains("click greet"))
    #expect(evidence.untried.map(\.reason) == ["it was chosen already"])
  }

  @Test func `in a window without the keyboard nothing is asked to take the focus by an action`()
    async throws
  {
    let bench = try await TrialBench([
      Element(name: "one", role: .button, action: "SetFocus")
    ]) { _, _ in .done }
    bench.panel.change { $0["window", .active] = false }
    let evidence = try await bench.run()
    #expect(evidence.trials.isEmpty && bench.panel.asked.isEmpty)
    #expect(evidence.untried.map(\.reason) == ["its window is not active"])
  }

  @Test func `what has the focus is not asked to take it by an action`() async throws {
    let bench = try await TrialBench([
      Element(name: "one", role: .button, states: StateSet(.focused), action: "SetFocus")
    ]) { _, _ in .done }
    let evidence = try await bench.run()
    #expect(evidence.trials == [])
    #expect(evidence.untried.map(\.reason) == ["it had the focus already"])
  }

  @Test func `an action that is not offered any more is not tested`() async throws {
    let bench = try await TrialBench([
      Element(name: "one", role: .button, action: "click"),
      Element(name: "two", role: .button, action: "click"),
    ]) { _, model in
      for index in model.elements.indices where model.elements[index].name == "two" {
        model.elements[index].action = "jump"
      }
      return .done
    }
    let evidence = try await bench.run()
    #expect(evidence.trials.map(\.argument) == ["click"])
    #expect(
      evidence.untried.map(\.reason) == [
        "it did not offer the action any more when its turn came"
      ])
  }
}
