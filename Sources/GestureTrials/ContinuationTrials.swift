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

  /// What a movement and these steps, which lead to states that look the same, do differently next;
  /// nil where they do not.
  func difference(_ movement: PointerTrace, _ steps: [WayStep]) -> String? {
    for trace in next {
      guard let one = end([movement, trace]), let two = end(after: steps, trace),
        let difference = two.difference(to: one)
      else { continue }
      let lead =
        steps.isEmpty ? "nothing was done" : steps.map(\.text).joined(separator: ", then ")
      return "then \(trace.text) leads elsewhere than where \(lead) before: \(difference)"
    }
    return nil
  }

  private func end(_ movements: [PointerTrace]) -> WindowState? {
    guard let stage = makeStage(), stage.make(movements) else { return nil }
    return stage.state()
  }

  private func end(after steps: [WayStep], _ trace: PointerTrace) -> WindowState? {
    guard let stage = makeStage() else { return nil }
    for step in steps { stage.take(step) }
    stage.rebase()
    return stage.make([trace]) ? stage.state() : nil
  }
}
