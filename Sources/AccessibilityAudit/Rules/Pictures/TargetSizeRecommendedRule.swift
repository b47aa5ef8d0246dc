// SPDX-License-Identifier: Apache-2.0

import Semantics

/// WCAG 2.2 lets a small button pass where nothing is near it. A hand that shakes misses it all the same.
struct TargetSizeRecommendedRule: Rule {
  let id = "target-size-recommended"
  let help = "A button is not much smaller than 24 points, whatever is near it"
  let advice = "Make the button larger, up to 24 by 24 points and more."
  let impact = Impact.minor
  let kind = RuleKind.tree
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("2.5.8")]
  let applicability =
    Condition.hasRole(RoleGroups.plainButtons) && .isShowing && .isEnabled && .isNoScrollArrow
    && .hasTrustedPlace
    && Condition(
      "stands whole in its window and in what scrolls, and near no other target, as target-size judges"
    ) { node, context in
      guard let frame = node.frame, TargetIndex.isInWindow(frame), frame.x >= 0, frame.y >= 0 else {
        return false
      }
      return context.index(TargetIndex.self).neighbour(of: node, context) == nil
        && context.ancestors(of: node).allSatisfy { holder in
          ![.scrollPane, .viewport].contains(holder.role)
            || holder.frame.map { isWhole(frame, in: $0) } ?? false
        }
    }

  let expectations = [
    Expectation(
      "tiny",
      Condition("is at least 16 points wide or high") { node, _ in
        guard let frame = node.frame else { return true }
        return frame.width >= icon || frame.height >= icon
      },
      message: { node, _ in
        guard let frame = node.frame?.integral else { return "" }
        return "it is \(frame.width) by \(frame.height) points"
      })
  ]

  private static func isWhole(_ frame: Rect, in area: Rect) -> Bool {
    frame.x > area.x && frame.y > area.y && frame.maxX < area.maxX && frame.maxY < area.maxY
  }

  /// As large as toolkits draw a small icon, without anything round it.
  private static let icon = 16.0
}
