// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Whether a picture is needed to understand the window is for a person to say.
struct NontextContrastRule: Rule {
  let id = "nontext-contrast"
  let help = "Icons stand out from what is behind them"
  let advice = "Draw the icon with a contrast of at least 3 to 1."
  let impact = Impact.moderate
  let kind = RuleKind.pixels
  let standards: [Standard] = [.wcag("1.4.11"), .en("11.1.4.11")]
  let applicability =
    Condition.hasRole(RoleGroups.images.union(RoleGroups.plainButtons).union(fields)) && .isShowing
    && .isEnabled && .isDrawn
    && Condition(
      "is no larger than an icon, and no picture of several colours, or a button with nothing but an icon,"
        + " or a field of one line whose border is in its place, and was measured in a picture of its window"
    ) { node, context in
      if fields.contains(node.role) {
        return context.trustsPlaces && context.evidence.appearances[node.id]?.edges != nil
          && node.isEditableText
          && !node.states[.multiLine]
      }
      guard let frame = node.frame, let appearance = context.evidence.appearances[node.id],
        max(frame.width, frame.height) <= ElementMeasurement.iconSide
      else { return false }
      return !RoleGroups.plainButtons.contains(node.role)
        ? appearance.gap != nil || !appearance.isColourful
        : appearance.innerContrast != nil && TextContrastRule.showsPicture(node, context)
    }

  private static let fields: RoleSet = [.text, .entry, .passwordText]

  let expectations = [
    Expectation(
      "no-border",
      Condition("is a field of which something is drawn: a border, a ground of its own, words") {
        node, context in
        !Self.fields.contains(node.role) || context.evidence.appearances[node.id]?.edges != 0
      },
      review: .always,
      message: { _, _ in "it has neither a border nor a ground of its own: nobody sees the field" }),
    Expectation(
      "faint-border",
      Condition(
        "is no field whose border and ground hardly differ from what is round it, where another of its window, without"
          + " the focus, stands out"
      ) { node, context in
        Self.boundary(of: node, context).map { $0 >= faint } ?? true
          || clearest(beside: node, context) < Self.clear
      },
      review: .always,
      message: { node, context in
        func ratio(_ contrast: Double) -> Double { (contrast * 100).rounded(.down) / 100 }
        return
          "its border and its ground have a contrast of \(ratio(boundary(of: node, context) ?? 1)) to 1 at most"
          + " with what is round it; of another field it is \(ratio(clearest(beside: node, context)))"
      }),
    Expectation(
      "low-contrast",
      Condition("differs from its background by a contrast ratio of at least 3") { node, context in
        try Self.fields.contains(node.role) || Self.contrast(of: node, context) >= 3 - 0.01
      },
      review: .always,
      message: { node, context in
        let contrast = (try? Self.contrast(of: node, context)) ?? 1
        return
          "its strongest colour has a contrast of \((contrast * 100).rounded(.down) / 100) to 1"
          + " with what is behind it; 3 is needed where it says something"
      }),
  ]

  /// No measured bound: a field that was met had 1.18, where another of its window had 5.32.
  private static let faint = 1.3
  private static let clear = 2.0

  /// GTK 4 tells the place inside of the border.
  private static func boundary(of node: Node, _ context: AuditContext) -> Double? {
    fields.contains(node.role) && !context.toolkit.has(.givesPlacesOfContent)
      ? context.evidence.appearances[node.id]?.boundary : nil
  }

  private static func clearest(beside node: Node, _ context: AuditContext) -> Double {
    let window = context.window(of: node.id)
    let others = window.map(context.descendants) ?? []
    return others.filter { $0.id != node.id && $0.states[.showing] && !$0.states[.focused] }
      .compactMap { boundary(of: $0, context) }.max() ?? 1
  }

  private static func contrast(of node: Node, _ context: AuditContext) throws -> Double {
    let whole = try context.contrast(of: node)
    // The border of a button says nothing of what is in it.
    return context.evidence.appearances[node.id]?.innerContrast ?? whole
  }
}
