// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Gestures
import Interaction
import Semantics

/// What an element declares and offers, before anything is tried, and what never comes of it.
extension ElementProof {
  /// What the window goes on to change all the time after these movements: what comes of a hand is not told
  /// from that. Nil where it comes to rest.
  func restlessness(after path: [PointerTrace]) -> String? {
    let change = runner.run { () -> String? in
      guard let stage = makeStage(), stage.make(path) else { return nil }
      let rested = stage.state()
      stage.tester.advance(by: Self.timeBetweenWays)
      return rested.difference(to: WindowState(stage.tester, own: Set(stage.own)))
    }
    let lead = path.isEmpty ? "" : "after " + path.map(\.text).joined(separator: ", then ") + ", "
    return change.map { lead + "it changes by itself while nobody does anything: " + $0 }
  }

  /// Seconds by which one way to do a thing may take longer than another, and no beat of a clock.
  private static let timeBetweenWays = 0.73

  func modelGesture(
    _ gesture: DeclaredGesture, _ actions: Exploration?
  ) -> ModelGesture {
    let hasNode = !nodes.isEmpty
    let isFocusable = nodes.contains { $0.states[.focusable] }
    let hasMenu = scene.offersMenu(element)
    // Of a gesture that does not say what it is, the author's own actions may do the same: what they
    // lead to is compared elsewhere.
    let alternatives =
      gesture.kind == nil
      ? scene.offeredAlternatives(of: element) : gesture.alternatives
    let offered = alternatives.filter(\.isAction)
    var pressed = isFocusable ? alternatives.compactMap(\.keys.first?.label) : []
    if pressed.isEmpty, isFocusable, hasMenu, !offered.isEmpty {
      pressed = ["Menu"]
    }
    var clicks = hasMenu && !offered.isEmpty ? ["the actions menu"] : []
    if clicks.isEmpty, !gesture.demands.isEmpty {
      let moved = actions?.elsewhere.first { found in
        opened.map { !found.state.agrees(with: $0.initial, .own) } ?? false
      }
      clicks = moved.map { [$0.steps.map(\.text).joined(separator: ", ")] } ?? []
    }
    return ModelGesture(
      gesture.text, demands: ModelGesture.Demand.all(of: gesture.demands),
      source: SourcePosition(gesture.origin), isFree: gesture.isFree,
      essentialReason: gesture.essentialReason, isExposed: hasNode,
      actions: hasNode ? offered.map(\.name) : [], keys: hasNode ? pressed : [], clicks: clicks)
  }

  /// Gestures beside each other that the same contacts make.
  func conflicts() -> [ModelConflict] {
    var conflicts: [ModelConflict] = []
    for (index, first) in gestures.enumerated() {
      for second in gestures[(index + 1)...]
      where first.attachment != second.attachment && first.priority == .normal
        && second.priority == .normal && first.competes(with: second)
      {
        conflicts.append(
          ModelConflict(
            first: first.text, second: second.text,
            source: SourcePosition(second.origin)))
      }
    }
    return conflicts
  }

  /// Whether none of its gestures does, shows, says or prints anything.
  func isSilent(_ opened: OpenedElement) -> Bool {
    guard !gestures.isEmpty, !opened.firstTraces.isEmpty else { return false }
    let printedAtRest = printedAtRest
    // Where it is touched may be all that a tap tells.
    let elsewhere = opened.firstTraces.filter(\.isTap).flatMap { trace in
      [0.25, 0.75].map { part in
        var trace = trace
        trace.origin = UnitPoint(x: part, y: part)
        return trace
      }
    }
    return (opened.tracesOfEachBearing + elsewhere).allSatisfy { trace in
      let isSilent = runner.run { () -> Bool? in
        guard let stage = makeStage(), let start = trace.start(on: stage) ?? stage.touchPoint else {
          return nil
        }
        let told = stage.tester.announcements.count
        stage.watch()
        stage.play(trace, from: start)
        let moments = (stage.moments ?? []) + [stage.state()]
        return moments.allSatisfy { $0.agrees(with: stage.initial) }
          && stage.tester.announcements.count == told
          && stage.printed.subtracting(printedAtRest).isEmpty
      }
      return isSilent ?? false
    }
  }

  /// What is offered and does nothing, by its actions; a key that stands for one of these goes
  /// without saying.
  func idle(_ actions: Exploration, keys: Exploration) -> [WayStep] {
    let idle = actions.idleSteps()
    let names = Set(actions.firstSteps.compactMap(\.steps.first?.action))
    return idle
      + keys.idleSteps().filter { step in !(step.action.map(names.contains) ?? false) }
  }

  /// Of what is idle, the other ways of a gesture that is seen to work: most drags are read along
  /// one axis, and a hand's do nothing along the other one either.
  func idleDirections(
    _ idle: [WayStep], among offered: [Exploration.Found]
  ) -> [WayStep] {
    let names = Set(idle.compactMap(\.action))
    let busy = Set(offered.compactMap { $0.steps.first?.action }).subtracting(names)
    let working = gestures.map { Set($0.alternatives.map(\.name)) }.filter {
      !$0.isDisjoint(with: busy)
    }
    return idle.filter { step in
      step.action.map { name in working.contains { $0.contains(name) } } ?? false
    }
  }
}
