// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
internal import CXCB
import Glibc
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// Where pointer, keys and requests lead on a program whose every answer is written down. It says
/// nothing of places, so that a pointer finds nothing.
@Suite struct ParityDriverTests {
  private typealias Element = ScriptedPanel.Element

  private enum Focus {
    case atOnce, late, never
  }

  private func trial(
    of element: Element, focus: Focus = .atOnce,
    onRequest: @escaping @Sendable (inout ScriptedPanel.Model) -> Void,
    onKey: @escaping @Sendable (Key, inout ScriptedPanel.Model) -> Void
  ) async throws -> ParityTrial {
    let trials = try await trials(of: element, focus: focus, onRequest: onRequest, onKey: onKey)
    return try #require(trials.trials.first)
  }

  private func trials(
    of element: Element, before others: [Element] = [], focus: Focus = .atOnce,
    onRequest: @escaping @Sendable (inout ScriptedPanel.Model) -> Void,
    onKey: @escaping @Sendable (Key, inout ScriptedPanel.Model) -> Void
  ) async throws -> ParityTrials {
    let window = try await ScriptedWindow(
      [element, Element(name: "other", role: .button, states: StateSet(.focusable))] + others,
      focus: "other",
      onRequest: { name, model in
        if model.asked.last == "GrabFocus " + name {
          let take: @Sendable (inout ScriptedPanel.Model) -> Void = { model in
            for other in ["other", element.name] { model[other, .focused] = other == name }
          }
          switch focus {
          case .atOnce: take(&model)
          case .late: model.atLook(2, at: name, take)
          case .never: break
          }
        } else {
          onRequest(&model)
        }
        return .done
      },
      onKey: { key, panel in
        if panel.isOn(element.name, .focused) { panel.change { onKey(key.key, &$0) } }
      })
    defer { window.end() }
    let display = try XDisplay(environment: window.session.environment)
    xcb_warp_pointer(display.connection, 0, display.root, 0, 0, 0, 0, 60, 60)
    try display.synchronize()
    let events = try await window.reader.events(of: window.snapshot.application)
    let trials = try await ParityDriver(
      reader: window.reader, snapshot: window.snapshot, events: events, policy: ActionPolicy(),
      environment: window.session.environment, time: .seconds(30)
    ).run()
    await events.end()
    #expect(trials.ending == nil)
    // Nothing shows what a pointer over it would bring about.
    let pointer = xcb_query_pointer_reply(
      display.connection, xcb_query_pointer(display.connection, display.root), nil)
    defer { free(pointer) }
    #expect(pointer?.pointee.root_x == 0 && pointer?.pointee.root_y == 0)
    return trials
  }

  private func reach(_ way: ParityTrial.Way, _ trial: ParityTrial) throws -> ParityTrial.Reach {
    try #require(trial.reaches.first { $0.way == way })
  }

  private static let check = Element(
    name: "check", role: .checkBox, states: StateSet(.focusable), action: "toggle")

  @Test func `keys and requests lead to the same, and it is set back`() async throws {
    let trial = try await trial(of: Self.check) {
      $0["check", .checked].toggle()
    } onKey: { key, model in
      if key == .space { model["check", .checked].toggle() }
    }
    #expect(try reach(.keys, trial).reached == [1])
    #expect(try reach(.actions, trial).reached == [1])
    let pointer = try reach(.pointer, trial)
    #expect(pointer.gap == "the pointer: the toolkit gives wrong places")
    #expect(trial.isRestored)
  }

  @Test func `a focus that comes late is waited for, and so is what a key does`() async throws {
    let trial = try await trial(of: Self.check, focus: .late) {
      $0["check", .checked].toggle()
    } onKey: { key, model in
      if key == .space { model.atLook(2, at: "check") { $0["check", .checked].toggle() } }
    }
    #expect(try reach(.keys, trial).reached == [1])
    #expect(trial.isRestored)
  }

