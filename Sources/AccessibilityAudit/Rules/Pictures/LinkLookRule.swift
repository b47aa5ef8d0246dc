// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Words that are blue or underlined are pressed. Nobody without a pointer can press a label.
struct LinkLookRule: Rule {
  let id = "link-look"
  let help = "What looks like a link is one"
  let advice =
    "Use a link or a button for what can be pressed; give other words neither the colour nor the line of a"
    + " link."
  let impact = Impact.serious
  let kind = RuleKind.pixels
  let standards: [Standard] = [.wcag("1.3.1"), .wcag("4.1.2"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole([.label]) && .isShowing
    && Condition(
      "is a few words on one line, takes no focus, and is the label of nothing, a part of no control, and no step"
        + " with a number beside other steps"
    ) { node, context in
      !node.states[.focusable] && node.children.isEmpty
        // One word in a theme's colour, or on a line, may be a title.
        && (4...40).contains(node.name.count) && ComparedText(node.name).words.count >= 2
        && !node.name.trimmed.hasSuffix(":")
        && !node.relations.contains { $0.kind == .labelFor }
        && !context.isPartOfControl(node) && !isStep(node, context)
    }
    && Condition("was looked at in a picture of its window") { node, context in
      context.evidence.appearances[node.id] != nil
    }

  let expectations = [
    Expectation(
      "link-look",
      Condition(
        "is not underlined, as one or two labels in its window are, and not the one that has the blue of links"
      ) { node, context in
        !isAlone(node, among: 2, context, where: isUnderlined)
          && !isAlone(node, among: 1, context, where: isBlue)
      },
      review: .always,
      message: { node, context in
        "it \(isUnderlined(node, context) ? "is underlined" : "has the colour of a link"), and is only"
          + " \(node.role.withArticle): if it is pressed, its role says nothing of that"
      })
  ]

  /// "2. Address", of which an assistant shows the one that it is at in another colour.
  private static func isStep(_ node: Node, _ context: AuditContext) -> Bool {
    func isNumbered(_ node: Node) -> Bool { node.name.trimmed.contains(/^\d{1,2}[.):]? \S/) }
    guard isNumbered(node), let row = context.parent(of: node) else { return false }
    return context.children(of: row).count { $0.role == .label && isNumbered($0) } > 2
  }

  /// What many labels look like is a style.
  private static func isAlone(
    _ node: Node, among most: Int, _ context: AuditContext, where fits: (Node, AuditContext) -> Bool
  ) -> Bool {
    guard fits(node, context), let window = context.window(of: node.id) else { return false }
    return context.descendants(of: window).count {
      $0.role == .label && $0.states[.showing] && fits($0, context)
    } <= most
  }

  private static func isUnderlined(_ node: Node, _ context: AuditContext) -> Bool {
    context.evidence.appearances[node.id]?.ink?.isUnderlined ?? false
  }

  private static func isBlue(_ node: Node, _ context: AuditContext) -> Bool {
    guard let colour = context.evidence.appearances[node.id]?.wordColour else { return false }
    let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
    return blue >= 150 && blue - red >= 100 && blue - green >= 60
  }
}
