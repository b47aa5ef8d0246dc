// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

extension Exploration {
  /// Looks for the state that a pointer has led to.
  ///
  /// - Parameters:
  ///   - trace: What led there. Where keys and actions play just as much, numbers have to agree as
  ///   well.
  ///   - isVain: Whether the same was looked for elsewhere and left open: then no further than
  ///   where something is near.
  ///   - steps: What led there elsewhere is tried first, and what leads there is put in its place.
  func search(
    _ target: WindowState, of trace: PointerTrace, from initial: WindowState, isVain: Bool,
    like steps: inout [WayStep]
  ) -> ModelTrial.Search {
    let isExact = trace.isCanonical
    func end(_ end: ModelTrial.Search.End, _ found: Found?) -> ModelTrial.Search {
      nearestSteps = found?.steps ?? []
      if end == .reached { steps = nearestSteps }
      return ModelTrial.Search(
        end: end, steps: found?.steps.map(\.text) ?? [], states: statesLookedAt,
        difference: found?.state.difference(to: target) ?? "")
    }
    var nearer: [Found] = []
    // Where something was found before, it is not looked for step by step.
    let looks = [
      { [steps] in self.state(after: steps) }, { self.written(target) }, { self.carried(trace) },
      { [steps] in steps.isEmpty ? self.stepwise(trace, isHeld: trace.heldSeconds > 0) : nil },
    ]
    for look in looks {
      guard let found = look() else { continue }
      if found.state.agrees(with: target) { return end(.reached, found) }
      nearer.append(found)
    }
    if let near = near(target, in: nearer, from: initial, isExact) { return end(.reached, near) }
    if let near = near(target, in: found, from: initial, isExact) { return end(.reached, near) }
    nearer += approach(target)
    if !isExact, let told = approachNumbers(of: target) { nearer.append(told) }
    if let near = near(target, in: nearer, from: initial, isExact) { return end(.reached, near) }
    // What is not reached in single steps may be by one movement that is held as long.
    if trace.heldSeconds == 0, let held = stepwise(trace, isHeld: true) {
      if held.state.agrees(with: target) { return end(.reached, held) }
      if let near = near(target, in: [held], from: initial, isExact) { return end(.reached, near) }
      nearer.append(held)
    }
    if let further = oneFurther(towards: target) { return end(.reached, further) }
    if !isVain {
      exploreAll()
      if let near = near(target, in: found, from: initial, isExact) { return end(.reached, near) }
    }
    let moved = (found + nearer).filter { !$0.state.agrees(with: initial) }
    if !isVain, let exact = elsewhere.first(where: { $0.state.agrees(with: target) }) {
      return end(.reached, exact)
    }
    if !isVain, trace.staysInPlace, let both = elsewhereAfterFirst(towards: target) {
      return end(.reached, both)
    }
    let nearest = moved.min { $0.state.distance(to: target) < $1.state.distance(to: target) }
    // A tap has neither a length nor a speed that could show: what does not lead there is another thing.
    if trace.isTap, isExact, isWhole, !isVain, self.initial?.agrees(with: target) != true,
      let all = allStates
    {
      if let exact = all.first(where: { $0.state.agrees(with: target) }) {
        return end(.reached, exact)
      }
      return end(.notReached, nearest)
    }
    let changesOwn = !target.agrees(with: initial, .own)
    let nearly = moved.filter { found in
      // What shows in the picture alone has to show there.
      if target.isExposedAs(initial) { return false }
      return changesOwn
        ? found.state.agrees(with: target, .own) : found.state.agrees(with: target, .kind)
    }
    if let nearly = nearly.first { return end(.nearly, nearly) }
    // Another number of a kind of state that was seen may lie further on.
    let mayBeFurtherOn =
      isVain || !isWhole
      || (moved.contains { $0.state.signature == target.signature }
        && !(isExact && target.isExposedAs(initial))
        && (!changesOwn || moved.contains { !$0.state.agrees(with: initial, .own) }))
    return end(mayBeFurtherOn ? .boundHit : .notReached, nearest)
  }

