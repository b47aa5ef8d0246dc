// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Tests and baselines find an element by its id; two of one id are mixed up.
struct AccessibleIDUniqueRule: Rule {
  let id = "accessible-id-unique"
  let help = "Accessible ids are unique in their window"
  let advice = "Give each element its own id, or none."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability = Condition("has an accessible id, and is no part of a row or tab") {
    node, context in
    IdentifierTwins.isJudged(node, context)
  }

  let expectations = [
    Expectation(
      "same-id",
      Condition("is not the first of several elements with its id in the window") { node, context in
        context.index(IdentifierTwins.self).count(from: node.id) == 1
      },
      message: { node, context in
        "\(context.index(IdentifierTwins.self).count(from: node.id)) elements have the id"
          + " \"\(Escaped.brief(node.identifier))\""
      })
  ]
}
