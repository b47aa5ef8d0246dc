// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Whether what an element says of a value that its author steps follows the steps.
@MainActor
struct SpokenValueTrials {
  let proof: ElementProof

  /// What could not be brought together, in words.
  func doubts() -> [String] {
    guard let opened = proof.opened, proof.adjustments.isEmpty else { return [] }
    return opened.nodes.indices.flatMap { place -> [String] in
      let part = opened.nodes[place]
      guard let names = StepNames(part.actions, proof.stepActions) else { return [] }
      return [unfollowed(place, part, names), shortOfItsEnd(place, part, names)]
        .compactMap { $0 }
    }
  }

  /// Steps that change the window, and nothing that the element says.
  private func unfollowed(
    _ place: Int, _ part: OpenedElement.Part, _ names: StepNames
  ) -> String? {
    let spoken = part.value.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? part.description
    guard !spoken.isEmpty, let initial = proof.opened?.initial else { return nil }
    var change: String?
    for name in [names.up, names.down] {
      let after = proof.runner.run { () -> WindowState? in
        guard let stage = proof.makeStage() else { return nil }
        stage.take(.action(node: place, name: name))
        return stage.state()
      }
      guard let after, after.agrees(with: initial, .own) else { return nil }
      change = change ?? initial.difference(to: after)
    }
    return change.map {
      "\(names.up) and \(names.down) change \($0), and its value stays"
        + " \u{201c}\(spoken)\u{201d}"
    }
  }

  /// A number that is found in a text ends where its text says: at 100 percent, or at the last of so
  /// many.
  private func shortOfItsEnd(
    _ place: Int, _ part: OpenedElement.Part, _ names: StepNames
  ) -> String? {
    guard let value = part.value, value.minimum < value.maximum else { return nil }
    let last = proof.runner.run { () -> RangeValue? in
      guard let stage = proof.makeStage(), var last = stage.node(place)?.value else { return nil }
      for _ in 0..<proof.limits.approach {
        stage.take(.action(node: place, name: names.up))
        guard let next = stage.node(place)?.value else { return nil }
        if next.current <= last.current { return last }
        last = next
      }
      return nil
    }
    guard let last, last.current < value.maximum, last.current > value.current else { return nil }
    return
      "\(names.up) ends at \(NumberText.brief(last.current)), and its value is exposed as one of"
      + " \(NumberText.brief(value.minimum)) to \(NumberText.brief(value.maximum))"
  }
}
