// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Dispatch
import ScriptedApplications
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// What a trial has done is taken back, on applications that take it well and on such that do not.
@Suite struct RestoringTests {
  private typealias Element = ScriptedPanel.Element

  @Test func `what an action has switched is switched back by the same action`() async throws {
    let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked].toggle()
      return .done
    }
    let trial = try await bench.tryAction("check")
    #expect(trial.changes.map(\.detail) == ["checked"])
    #expect(trial.isRestored)
    #expect(bench.panel.asked == ["toggle check", "toggle check"])
    #expect(!bench.panel.isOn("check", .checked))
  }

  @Test func `a state that a click only passes through is no change`() async throws {
    let bench = try await Bench([Element(name: "save", role: .button, action: "click")]) {
      name, model in
      model[name, .pressed] = true
      model.atLook(2, at: name) { $0[name, .pressed] = false }
      return .done
    }
    let trial = try await bench.tryAction("save")
    #expect(trial.changes == [])
    #expect(bench.panel.asked == ["click save"])
  }

  @Test func `a trial that falls short is made again, and what only one fell short of is nothing`()
    async throws
  {
    // The second time it says nothing changed at all.
    let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      name, model in
      if model.asked.count < 3 { model[name, .checked].toggle() }
      return .done
    }
    let trials = try await bench.run()
    let clicks = trials.trials.filter { $0.kind == .action }
    #expect(clicks.count == 1)
    #expect(clicks.first?.changes == [])
  }

  @Test func `of radio buttons the one that was chosen before is chosen again`() async throws {
    let bench = try await Bench([
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
    let bench = try await Bench([
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

  @Test func `a dialog that Escape leaves open is closed by its own button`() async throws {
    let bench = try await Bench(Self.opener) { name, model in
      if name == "open" { model.elements += Self.dialog("Cancel") }
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
    let bench = try await Bench(Self.opener) { name, model in
      if name == "open" { model.elements += Self.dialog("Delete") }
      return .done
    }
    #expect(try await !bench.tryAction("open").isRestored)
    #expect(bench.panel.asked == ["click open"])
    #expect(bench.panel.has("dialog"))
  }

  @Test func `what does not switch back counts as not taken back`() async throws {
    let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked] = true
      return .done
    }
    #expect(try await !bench.tryAction("check").isRestored)
    #expect(bench.panel.asked == ["toggle check", "toggle check"])
  }

  @Test func `an event that comes while the application is read belongs to the trial`()
    async throws
  {
    let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked].toggle()
      return .done
    }
    bench.panel.tellLate(of: "check")
    let trial = try await bench.tryAction("check")
    #expect(trial.events.map(\.kind) == ["object:state-changed:checked"])
    #expect(trial.events.map(\.claimed) == ["on"] && trial.events.map(\.found) == ["on"])
  }

  @Test func `an event that a busy program sends after its change belongs to the trial`()
    async throws
  {
    let box = Mutex<ScriptedApplication?>(nil)
    let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked].toggle()
      let application = box.withLock { application in
        defer { application = nil }
        return application
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(350)) {
        application?.emit(
          "check", "Object", "StateChanged", "('checked', 1, 0, <0>, @a{sv} {})")
      }
      return .done
    }
    box.withLock { $0 = bench.panel.application }
    let trial = try await bench.tryAction("check")
    #expect(trial.events.map(\.kind) == ["object:state-changed:checked"])
  }

  @Test func `what an application tells of at once is not looked at again and again`() async throws
  {
    func looks(isTold: Bool) async throws -> Int {
      let box = Mutex<ScriptedApplication?>(nil)
      let bench = try await Bench([Element(name: "check", role: .checkBox, action: "toggle")]) {
        $1[$0, .checked].toggle()
        let isOn = $1[$0, .checked] ? 1 : 0
        if isTold {
          box.withLock { $0 }?.emit(
            "check", "Object", "StateChanged", "('checked', \(isOn), 0, <0>, @a{sv} {})")
        }
        return .done
      }
      box.withLock { $0 = bench.panel.application }
      let before = bench.panel.looks(at: "check")
      let trials = try await bench.run().trials
      #expect(trials.map(\.changes.count) == [1])
      #expect(trials.map(\.isRestored) == [true])
      #expect(!bench.panel.isOn("check", .checked))
      return bench.panel.looks(at: "check") - before
    }
    // Twice while nobody touches it, once before, once after, of the event, and once when it is back.
    #expect(try await looks(isTold: true) == 6)
    #expect(try await looks(isTold: false) > 12)
  }

  @Test
  func `a button that is drawn pressed is looked at once more where something is told of, too`()
    async throws
  {
    let box = Mutex<ScriptedApplication?>(nil)
    let bench = try await Bench([Element(name: "press", role: .button, action: "click")]) {
      name, model in
      model[name, .pressed] = true
      model.atLook(2, at: name) { $0[name, .pressed] = false }
      box.withLock { $0 }?.emit(
        "press", "Object", "BoundsChanged", "('', 0, 0, <(1, 2, 3, 4)>, @a{sv} {})")
      return .done
    }
    box.withLock { $0 = bench.panel.application }
    let trials = try await bench.run().trials
    #expect(trials.map(\.changes) == [[]])
    #expect(bench.panel.asked == ["click press"])
  }

  @Test func `an action that takes the focus comes first, and is nothing to take back`()
    async throws
  {
    let box = Mutex<ScriptedApplication?>(nil)
    let check = Element(name: "check", role: .checkBox, action: "SetFocus")
    let bench = try await Bench([check]) { name, model in
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

  @Test func `what has gone with its action is not asked again`() async throws {
    let bench = try await Bench([
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
    let bench = try await Bench([
      Element(name: "press", role: .button, action: "click"),
      Element(name: "delete", role: .button, action: "click"),
    ]) { _, _ in .done }
    let evidence = try await bench.run(time: .zero)
    #expect(evidence.trials == [])
    #expect(
      evidence.untried.map(\.reason) == [
        "\"delete\" may do harm (delete); --allow-action lets it be tried",
        "the time for trials was over",
      ])
    #expect(bench.panel.asked == [])
  }

  @Test func `where nothing has changed nothing is asked again`() async throws {
    let bench = try await Bench([Element(name: "press", role: .button, action: "click")]) { _, _ in
      .done
    }
    let trial = try await bench.tryAction("press")
    #expect(trial.changes == [])
    #expect(trial.isRestored)
    #expect(bench.panel.asked == ["click press"])
  }

  @Test(arguments: [
    (ScriptedPanel.Outcome.done, ActionTrial.Answer.yes), (.refused, .no), (.silence, .silence),
  ])
  func `each answer of an application is told`(
    outcome: ScriptedPanel.Outcome, answer: ActionTrial.Answer
  ) async throws {
    let bench = try await Bench([Element(name: "press", role: .button, action: "click")]) { _, _ in
      outcome
    }
    #expect(try await bench.tryAction("press").answer == answer)
  }

  @Test func `what one trial has left is not taken for the doing of the next`() async throws {
    let check = Element(
      name: "check", role: .checkBox, states: StateSet(.focusable), action: "toggle")
    let bench = try await Bench([check]) { name, model in
      if model.asked.last == "GrabFocus " + name {
        model[name, .focused] = true
      } else {
        model[name, .checked].toggle()
      }
      return .done
    }
    let trials = try await bench.run().trials
    #expect(trials.map(\.kind) == [.focus, .action])
    #expect(trials.last?.changes.map(\.detail) == ["checked"])
  }

  @Test func `an application that leaves ends the trials, and the rest is not tested`()
    async throws
  {
    let bench = try await Bench(
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

  @Test func `an application at one moment knows its windows and what is spoken by itself`()
    async throws
  {
    let bench = try await Bench(
      Self.dialog("Cancel") + [
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
    let bench = try await Bench([
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

  @Test func `a name that may have been cut on the way is not compared`() async throws {
    let bench = try await Bench([Element(name: "check", role: .checkBox)]) { _, _ in .done }
    let check = try #require(bench.snapshot.tree.depthFirst.first { $0.name == "check" })
    let source = try #require(bench.snapshot.references[check.id])
    let stream = try await bench.reader.events(of: bench.snapshot.application)
    let kind = try #require(EventKind("object:property-change:accessible-name"))
    let events = [1023, 1024].map { length in
      AccessibilityEvent(
        kind: kind, source: source,
        value: .text(String(repeating: "a", count: length)))
    }
    let observed = await EventTruth(runner: bench.runner(stream), ids: [:]).observed(events)
    #expect(observed.map(\.found) == ["check", nil])
    #expect(observed.map { $0.claimed?.count } == [1023, nil])
    await stream.end()
  }

  @Test func `an application without a window has nothing to be compared with`() async throws {
    let bench = try await Bench([]) { _, _ in .done }
    let events = try await bench.reader.events(of: bench.snapshot.application)
    let runner = bench.runner(events)
    #expect(await runner.read()?.order.count == 2)
    bench.panel.change { $0.elements = [] }
    #expect(await runner.read() == nil)
    await events.end()
  }

  private static let opener = [Element(name: "open", role: .button, action: "click")]

  private static func dialog(_ button: String) -> [ScriptedPanel.Element] {
    [
      Element(name: "dialog", role: .dialog, parent: "root", states: StateSet(.modal)),
      Element(name: button, role: .button, parent: "dialog", action: "click"),
    ]
  }
}

/// A scripted application on a bus of its own, and what tries it.
private struct Bench {
  let panel: ScriptedPanel
  let snapshot: ApplicationSnapshot
  let reader: AccessibilityReader
  private let session: DesktopSession

  /// Elements that do not answer are given up soon.
  private static let limits = ReadLimits(callDeadline: .milliseconds(300))

  init(
    _ elements: [ScriptedPanel.Element], reaction: @escaping ScriptedPanel.Reaction
  ) async throws {
    session = try await DesktopSession.start(.init(display: .none))
    panel = try ScriptedPanel(in: session, elements, reaction: reaction)
    reader = AccessibilityReader(environment: session.environment)
    let busName = panel.application.busName
    let application = try await reader.applications().first { $0.busName == busName }
    snapshot = try await reader.read(#require(application))
  }

  func tryAction(_ name: String) async throws -> ActionTrial {
    let node = try #require(snapshot.tree.depthFirst.first { $0.name == name })
    let events = try await reader.events(of: snapshot.application)
    var session = self.trials(events)
    let action = try #require(node.actions.first)
    await session.try(PlannedTrial(node: node, course: .action(action.name)))
    await events.end()
    return try #require(session.evidence.trials.first)
  }

  /// Everything that the plan holds, as the command does it.
  func run(time: Duration = .seconds(30)) async throws -> ActionTrials {
    try await ActionDriver(
      reader: reader, snapshot: snapshot, policy: ActionPolicy(), limits: Self.limits, time: time
    ).run()
  }

  private func trials(_ events: EventStream) -> TrialSession {
    let ids = Dictionary(snapshot.references.map { ($0.value, $0.key) }) { first, _ in first }
    return TrialSession(runner: runner(events), snapshot: snapshot, ids: ids) { nil }
  }

  func runner(_ events: EventStream) -> TrialRunner {
    TrialRunner(
      reader: reader, application: snapshot.application, events: events, limits: Self.limits)
  }
}
