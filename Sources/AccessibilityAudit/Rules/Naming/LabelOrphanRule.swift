// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who does not see the window does not know that the two belong together.
struct LabelOrphanRule: Rule {
  let id = "label-orphan"
  let help = "A label beside a field is related to it"
  let advice =
    "Tie the label to its field: the mnemonic widget in GTK, the buddy in Qt, the relation"
    + " labelled-by elsewhere."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.8"), .section508("502.3.6")]
  let applicability =
    Condition(
      "is a label on the screen, right before a field in the same container", of: .roles([.label])
    ) { node, context in
      !context.index(UnrelatedLabels.self).fields(beside: node.id).isEmpty
    }
    && .isDrawn && Condition("holds a word") { node, _ in ComparedText(node.name).isHuman }
    && Condition("is no heading and stands in no status bar") { node, context in
      node.attributes["xml-roles"] != "heading"
        && !context.isInside(node, within: 3) { $0.role == .statusBar }
    }

  let expectations = [
    Expectation(
      "labels-nothing",
      Condition("is related to something, or every field beside it has a label or a name") {
        node, context in
        let index = context.index(UnrelatedLabels.self)
        return index.isRelated(node.id) || namelessFields(beside: node, context).isEmpty
      },
      review: .always,
      message: { node, context in
        let isDrawing = context.index(UnrelatedLabels.self).fields(beside: node.id).contains {
          context[$0]?.role == .drawingArea
        }
        return "it stands beside a \(isDrawing ? "drawing" : "field") without a name, and has no"
          + " relation to it"
      }),
    Expectation(
      "labels-another",
      Condition("labels a field beside it, where one there has no label and no name") {
        node, context in
        labelledElsewhere(node, context) == nil
      },
      review: .always,
      message: { node, context in
        "it stands beside a field without a name, and labels another: "
          + (labelledElsewhere(node, context).map(context.whereabouts) ?? "")
      }),
  ]

  /// What the label labels, far from the nameless field that it stands beside.
  private static func labelledElsewhere(_ node: Node, _ context: AuditContext) -> Node? {
    guard let target = context.index(UnrelatedLabels.self).labelled(by: node.id),
      let other = context[target]
    else { return nil }
    return namelessFields(beside: node, context).contains { field in
      field.id != target && !context.isInside(other) { $0.id == field.id }
        && !context.isInside(field) { $0.id == target }
    } ? other : nil
  }

  private static func namelessFields(beside node: Node, _ context: AuditContext) -> [Node] {
    context.index(UnrelatedLabels.self).fields(beside: node.id).compactMap { context[$0] }
      .filter { context.name(of: $0).isEmpty || NameForm.isClassName($0.name.trimmed) }
  }
}
