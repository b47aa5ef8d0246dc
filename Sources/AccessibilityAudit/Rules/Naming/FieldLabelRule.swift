// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A placeholder is gone with the first letter, and a value changes: neither tells what the field is
/// for.
struct FieldLabelRule: Rule {
  let id = "field-label"
  let help = "Fields are named by their own label, not by their placeholder or value alone"
  let advice =
    "Put a label beside the field and relate the two (labelled by), each label to its own field, or"
    + " give the field an accessible name that says what to enter."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("3.3.2"), .wcag("1.3.1"), .en("11.5.2.8"), .section508("502.3.6"),
  ]
  let applicability =
    Condition.isField && .isShowing && .isDrawn && .isNoPartOfField && .hasName

  let expectations = [
    Expectation(
      "placeholder-as-name",
      Condition("has a label, or a name that is not only its placeholder") { node, context in
        if isLabelled(node, context) || isNamedByAuthor(node, context) { return true }
        if node.attributes["name-from"] == "placeholder" { return false }
        let name = ComparedText(node.name)
        return !["placeholder-text", "placeholder"].contains { key in
          node.attributes[key].map { ComparedText($0) == name } ?? false
        }
      },
      review: .always,
      message: { _, _ in "its placeholder is its only name" }),
    Expectation(
      "value-as-name",
      Condition("has a label, a description, or a name that is not only its value") {
        node, context in
        if isLabelled(node, context) || isNamedByAuthor(node, context) { return true }
        if !node.description.trimmed.isEmpty { return true }
        return !values(of: node, context).contains(ComparedText(node.name))
      },
      review: .always,
      message: { node, context in
        "its name is only its value"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "crossed-labels",
      Condition("has not the label that stands before another field, which has the one before it") {
        node, context in
        context.index(CrossedLabels.self).label(before: node) == nil
      },
      review: Condition("belongs to a toolkit that gives wrong places") { _, context in
        !context.trustsPlaces
      },
      message: { node, context in
        let before = context.index(CrossedLabels.self).label(before: node)
        return "its label is \"\(Escaped.brief(context.labels(of: node).first?.name ?? ""))\", and"
          + " \"\(Escaped.brief(before?.name ?? ""))\", which stands before it, is another field's"
      }),
  ]

  private static func isLabelled(_ node: Node, _ context: AuditContext) -> Bool {
    // Qt relates the title of a group box to all that stands in it.
    let box = context.parent(of: node)
    return context.labels(of: node).contains { label in
      !label.name.trimmed.isEmpty
        && !(label.id == box?.id && context.children(of: label).count(where: Self.isField) > 1)
    }
  }

  private static func isField(_ node: Node) -> Bool {
    node.states[.showing] && node.isField
  }

  /// Chromium and Firefox say where a name comes from. A name that is also the label's beside it was
  /// given, whatever stands in the field.
  private static func isNamedByAuthor(_ node: Node, _ context: AuditContext) -> Bool {
    if node.attributes["explicit-name"] == "true" || node.attributes["name-from"] == "attribute" {
      return true
    }
    let label = context.index(UnrelatedLabels.self).label(beside: node.id)
    return label.flatMap { context[$0] }.map { ComparedText($0.name) == ComparedText(node.name) }
      ?? false
  }

  /// GTK 3 names a combo box by what is chosen in it.
  private static func values(of node: Node, _ context: AuditContext) -> [ComparedText] {
    var texts = [node.value?.text, context.details(of: node)?.text?.content].compactMap { $0 }
    if node.role == .comboBox {
      texts += context.descendants(of: node).prefix(64).map(\.name)
    }
    return texts.map { ComparedText($0) }.filter { !$0.isEmpty }
  }
}
