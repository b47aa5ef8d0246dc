// SPDX-License-Identifier: Apache-2.0

import Semantics

/// WCAG 2.2, 2.5.8: 24 by 24 CSS pixels, or so much room that a circle of that diameter on a smaller
/// target meets no other target and no other small target's circle. AT-SPI's points are CSS pixels:
/// toolkits give logical sizes on screens with a scale.
struct TargetSizeRule: Rule {
  let id = "target-size"
  let help = "What is pressed is 24 by 24 points, or has that much room"
  let advice = "Make the control at least 24 by 24 points, or leave room round it."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.5.8")]
  let applicability =
    Condition.hasRole(TargetIndex.roles) && .isShowing && .isEnabled && .isDrawn
    && Condition("has a frame, and is no link in a text") { node, context in
      node.frame != nil && TargetIndex.isTarget(node, context)
    }

  let expectations = [
    Expectation(
      "too-small",
      Condition("is 24 by 24 points, or has no other target near it") { node, context in
        guard let frame = node.frame else { return true }
        return TargetIndex.isLarge(frame)
          || !context.index(TargetIndex.self).isCrowded(node, context)
      },
      review: Condition("may be cut off, or belongs to a toolkit that gives wrong places") {
        node, context in
        guard context.snapshot.framesAreTrusted, let frame = node.frame else { return true }
        // What scrolls may show a part of it only.
        return frame.x < 0 || frame.y < 0
          || context.isInside(node) {
            $0.role == .scrollPane || $0.role == .viewport
          }
      },
      message: { node, _ in
        guard let frame = node.frame?.integral else { return "" }
        return
          "it is \(frame.width) by \(frame.height) points, and another target is nearer than 24"
      })
  ]
}