  @Test func `what slides has reached the place where it rests`() async throws {
    let slider = Element(name: "slider", role: .slider, states: StateSet(.focusable), value: 5)
    let trial = try await trial(of: slider) { _ in
    } onKey: { key, model in
      guard let goal = [Key.home: 0.0, .end: 10][key], let value = model.elements[1].value,
        value != goal
      else { return }
      model.elements[1].value = (value + goal) / 2
      model.atLook(2, at: "slider") { $0.elements[1].value = goal }
    }
    let keys = try reach(.keys, trial)
    #expect(keys.reached == [0, 10])
  }

  @Test func `what does not take the focus is not tried by keys`() async throws {
    let trial = try await trial(of: Self.check, focus: .never) {
      $0["check", .checked].toggle()
    } onKey: { key, model in
      if key == .space { model["check", .checked].toggle() }
    }
    let keys = try reach(.keys, trial)
    #expect(keys.gap == "keys: it did not take the focus")
    #expect(keys.tried.isEmpty && keys.reached.isEmpty)
  }

  @Test func `keys that do nothing reach nothing`() async throws {
    let trial = try await trial(of: Self.check) {
      $0["check", .checked].toggle()
    } onKey: { _, _ in
    }
    let keys = try reach(.keys, trial)
    #expect(keys.tried == ["Space"])
    #expect(keys.reached.isEmpty && keys.gap == nil)
    #expect(try reach(.actions, trial).reached == [1])
  }

  @Test func `what stands behind a modal dialog is not set`() async throws {
    let notice = Element(name: "notice", role: .dialog, parent: "root", states: StateSet(.modal))
    let trials = try await trials(of: Self.check, before: [notice]) {
      $0["check", .checked].toggle()
    } onKey: { key, model in
      if key == .space { model["check", .checked].toggle() }
    }
    #expect(trials.trials.isEmpty)
    #expect(trials.untried.map(\.reason) == ["a modal dialog is in front of its window"])
  }

  @Test func `what cannot be switched back is said`() async throws {
    let trial = try await trial(of: Self.check) {
      $0["check", .checked] = true
    } onKey: { _, _ in
    }
    #expect(!trial.isRestored)
  }

  @Test func `a value's ends are reached by keys, and by steps where it is not written`()
    async throws
  {
    let slider = Element(
      name: "slider", role: .slider, states: StateSet(.focusable), action: "increment", value: 5)
    let trial = try await trial(of: slider) { model in
      model.elements[1].value = min(10, (model.elements[1].value ?? 0) + 1)
    } onKey: { key, model in
      let value = model.elements[1].value ?? 0
      switch key {
      case .home: model.elements[1].value = 0
      case .end: model.elements[1].value = 10
      case .right: model.elements[1].value = min(10, value + 1)
      case .left: model.elements[1].value = max(0, value - 1)
      default: break
      }
    }
    let keys = try reach(.keys, trial)
    #expect(keys.reached.contains(0) && keys.reached.contains(10))
    let actions = try reach(.actions, trial)
    #expect(actions.reached.last == 10)
  }

  @Test func `a key that leads on after its bound of presses goes on`() async throws {
    let slider = Element(
      name: "slider", role: .slider, states: StateSet(.focusable), value: 5)
    let trial = try await trial(of: slider) { _ in
    } onKey: { key, model in
      let value = model.elements[1].value ?? 0
      switch key {
      case .right: model.elements[1].value = min(10, value + 0.1)
      case .left: model.elements[1].value = max(0, value - 0.1)
      default: break
      }
    }
    let keys = try reach(.keys, trial)
    #expect(keys.goesOnUp && keys.goesOnDown)
    #expect(!keys.reached.contains(0) && !keys.reached.contains(10))
  }

  @Test func `what appears beside an element is no menu to be closed`() async throws {
    @Sendable func toggle(_ model: inout ScriptedPanel.Model) {
      model["check", .checked].toggle()
      if model["check", .checked] {
        model.elements.append(Element(name: "hint", role: .label))
      } else {
        model.remove("hint")
      }
    }
    let keys = Mutex<[Key]>([])
    let trial = try await trial(of: Self.check) {
      toggle(&$0)
    } onKey: { key, model in
      keys.withLock { $0.append(key) }
      if key == .space { toggle(&model) }
    }
    #expect(try reach(.keys, trial).reached == [1])
    #expect(trial.isRestored)
    #expect(keys.withLock { !$0.contains(.escape) })
  }
}
