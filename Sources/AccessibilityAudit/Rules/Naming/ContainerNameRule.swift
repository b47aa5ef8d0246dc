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
    Condition.hasRole(
      boxes.union([
        .list, .listBox, .table, .tree, .treeTable, .grouping, .landmark, .progressBar, .levelBar,
      ])
    ) && .isShowing && .isDrawn && .isInNoPopup
    && Condition("is no group, or one of radio buttons, and no box of anything else beside them") {
      node, context in
      guard boxes.contains(node.role) || node.role == .grouping else { return true }
      let inside = context.children(of: node).filter { $0.states[.showing] }
      guard node.role != .frame || context.isInnerFrame(node) else { return false }
      let choices = inside.count { $0.role == .radioButton }
      return node.role == .grouping
        ? choices > 0 : choices > 1 && inside.allSatisfy { boxed.contains($0.role) }
    }
    && Condition(
      "is no list, table, tree or bar that is alone of its kind in its window, but for a bar behind a label"
    ) {
      node, context in
      context.index(ContainersInWindow.self).count(beside: node, context) != 1
        || !context.name(of: node).isEmpty || caption(of: node, context) != nil
    }

  let expectations = [
    Expectation(
      "question-beside",
      Condition("is no box of radio buttons without a name of its own, beside what they are about")
      {
        node, context in
        !boxes.contains(node.role) && !isCalledByClass(node, context)
          || question(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        "the radio buttons in this \(node.role.name) have no name together: "
          + (question(of: node, context) ?? "")
      }),
    Expectation(
      "no-question",
      Condition(
        "is no box of radio buttons without any words for all of them, beside other controls"
      ) {
        node, context in
        !boxes.contains(node.role) || !lacksQuestion(node, context)
      },
      review: .always,
      message: { node, context in
        let choices = context.children(of: node).filter { $0.states[.showing] }
          .prefix(3).map { "\"\(Escaped.brief(context.name(of: $0)))\"" }
        return "nothing says what is chosen by its radio buttons: "
          + choices.joined(separator: ", ")
      }),
    Expectation(
      "bar-behind-label",
      Condition("is no bar without a name behind a label that has no relation to it") {
        node, context in
        context.index(ContainersInWindow.self).count(beside: node, context) != 1
          || caption(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        "the \(node.role.name) has no name; the label"
          + " \"\(Escaped.brief(caption(of: node, context)?.name ?? ""))\" beside it has no relation to it"
      }),
    Expectation(
      "no-name", .hasContainerName || .hasRole(boxes),
      message: { node, _ in "the \(node.role.name) has no name" }),
  ]

  /// What stands left of a bar without a name, and is no message of a status bar.
  static func caption(of bar: Node, _ context: AuditContext) -> Node? {
    guard [.progressBar, .levelBar].contains(bar.role), context.name(of: bar).isEmpty,
      !context.isInside(bar, where: { $0.role == .statusBar })
    else { return nil }
    return context.unrelatedLabel(before: bar) ?? context.unrelatedCaption(of: bar)
  }

  private static let boxes: RoleSet = [.panel, .filler, .frame]
  private static let boxed: RoleSet = [.radioButton, .label]

  /// Where a box has nothing else than radio buttons, stands among controls of another kind, and neither
  /// it nor what is round it has words.
  private static func lacksQuestion(_ box: Node, _ context: AuditContext) -> Bool {
    let inside = context.children(of: box).filter { $0.states[.showing] }
    guard inside.allSatisfy({ $0.role == .radioButton && !context.name(of: $0).isEmpty }),
      context.name(of: box).isEmpty || NameForm.isClassName(box.name.trimmed),
      box.description.trimmed.isEmpty, let parent = context.parent(of: box)
    else { return false }
    // GTK 4 has a frame round it, and calls that by its class.
    let isAlone = context.children(of: parent).count { $0.states[.showing] } == 1
    let outer = isAlone ? context.parent(of: parent) : nil
    let round = outer.flatMap { $0.role.isWindow ? nil : $0 } ?? parent
    let named = [parent, round].contains { holder in
      !RoleGroups.titledWindows.contains(holder.role) && !context.name(of: holder).isEmpty
        && !NameForm.isClassName(holder.name.trimmed) && holder.role != .pageTab
    }
    let siblings = context.children(of: round).filter { $0.states[.showing] }
    return !named && siblings.count > 2
      && context.descendants(of: round).contains {
        $0.states[.showing] && $0.isField
      }
  }

  /// Of a group that a program has made, and not named.
  private static func isCalledByClass(_ box: Node, _ context: AuditContext) -> Bool {
    box.role == .grouping && context.toolkit.has(.namesByClass)
      && NameForm.isClassName(box.name.trimmed)
  }

  /// What tells a person who sees it what is chosen here, or what the box only seems to be called; nil
  /// where it has a name, or nothing is beside it.
  private static func question(of box: Node, _ context: AuditContext) -> String? {
    let isNamedByGroup = context.isNamedByGroup(box)
    if isNamedByGroup, box.role != .frame { return "its name is the title of the group round it" }
    guard isNamedByGroup || context.name(of: box).isEmpty || isCalledByClass(box, context),
      let label = context.unrelatedCaption(of: box) ?? context.unrelatedLabel(before: box)
    else { return nil }
    return "the label \"\(Escaped.brief(label.name))\" beside it has no relation to it"
  }
}
