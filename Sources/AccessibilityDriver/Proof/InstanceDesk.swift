// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Makes one attempt after the other, each in an instance of its own.
struct InstanceDesk: Sendable {
  let source: any InstanceSource
  let limits: ReadLimits
  let policy: ActionPolicy
  let trace: @Sendable (String) -> Void

  /// Instances that are started until one stands as the first did.
  private static let starts = 3
  /// For all that a walk by keys does.
  private static let walk = Duration.seconds(90)

  /// An instance that stands as the first did, element by element.
  struct Ready: Sendable {
    let instance: FreshInstance
    let map: InstanceMap
    let driver: ParityDriver
    let events: EventStream
  }

  func ready(_ baseline: Baseline) async throws(InstanceFailure) -> Ready {
    var difference = ""
    for _ in 0..<Self.starts {
      let instance = try await source.next()
      guard let map = baseline.map(instance.snapshot.withInferredShowing) else {
        difference = "other elements"
        continue
      }
      let ready: Ready
      do {
        let events = try await instance.reader.events(of: instance.snapshot.application)
        ready = Ready(
          instance: instance, map: map,
          driver: try ParityDriver(
            reader: instance.reader, snapshot: map.snapshot, events: events, policy: policy,
            environment: instance.environment, limits: limits, time: Self.walk),
          events: events)
      } catch {
        throw InstanceFailure("\(error)")
      }
      guard let first = baseline.state, let state = await ready.driver.state(map) else {
        await ready.events.end()
        difference = "it could not be read"
        continue
      }
      let changes = baseline.changes(from: first, to: state)
      guard let change = changes.first else { return ready }
      difference = "\(change.place): \(change.property.rawValue) \(change.detail)"
      await ready.events.end()
    }
    throw InstanceFailure("two fresh instances differ (\(Escaped.brief(difference)))")
  }

  func outcome(
    of attempt: Attempt, on control: ControlPlan.Control, _ baseline: Baseline, goal: Double?,
    patience: Duration
  ) async throws(InstanceFailure) -> ParityDriver.Outcome {
    trace("\(KeyboardDriver.text(control.node)): \(attempt.text)")
    let ready = try await ready(baseline)
    let outcome = await ready.driver.outcome(
      of: attempt, on: control, in: ready.map, of: baseline, goal: goal, patience: patience,
      end: ready.instance.end)
    await ready.events.end()
    trace("\(attempt.text): \(outcome)")
    return outcome
  }

  /// Where Tab and the arrows lead, in an instance of its own.
  func reach(_ baseline: Baseline) async throws(InstanceFailure) -> KeyReach {
    trace("keys")
    let ready = try await ready(baseline)
    await ready.events.end()
    var bounds = KeyboardDriver.Limits()
    bounds.duration = Self.walk
    do {
      let driver = try await KeyboardDriver(
        reader: ready.instance.reader, snapshot: ready.map.snapshot,
        environment: ready.instance.environment, limits: bounds, trace: trace)
      return KeyReach(await driver.walk(), ready.map)
    } catch {
      return KeyReach(elements: [], hidden: [], gap: "keys: \(error)")
    }
  }
}

/// What keys alone give the focus to, in the elements of the first instance.
struct KeyReach: Sendable {
  /// Every place where the focus stood.
  let elements: Set<ElementID>
  /// Where the focus stands on what is not in the tree.
  struct HiddenStop: Sendable {
    /// Presses of Tab that lead there.
    let tabs: Int
    /// The last element before it that is in the tree; nil where there is none.
    let after: ElementID?
  }

  let hidden: [HiddenStop]
  /// Why an element that is not among them may be reached all the same; nil where it is not.
  let gap: String?

  init(_ walks: [KeyboardWalk], _ map: InstanceMap) {
    elements = Set(walks.flatMap { walk in walk.reached.compactMap(map.known) })
    let steps = walks.flatMap { $0.forward + $0.backward }
    var last = walks.first?.forward.first?.before?.element
    var hidden = last == nil ? [HiddenStop(tabs: 0, after: nil)] : []
    for (number, step) in (walks.first?.forward ?? []).enumerated() {
      if let element = step.after?.element {
        last = element
      } else {
        hidden.append(HiddenStop(tabs: number + 1, after: last.flatMap(map.known)))
      }
    }
    self.hidden = hidden
    let isHidden = steps.contains { $0.after.map { $0.element == nil } ?? true }
    gap =
      walks.isEmpty
      ? "keys: no window is on the screen"
      : walks.compactMap(\.gap).first.map { "keys: " + $0 }
        ?? (isHidden ? "keys: the focus also goes to what is not in the tree" : nil)
  }

  init(elements: Set<ElementID>, hidden: [HiddenStop], gap: String?) {
    self.elements = elements
    self.hidden = hidden
    self.gap = gap
  }
}
