// SPDX-License-Identifier: Apache-2.0

import Semantics

/// With two lists in a window, "list" does not tell which one the focus is in.
struct ContainerNameRule: Rule {
  let id = "container-name"
  let help = "Tables, lists, trees, radio groups, regions and progress bars have a name"
  let advice =
    "Name the container after what it holds (\"Messages\"), or relate the heading over it to it"
    + " (labelled by)."
  let impact = Impact.moderate
  let standards: [Standard] = [
    .wcag("1.3.1"), .wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1"),
  ]
  let applicability =
    Condition.hasRole([
      .list, .listBox, .table, .tree, .treeTable, .grouping, .landmark, .progressBar, .levelBar,
    ]) && .isShowing && .isDrawn && .isInNoPopup
    && Condition("is no group, or one of radio buttons") { node, context in
      node.role != .grouping
        || context.children(of: node).contains { $0.role == .radioButton && $0.states[.showing] }
    }
    && Condition("is no list, table, tree or bar that is alone of its kind in its window") {
      node, context in
      context.index(ContainersInWindow.self).count(beside: node, context) != 1
        || !context.name(of: node).isEmpty
    }

  let expectations = [
    Expectation(
      "no-name", .hasContainerName,
      message: { node, _ in "the \(node.role.name) has no name" })
  ]
}
