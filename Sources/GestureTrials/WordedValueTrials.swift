// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What is found out of a value that an element tells in words alone, and that its actions step.
@MainActor
struct WordedValueTrials {
  let proof: ElementProof
  /// Which of the element's own nodes has it.
  let node: Int

  func laws(of opened: OpenedElement.Part) -> [ModelValue.Law] {
    guard let names = StepNames(opened.actions, []) else { return [] }
    return [inverse(names), direction(names)].compactMap { $0 }
  }

  /// There, back and there again leads where the first step led.
  private func inverse(_ names: StepNames) -> ModelValue.Law? {
    for (there, back) in [(names.up, names.down), (names.down, names.up)] {
      guard let texts = texts(after: [there, back, there]), texts[1] != texts[0] else { continue }
      guard texts[2] != texts[1] || texts[3] != texts[1] else { continue }
      return ModelValue.Law(
        kind: .inverse, holds: texts[3] == texts[1],
        observation: "from \"\(texts[1])\", \(back) leads to \"\(texts[2])\", and \(there) from"
          + " there to \"\(texts[3])\"")
    }
    return nil
  }

  /// Where the words are one number, up is more and down is less.
  private func direction(_ names: StepNames) -> ModelValue.Law? {
    for (name, isMore) in [(names.up, true), (names.down, false)] {
      guard let texts = texts(after: [name]), let before = Double(texts[0]),
        let after = Double(texts[1]), before != after
      else { continue }
      guard (after > before) == isMore else {
        return ModelValue.Law(
          kind: .direction, holds: false,
          observation: "from \"\(texts[0])\", \(name) leads to \"\(texts[1])\"")
      }
    }
    return nil
  }

  /// What it tells at first and after each of the actions; nil where it is not there any more.
  private func texts(after actions: [String]) -> [String]? {
    let texts = proof.runner.run { () -> [String]? in
      guard let stage = proof.makeStage() else { return nil }
      let first = stage.told(by: node)
      let later = actions.map { name in
        stage.take(.action(node: node, name: name))
        return stage.told(by: node)
      }
      return ([first] + later).compactMap { $0 }
    }
    return texts?.count == actions.count + 1 ? texts : nil
  }
}

extension Stage {
  /// What one of the element's own nodes says of its value.
  fileprivate func told(by node: Int) -> String? {
    self.node(node)?.description
  }
}
