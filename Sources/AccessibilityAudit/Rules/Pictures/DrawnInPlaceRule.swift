// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A box in which there is one colour shows no words: the box is another one, or nobody sees them.
struct DrawnInPlaceRule: Rule {
  let id = "drawn-in-place"
  let help = "Something is drawn where an element says that it stands"
  let advice =
    "Publish the place at which the element is drawn, give its text a colour that can be seen, and hide"
    + " from assistive technologies what is hidden from everybody else."
  let impact = Impact.moderate
  let kind = RuleKind.pixels
  let standards: [Standard] = [.en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.hasRole(roles) && .isShowing && .isDrawn && .hasTrustedPlace
    && Condition("has words, and was looked at in a picture of its window") { node, context in
      ComparedText(node.name).isHuman && context.evidence.appearances[node.id] != nil
    }

  private static let roles: RoleSet = [
    .label, .heading, .paragraph, .static, .caption, .link, .button, .toggleButton, .checkBox,
    .radioButton, .switchControl, .pageTab,
  ]

  let expectations = [
    Expectation(
      "blank",
      Condition("shows more than one colour in its place") { node, context in
        switch context.evidence.appearances[node.id]?.gap {
        case nil, ElementAppearance.patterned: return true
        case ElementAppearance.blank: return false
        case .some(let gap): throw NotTested(gap)
        }
      },
      review: .always,
      message: { _, _ in "its place shows a single colour, and nothing of its words" })
  ]
}
