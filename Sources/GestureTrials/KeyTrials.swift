// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Simulation
import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// Whether keys do what the actions do that they stand for, and change sides with the direction of
/// reading.
@MainActor
struct KeyTrials {
  let proof: ElementProof
  let keys: Exploration
  let actions: Exploration

  func run() -> [ModelKey] {
    keys.firstSteps.compactMap { found in
      guard case .key(let node, let binding, let action) = found.steps[0] else { return nil }
      var key = ModelKey(key: binding.label, action: action)
      let same = actions.firstSteps.first { $0.steps == [.action(node: node, name: action)] }
      if let same {
        key.doesItsAction = same.state.agrees(with: found.state)
        if key.doesItsAction == false { key.observation = change(to: found.state) }
      }
      if isHorizontal(binding), let change = change(node, found.state), change != 0 {
        key.isHorizontal = true
        key.isMirrored = mirroredChange(found.steps[0], node).map { $0 * change < 0 }
      }
      return key
    }
  }

  private func change(to state: WindowState) -> String {
    proof.opened?.initial.difference(to: state) ?? "nothing"
  }

  /// A bare arrow to the side, where the element has a value that lies that way.
  private func isHorizontal(_ binding: KeyBinding) -> Bool {
    guard binding.modifiers.isEmpty, binding.key == .left || binding.key == .right else {
      return false
    }
    let adjustments = proof.scene.adjustments(of: proof.element)
    return adjustments.isEmpty
      ? true
      : proof.gestures.contains { gesture in
        gesture.hasAxis && gesture.adjustment?.axis == .horizontal
      }
  }

  /// How far a value of the element went.
  private func change(_ node: Int, _ state: WindowState) -> Double? {
    guard let before = proof.opened?.initial.items.filter(\.isOwn) else { return nil }
    let after = state.items.filter(\.isOwn)
    guard before.indices.contains(node), after.indices.contains(node),
      let old = before[node].value, let new = after[node].value
    else { return nil }
    return new - old
  }

  /// The same key where the window reads from right to left.
  private func mirroredChange(_ step: WayStep, _ node: Int) -> Double? {
    proof.runner.run { () -> Double? in
      guard let stage = proof.runner.makeMirroredStage(proof.place),
        let before = stage.node(node)?.value?.current
      else { return nil }
      stage.take(step)
      return stage.node(node)?.value.map { $0.current - before }
    }
  }
}
