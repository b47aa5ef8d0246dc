// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Nobody is lost without these names, and everybody finds the way faster with them.
struct ContainerNameRecommendedRule: Rule {
  let id = "container-name-recommended"
  let help =
    "Tool bars, menu bars and tab lists have a name where there are several; so has a lone list"
  let advice = "Name the container after what it is for (\"Formatting\", \"Open files\")."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole([
      .toolBar, .menuBar, .pageTabList, .list, .listBox, .table, .tree, .treeTable, .progressBar,
      .levelBar,
    ]) && .isShowing && .isDrawn && .isInNoPopup
    && Condition(
      "is a tool bar, menu bar or tab list beside another one, or alone as anything else; of a bar behind a label"
        + " container-name tells"
    ) {
      node, context in
      if ContainerNameRule.caption(of: node, context) != nil { return false }
      let hasOthers = context.index(ContainersInWindow.self).count(beside: node, context) > 1
      return hasOthers == [.toolBar, .menuBar, .pageTabList].contains(node.role)
    }

  let expectations = [
    Expectation(
      "no-name", .hasContainerName,
      message: { node, _ in "the \(node.role.name) has no name" })
  ]
}
