// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Magnifiers follow the place, touch exploration and pointer routing aim at it.
struct BoundsValidRule: Rule {
  let id = "bounds-valid"
  let help = "Controls on the screen have a place and a size"
  let advice = "Publish the control's extents in window coordinates, as they are drawn."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.isControl && .isShowing
    && Condition("was drawn: GTK 3 gives what it has not drawn the size -1") { node, context in
      guard context.toolkit.has(.givesUndrawnSizeMinusOne), let frame = node.frame else {
        return true
      }
      return !(frame.width == -1 && frame.height == -1)
    }

  /// X11's coordinates have 16 bits.
  private static let limit = 32_767.0

  let expectations = [
    Expectation(
      "no-place",
      Condition("has a place in its window") { node, _ in node.frame != nil },
      message: { _, _ in "it has no extents" }),
    Expectation(
      "no-size",
      Condition("is at least one point wide and high") { node, _ in
        node.frame.map { !$0.isEmpty } ?? true
      },
      message: { node, _ in "its extents are empty: \(text(node))" }),
    Expectation(
      "impossible-place",
      Condition("lies within what a screen can hold") { node, _ in
        guard let frame = node.frame else { return true }
        return [frame.x, frame.y, frame.maxX, frame.maxY].allSatisfy { abs($0) <= limit }
      },
      message: { node, _ in "its extents are impossible: \(text(node))" }),
  ]

  private static func text(_ node: Node) -> String {
    guard let frame = node.frame?.integral else { return "" }
    return "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
  }
}
