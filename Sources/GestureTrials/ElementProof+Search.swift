// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Gestures
import Interaction
import Semantics

/// Whether keys and actions lead where a movement of a hand has led.
extension ElementProof {
  /// What keys and actions made of what a hand did; nil where that changed and showed nothing.
  func trial(
    of movement: Movement, at place: PointerStates.Place, _ made: MadeMovement, by ways: Ways,
    from first: Ways, in states: PointerStates
  ) -> ModelTrial? {
    let (initial, end, shown) = (made.initial, made.end, made.shown)
    let isLasting = made.isLasting
    // What comes of other fingers may be another gesture's.
    let printed =
      movement.trace.isDisturbed ? PrintedLines() : made.printed.subtracting(printedAtRest)
    guard isLasting || !shown.isEmpty || !printed.isEmpty else { return nil }
    let trace = movement.trace
    // Where the nearest state lies, for pictures.
    var searched: [KeyPath<Ways, Exploration>: Exploration] = [:]
    func search(_ way: KeyPath<Ways, Exploration>) -> ModelTrial.Search {
      let here = ways[keyPath: way]
      if !isLasting, shown.isEmpty { return self.printed(printed, by: here) }
      guard isLasting else { return self.shown(shown, from: initial, by: here) }
      var search = self.search(end, by: here, trace, from: initial)
      searched[way] = here
      if search.end == .notReached, !place.path.isEmpty {
        // From the beginning there may be a way that a hand does not go.
        let other = self.search(
          end, by: first[keyPath: way], trace, from: opened?.initial ?? initial)
        if other.end != .notReached { (search, searched[way]) = (other, first[keyPath: way]) }
      }
      if search.end == .reached, !shown.isEmpty {
        search.unseen = unseen(
          shown, from: initial, by: here, alsoAfter: solutions[question(trace, here)])
      }
      return search
    }
    var trial = ModelTrial(
      after: place.path.map(\.text), gesture: trace.text,
      source: movement.source, essentialReason: movement.essentialReason,
      change: initial.difference(to: end)
        ?? (shown.isEmpty ? "it \(printed.text)" : "what shows while it lasts"),
      keys: search(\.keys), actions: search(\.actions), silentChanges: made.silentChanges)
    if let pictures {
      trial.pictures = pictures.pictures(
        of: trace, in: trial, keys: searched[\.keys], actions: searched[\.actions], runner
      ) { states.stage(at: place) }
    }
    return trial
  }

  /// Of a gesture that leaves nothing: whether what it shows is shown.
  private func shown(
    _ moments: [WindowState], from initial: WindowState, by exploration: Exploration
  ) -> ModelTrial.Search {
    let unseen = unseen(moments, from: initial, by: exploration)
    return ModelTrial.Search(
      end: unseen.isEmpty ? .reached : exploration.hasFailed ? .boundHit : .notReached,
      states: exploration.statesLookedAt, difference: unseen)
  }

  /// Of a gesture that shows nothing: whether what it prints is printed. What is printed depends on the
  /// way more than what is shown: it proves, and refutes nothing.
  private func printed(
    _ lines: PrintedLines, by exploration: Exploration
  ) -> ModelTrial.Search {
    let step = exploration.step(printing: lines)
    return ModelTrial.Search(
      end: step == nil ? .boundHit : .reached, steps: step.map { [$0.text] } ?? [],
      states: exploration.statesLookedAt, difference: step == nil ? "what is printed" : "")
  }

  /// What was shown while a hand's gesture lasted, and never by one step of the other way, nor on the
  /// way to the same end.
  private func unseen(
    _ moments: [WindowState], from initial: WindowState, by exploration: Exploration,
    alsoAfter steps: [WayStep] = []
  ) -> String {
    var seen = exploration.moments(of: steps)
    if moments.contains(where: { !seen.contains($0.signature) }) {
      seen.formUnion(exploration.momentsOfFirstSteps)
    }
    guard let missing = moments.first(where: { !seen.contains($0.signature) }) else { return "" }
    return initial.difference(to: missing, .kind) ?? "what is drawn"
  }

  private func search(
    _ end: WindowState, by exploration: Exploration, _ trace: PointerTrace,
    from initial: WindowState
  ) -> ModelTrial.Search {
    let question = question(trace, exploration)
    let search = exploration.search(
      end, of: trace, from: initial, isVain: solutions.isVain(question),
      like: &solutions[question])
    switch search.end {
    case .nearly, .boundHit: solutions.noteOpenEnd(question)
    case .reached, .notReached: break
    }
    return search
  }

  func question(_ trace: PointerTrace, _ exploration: Exploration) -> Solutions.Question {
    Solutions.Question(origins: origins, trace: trace, way: exploration.way)
  }
}
