// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Operates one control by pointer, by keys and over the bus, each from the state in which the
/// application opens, and compares where each way leads.
struct ControlProver: Sendable {
  let desk: InstanceDesk
  let plan: ControlPlan
  let baseline: Baseline
  let reach: KeyReach
  let finder: ElementFinder
  let deadline: ContinuousClock.Instant

  /// How long an effect may take to show, and how long before a difference is believed.
  private static let patience = Duration.milliseconds(400)
  private static let doubt = Duration.milliseconds(1500)

  private enum Judgement {
    case reached
    case refuted(String)
    case open(String)
  }

  private struct Record {
    var movements = 0
    var counterexamples: [ControlProof.Counterexample] = []
    var reasons: [String] = []
    /// Movements that changed nothing.
    var idle: [Movement] = []

    mutating func leave(_ reason: String) {
      if !reasons.contains(reason) { reasons.append(reason) }
    }
  }

  func proof(of control: ControlPlan.Control) async -> ControlProof {
    var record = Record()
    if let obstacle = control.obstacle ?? baseline.obstacle(to: control.node.id) {
      record.leave(obstacle)
    } else {
      do {
        for movement in control.movements { try await compare(movement, control, &record) }
      } catch {
        record.leave(error.reason)
      }
    }
    if record.movements == 0, record.counterexamples.isEmpty, record.reasons.isEmpty {
      record.leave(
        record.idle.map(\.text).joined(separator: ", ")
          + ": changes nothing that is exposed, so that there is nothing to compare")
    }
    return ControlProof(
      element: finder.selector(of: control.node), movements: record.movements,
      counterexamples: record.counterexamples, reasons: record.reasons)
  }

  private func compare(
    _ movement: Movement, _ control: ControlPlan.Control, _ record: inout Record
  ) async throws(InstanceFailure) {
    if case .dragToEnd(let isHigh) = movement, let range = control.node.value,
      abs(range.current - (isHigh ? range.maximum : range.minimum)) <= tolerance(control)
    {
      return
    }
    let attempt = Attempt(movement.text, .move(movement))
    let goal: Effect
    switch try await outcome(attempt, control, goal: nil, Self.patience) {
    case .open(let reason): return record.leave(reason)
    case .led(let effect): goal = effect
    }
    let words = EffectText(finder: finder, snapshot: baseline.snapshot, control: control.node.id)
    if goal.crash != nil {
      return record.counterexamples.append(
        ControlProof.Counterexample(
          steps: [movement.text], problem: "it \(words.text(goal))", ways: [.pointer]))
    }
    guard !goal.isNothing else { return record.idle.append(movement) }
    let keys = plan.keys(for: movement, of: control, leadingTo: goal, reach)
    let judgements = [
      try await judge(
        "keys", keys.attempts, gap: keys.gap, movement, attempt, goal, control, words,
        remark: keys.isReached ? nil : "Tab and the arrows do not lead to it"),
      try await judge(
        "actions", plan.actions(for: movement, of: control), gap: nil, movement, attempt, goal,
        control, words, remark: nil),
    ]
    record.movements += 1
    for (way, judgement) in zip([ControlProof.Modality.keys, .actions], judgements) {
      switch judgement {
      case .reached: break
      case .refuted(let problem):
        record.counterexamples.append(
          ControlProof.Counterexample(steps: [movement.text], problem: problem, ways: [way]))
      case .open(let reason): record.leave("\(movement.text): \(reason)")
      }
    }
  }

  /// Whether one of the attempts leads where the movement of a hand has led. What none does is tried
  /// again, with more patience, before it is believed.
  private func judge(
    _ way: String, _ attempts: [Attempt], gap: String?, _ movement: Movement,
    _ pointer: Attempt, _ goal: Effect, _ control: ControlPlan.Control, _ words: EffectText,
    remark: String?
  ) async throws(InstanceFailure) -> Judgement {
    var gaps: [String] = gap.map { [$0] } ?? []
    var failed: [(attempt: Attempt, effect: Effect)] = []
    for attempt in attempts {
      switch try await outcome(attempt, control, goal: goal.place, Self.patience) {
      case .open(let reason): gaps.append(reason)
      case .led(let effect):
        if effect == goal { return .reached }
        failed.append((attempt, effect))
      }
    }
    // Nothing is believed of what was not tried whole.
    if let gap = gaps.first { return .open(gap) }
    guard case .led(let again) = try await outcome(pointer, control, goal: nil, Self.doubt),
      again == goal
    else { return .open("not deterministic: the same led elsewhere a second time") }
    for (attempt, effect) in failed {
      guard case .led(let again) = try await outcome(attempt, control, goal: goal.place, Self.doubt)
      else { return .open("\(way): \(attempt.text) could be tried only once") }
      if again == goal { return .reached }
      guard again == effect else {
        return .open("not deterministic: \(attempt.text) led elsewhere a second time")
      }
    }
    if let near = failed.first(where: {
      $0.effect.nearlyEquals(goal, at: control.node.id, tolerance: tolerance(control))
    }) {
      return near.effect.differsInPlaceAlone(from: goal, at: control.node.id)
        ? .reached
        : .open(
          "by \(way) (\(near.attempt.text)) the rest of the application differs:"
            + " \(words.text(near.effect))")
    }
    if let wider = failed.first(where: { $0.effect.includes(goal) }) {
      return .open(
        "by \(way) (\(wider.attempt.text)) more changes than by hand: \(words.text(wider.effect))")
    }
    return .refuted(
      "it \(words.text(goal)), and no \(way) do"
        + Self.tried(way, failed.map { ($0.attempt.text, words.text($0.effect)) }, remark))
  }

  /// " (Space, Return tried; ...)"
  private static func tried(
    _ way: String, _ attempts: [(text: String, effect: String)], _ remark: String?
  ) -> String {
    var parts = remark.map { [$0] } ?? []
    if attempts.isEmpty, remark == nil { parts.append("it offers none") }
    if !attempts.isEmpty {
      parts.append(attempts.map(\.text).joined(separator: ", ") + " tried")
    }
    if let other = attempts.first(where: { $0.effect != "changes nothing" }) {
      parts.append("\(other.text) \(other.effect)")
    }
    return " (\(parts.joined(separator: "; ")))"
  }

  private func outcome(
    _ attempt: Attempt, _ control: ControlPlan.Control, goal: Double?, _ patience: Duration
  ) async throws(InstanceFailure) -> ParityDriver.Outcome {
    guard ContinuousClock.now < deadline else { throw InstanceFailure("ran out of time") }
    return try await desk.outcome(
      of: attempt, on: control, baseline, goal: goal, patience: patience)
  }

  /// Half a step, or what a few pixels of a slider are worth.
  private func tolerance(_ control: ControlPlan.Control) -> Double {
    guard let range = control.node.value, range.minimum < range.maximum else { return 0 }
    let step = range.increment > 0 && range.increment.isFinite ? range.increment / 2 : 0
    return max(step, (range.maximum - range.minimum) / 1000)
  }
}
