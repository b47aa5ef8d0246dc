// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// Whether what looks the same goes on the same.
///
/// Two states that show the same may differ in something that is neither shown nor exposed. Then a
/// hand's next movement tells them apart.
@MainActor
struct ContinuationTrials {
  /// A movement of each gesture.
  private let movements: [PointerTrace]
  private let runner: TrialRunner
  private let makeStage: () -> Stage?

  /// Movements that are made next at most.
  private static let most = 4

  init(after proof: ElementProof) {
    runner = proof.runner
    makeStage = proof.makeStage
    movements = Array((proof.opened?.firstTraces ?? []).prefix(Self.most))
  }

  /// Whether it is the first movement of one of the gestures: the others of a gesture differ in amounts.
  func begins(_ movement: PointerTrace) -> Bool { movements.contains(movement) }

  /// What a hand does after a movement: the other gestures first, as the same one once more may hide
  /// what it did.
  private func next(after movement: PointerTrace) -> [PointerTrace] {
    movements.filter { $0 != movement } + movements.filter { $0 == movement }
  }

  /// What comes of all that a hand does next, one after the other, where a movement was made first.
  func ends(after movement: PointerTrace) -> [WindowState] {
    ends(like: movement) { $0.make([movement]) }
  }

  /// The same where these steps were taken in the place of the movement.
  func ends(after steps: [WayStep], like movement: PointerTrace) -> [WindowState] {
    ends(like: movement) { stage in
      for step in steps { stage.take(step) }
      return true
    }
  }

  /// The same where something else was done in the place of the movement.
  ///
  /// - Parameter begin: Does it; false where that cannot be done.
  func ends(like movement: PointerTrace, _ begin: @MainActor (Stage) -> Bool) -> [WindowState] {
    let found = runner.run { () -> [WindowState]? in
      guard let stage = makeStage(), begin(stage) else { return nil }
      return ends(next(after: movement), on: stage)
    }
    return found ?? []
  }

  private func ends(_ traces: [PointerTrace], on stage: Stage) -> [WindowState] {
    traces.compactMap { trace in
      stage.rebase()
      return stage.make([trace]) ? stage.state() : nil
    }
  }

  /// The first thing in which the ends differ, in words; nil where they do not.
  func difference(
    _ ends: [WindowState], to others: [WindowState], after movement: PointerTrace
  ) -> String? {
    for (number, (one, two)) in zip(ends, others).enumerated() {
      guard let difference = two.difference(to: one) else { continue }
      return next(after: movement)[...number].map(\.text).joined(separator: ", then ")
        + " leads elsewhere: " + difference
    }
    return nil
  }
}
