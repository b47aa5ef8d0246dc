// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Touch exploration and the mouse review of a screen reader ask what is under the finger.
struct HitTestRule: Rule {
  let id = "hit-test"
  let help = "The element at a control's middle is the control"
  let advice =
    "Let GetAccessibleAtPoint answer with the deepest element that is drawn at that point, in the"
    + " coordinates that GetExtents uses."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2")]
  let applicability =
    Condition.isControl && .isShowing && .isDrawn
    && Condition("takes the focus or has an action") { node, _ in
      node.states[.focusable] || !node.actions.isEmpty
    }
    && .not(.isInPopup, "is in no menu, no list of a combo box and no pop-up window")
    && .isInsideOfAll && .hasTrustedPlace

  let expectations = [
    Expectation(
      "nothing-there",
      Condition("has an element at its middle") { node, context in
        try hit(node, context) != .nothing
      },
      review: .always,
      message: { _, _ in "GetAccessibleAtPoint finds nothing at its middle" }),
    Expectation(
      "other-element",
      Condition(
        "is at its middle itself, or by a part of it, or by a control round it that does the same"
      ) { node, context in
        switch try hit(node, context) {
        case .nothing, .stranger: return false
        case .element(let id): return try isSame(id, node, context)
        }
      },
      review: .always,
      message: { node, context in
        switch context.details(of: node)?.hit {
        case .element(let id):
          let other = context[id]
          let name = other.map(context.name(of:)) ?? ""
          return
            "GetAccessibleAtPoint finds \(other?.role.withArticle ?? "something") \"\(name)\" there"
        case .stranger(let path): return "GetAccessibleAtPoint finds \(path), not in the tree"
        case .nothing, nil: return ""
        }
      }),
  ]

  private static func hit(_ node: Node, _ context: AuditContext) throws -> HitDetails {
    guard let hit = context.details(of: node)?.hit else {
      throw NotTested("what stands at its middle was not asked")
    }
    return hit
  }

  private static func isSame(
    _ found: ElementID, _ node: Node, _ context: AuditContext
  ) throws -> Bool {
    if found == node.id { return true }
    if let other = context[found] {
      if context.isInside(other, where: { $0.id == node.id }) { return true }
      if let dialog = context.innerDialog(round: other), context.innerDialog(round: node) != dialog
      {
        throw NotTested("a dialog lies over it")
      }
      if context.toolkit.has(.looksUnderPopOvers), let part = context.part(of: node),
        part.role == .panel, context.part(of: other)?.id != part.id
      {
        throw NotTested("it may stand in a pop-over, and GTK 3 finds what is under that")
      }
      if let owner = PlaceIndex.owner(ofValue: node, context) {
        return owner.id == found || context.isInside(other) { $0.id == owner.id }
      }
    }
    guard let round = context.ancestors(of: node).first(where: { $0.id == found }) else {
      return false
    }
    if RoleGroups.controls.contains(round.role) { return true }
    // ATK's own answer is a child of the window, however deep the control stands.
    throw NotTested("the application answers with \(round.role.withArticle) that holds it")
  }
}
