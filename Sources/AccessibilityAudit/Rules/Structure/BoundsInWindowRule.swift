// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A place outside of the window sends a magnifier or a tap to where nothing is.
struct BoundsInWindowRule: Rule {
  let id = "bounds-in-window"
  let help = "Controls lie inside of their window, and no two at the same place"
  let advice =
    "Publish extents relative to the window, cut to what can be seen, and hide what lies under"
    + " something else."
  let impact = Impact.minor
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.isControl && .isShowing && .isDrawn
    && .not(.isInPopup, "is in no menu, no list of a combo box and no pop-up window")
    && .isNotScrolledAway && .hasTrustedPlace

  let expectations = [
    Expectation(
      "outside-window",
      Condition("has its middle inside of its window") { node, context in
        guard let frame = node.frame, let window = context.window(of: node.id)?.frame,
          !window.isEmpty
        else { return true }
        return window.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      },
      review: .always,
      message: { node, context in
        let window = context.window(of: node.id)?.frame
        return "it lies at \(text(node.frame)), its window at \(text(window))"
      }),
    Expectation(
      "covers-container",
      Condition("does not reach over its container on every side") { node, context in
        guard let frame = node.frame, let outer = context.parent(of: node)?.frame, !outer.isEmpty
        else { return true }
        return
          !(frame.x < outer.x && frame.y < outer.y && frame.maxX > outer.maxX
          && frame.maxY > outer.maxY)
      },
      review: .always,
      message: { node, context in
        let outer = context.parent(of: node)?.frame
        return "it lies at \(text(node.frame)), over the whole of its container at \(text(outer))"
      }),
    Expectation(
      "same-place",
      Condition("has a place that no other control has, unless it stands inside of that one") {
        node, context in
        twin(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        let twin = twin(of: node, context)
        let name = twin.map(context.name(of:)) ?? ""
        return "\(twin?.role.withArticle ?? "a control") \"\(name)\" lies at exactly the same place"
      }),
  ]

  private static func twin(of node: Node, _ context: AuditContext) -> Node? {
    context.index(PlaceIndex.self).twins[node.id].flatMap { context[$0] }
  }

  private static func text(_ frame: Rect?) -> String {
    guard let frame = frame?.integral else { return "no place" }
    return "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
  }
}
