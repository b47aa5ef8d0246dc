// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// Whether what looks the same goes on the same.
///
/// Two states that show the same may differ in something that is neither shown nor exposed. Then a
/// hand's next movement tells them apart.
@MainActor
struct ContinuationTrials {
  /// What a hand may do next, a movement of each gesture.
  let next: [PointerTrace]
  let makeStage: () -> Stage?

  /// Movements that are made next at most.
  private static let most = 4

  init(after proof: ElementProof) {
    makeStage = proof.makeStage
    guard let stage = proof.base else {
      next = []
      return
    }
    let first = stage.scene.declaredGestures(of: stage.element).compactMap { gesture in
      gesture.traces(on: stage).first
    }
    next = Array(first.prefix(Self.most))
  }

  /// What comes of all that a hand does next, one after the other, where a movement was made first.
  func ends(after movement: PointerTrace) -> [WindowState] {
    guard let stage = makeStage(), stage.make([movement]) else { return [] }
    return ends(on: stage)
  }

  /// The same where these steps were taken first.
  func ends(after steps: [WayStep]) -> [WindowState] {
    guard let stage = makeStage() else { return [] }
    for step in steps { stage.take(step) }
    return ends(on: stage)
  }

  private func ends(on stage: Stage) -> [WindowState] {
    next.compactMap { trace in
      stage.rebase()
      return stage.make([trace]) ? stage.state() : nil
    }
  }

  /// The first thing in which the ends differ, in words; nil where they do not.
  func difference(_ ends: [WindowState], to others: [WindowState]) -> String? {
    for (number, (one, two)) in zip(ends, others).enumerated() {
      guard let difference = two.difference(to: one) else { continue }
      return next[...number].map(\.text).joined(separator: ", then ") + " leads elsewhere: "
        + difference
    }
    return nil
  }
}
