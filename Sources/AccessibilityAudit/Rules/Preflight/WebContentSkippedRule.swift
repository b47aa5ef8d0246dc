// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Web pages have auditors of their own, which see the page's source.
struct WebContentSkippedRule: Rule {
  let id = "web-content-skipped"
  let help = "Web content is audited by a tool for the web"
  let advice = "Audit this part with axe."
  let impact = Impact.minor
  let kind = RuleKind.preflight
  let standards: [Standard] = []
  let applicability = Condition.hasRole([.documentWeb])

  let expectations = [
    Expectation(
      "left-out",
      Condition("is empty") { node, _ in node.children.isEmpty },
      review: .always,
      message: { node, context in
        let count = context.descendants(of: node).reduce(0) { count, _ in count + 1 }
        return "\(count) elements of a web page were not judged"
      })
  ]
}
