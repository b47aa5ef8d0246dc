// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Dispatch
import ScriptedApplications
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// What an application says and shows after a request, and when that belongs to the trial.
@Suite struct TrialEventTests {
  private typealias Element = ScriptedPanel.Element

  @Test func `a state that a click only passes through is no change`() async throws {
    let bench = try await TrialBench([Element(name: "save", role: .button, action: "click")]) {
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
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      name, model in
      if model.asked.count < 3 { model[name, .checked].toggle() }
      return .done
    }
    let trials = try await bench.run()
    let clicks = trials.trials.filter { $0.kind == .action }
    #expect(clicks.count == 1)
    #expect(clicks.first?.changes == [])
  }

  @Test func `an event that comes while the application is read belongs to the trial`()
    async throws
  {
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
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
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
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

  @Test func `of a thousand events the last ones are not lost`() async throws {
    let box = Mutex<ScriptedApplication?>(nil)
    let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")]) {
      $1[$0, .checked].toggle()
      let application = box.withLock { application in
        defer { application = nil }
        return application
      }
      for place in 0..<1200 {
        application?.emit(
          "check", "Object", "BoundsChanged", "('', 0, 0, <(\(place), 2, 3, 4)>, @a{sv} {})")
      }
      application?.emit("check", "Object", "StateChanged", "('checked', 1, 0, <0>, @a{sv} {})")
      return .done
    }
    box.withLock { $0 = bench.panel.application }
    let trial = try await bench.tryAction("check")
    #expect(trial.events.last?.kind == "object:state-changed:checked")
    #expect(trial.events.count <= 2)
  }

  @Test func `what an application tells of at once is not looked at again and again`() async throws
  {
    func looks(isTold: Bool) async throws -> Int {
      let box = Mutex<ScriptedApplication?>(nil)
      let bench = try await TrialBench([Element(name: "check", role: .checkBox, action: "toggle")])
      {
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

  @Test func `what is told whenever it is read is no news, and is not waited for`() async throws {
    let bench = try await TrialBench([
      Element(name: "check", role: .checkBox, action: "toggle"),
      Element(name: "item", role: .checkMenuItem),
    ]) { name, model in
      model[name, .checked].toggle()
      return .done
    }
    bench.panel.tellAlways(of: "item")
    let events = try await bench.reader.events(of: bench.snapshot.application)
    let runner = bench.runner(events)
    let before = bench.panel.looks(at: "check")
    var outcome = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    _ = await runner.settled(&outcome, first: .zero)
    #expect(bench.panel.looks(at: "check") - before <= 3)
    let middle = bench.panel.looks(at: "check")
    let state = try #require(await runner.read())
    _ = await runner.told(&outcome, since: state, within: .milliseconds(1))
    #expect(bench.panel.looks(at: "check") - middle <= 4)
    await events.end()
  }

  @Test
  func `a button that is drawn pressed is looked at once more where something is told of, too`()
    async throws
  {
    let box = Mutex<ScriptedApplication?>(nil)
    let bench = try await TrialBench([Element(name: "press", role: .button, action: "click")]) {
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

  @Test(arguments: [
    (ScriptedPanel.Outcome.done, ActionTrial.Answer.yes), (.refused, .no), (.silence, .silence),
  ])
  func `each answer of an application is told`(
    outcome: ScriptedPanel.Outcome, answer: ActionTrial.Answer
  ) async throws {
    let bench = try await TrialBench([Element(name: "press", role: .button, action: "click")]) {
      _, _ in
      outcome
    }
    #expect(try await bench.tryAction("press").answer == answer)
  }

  @Test func `what one trial has left is not taken for the doing of the next`() async throws {
    let check = Element(
      name: "check", role: .checkBox, states: StateSet(.focusable), action: "toggle")
    let bench = try await TrialBench([check]) { name, model in
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

  @Test func `a name that may have been cut on the way is not compared`() async throws {
    let bench = try await TrialBench([Element(name: "check", role: .checkBox)]) { _, _ in .done }
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
}