  /// To the place where a contact has put something, from one drop place to the next.
  private func carried(_ trace: PointerTrace) -> Found? {
    guard way == .keys, case .carry(let place) = trace.motion,
      let lift = firstSteps.lazy.compactMap(\.steps.first).first(where: \.isLift)
    else { return nil }
    let next = WayStep.typed(KeyBinding(.tab))
    let found = run { () -> Found? in
      guard let stage = makeStage() else { return nil }
      var steps = [lift]
      stage.take(lift)
      while steps.count <= limits.approach, stage.scene.dragSession != nil {
        if stage.isFocused(at: place), let drop = stage.dropStep {
          stage.take(drop)
          return Found(steps: steps + [drop], state: stage.state())
        }
        stage.take(next)
        steps.append(next)
      }
      return nil
    }
    statesLookedAt += 1
    return found
  }

  /// As far as a contact went, in steps of an arrow key.
  ///
  /// - Parameter isHeld: Whether it is picked up first, and dropped at the end.
  private func stepwise(_ trace: PointerTrace, isHeld: Bool) -> Found? {
    guard case .move(let way) = trace.motion else { return nil }
    func steps(among offered: [WayStep]) -> [WayStep]? {
      var steps: [WayStep] = []
      for (points, name) in [
        (way.width, way.width > 0 ? "move-right" : "move-left"),
        (way.height, way.height > 0 ? "move-down" : "move-up"),
      ] {
        let count = Int((abs(points) / PointerTrace.arrowStep).rounded())
        guard count > 0 else { continue }
        guard let step = offered.first(where: { $0.action?.hasSuffix(name) ?? false }) else {
          return nil
        }
        steps += Array(repeating: step, count: count)
      }
      return (1...limits.approach).contains(steps.count) ? steps : nil
    }
    guard isHeld else {
      return steps(among: firstSteps.compactMap(\.steps.first)).flatMap(state)
    }
    guard let picked = firstSteps.first(where: { $0.steps.first?.isPickUp ?? false }),
      let moves = steps(among: picked.next), let drop = picked.next.first(where: \.isDrop)
    else { return nil }
    return state(after: picked.steps + moves + [drop])
  }

  /// First steps from which one more is tried at most.
  private static let nearest = 3

  /// The state itself, one step further than a first step that led to its kind: what was done may
  /// have moved something on the way that one more step puts back.
  private func oneFurther(towards target: WindowState) -> Found? {
    let kind = target.signature
    let near = firstSteps.filter { $0.state.signature == kind }.enumerated()
      .map { (missing: $0.element.state.differences(to: target), $0.offset, $0.element.steps) }
      .sorted { ($0.missing, $0.1) < ($1.missing, $1.1) }
    for (_, _, first) in near.prefix(Self.nearest) {
      for step in steps(after: first) {
        guard let further = state(after: first + [step]) else { continue }
        if further.state.agrees(with: target) { return further }
      }
    }
    return nil
  }

  /// Presses elsewhere that are tried after a first step.
  private static let mostPresses = 12

  /// The state itself, one press elsewhere after a first step: a contact that stays may do what two
  /// controls offer, of which one lies on the other.
  private func elsewhereAfterFirst(towards target: WindowState) -> Found? {
    let first = firstSteps.filter { found in !(initial?.agrees(with: found.state) ?? true) }
    for found in first.prefix(Self.nearest) {
      let presses = run { () -> [WayStep]? in
        guard let stage = makeStage() else { return nil }
        for step in found.steps { stage.retake(step) }
        return way.stepsElsewhere(on: stage)
      }
      for press in (presses ?? []).prefix(Self.mostPresses) {
        guard let both = state(after: found.steps + [press]) else { continue }
        if both.state.agrees(with: target) { return both }
      }
    }
    return nil
  }

  /// The state itself; where not all has to agree, one of its kind that is not where all began, with
  /// numbers that are no further off than one step of the way.
  private func near(
    _ target: WindowState, in found: [Found], from initial: WindowState, _ isExact: Bool
  ) -> Found? {
    if let exact = found.first(where: { $0.state.agrees(with: target) }) { return exact }
    guard !isExact else { return nil }
    return found.first {
      $0.state.agrees(with: target, .kind) && !$0.state.agrees(with: initial)
        && isWithinAStep($0.state, of: target)
    }
  }
}
