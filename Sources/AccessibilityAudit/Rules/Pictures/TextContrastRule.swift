// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The colour in the box that differs most from the background is the best that the text can have;
/// softened edges make thin text look paler than it is, and are left to a person.
struct TextContrastRule: Rule {
  let id = "text-contrast"
  let help = "Text stands out from what is behind it"
  let advice =
    "Choose colours with a contrast of at least 4.5 to 1; 3 to 1 is enough for text of 24 points, or"
    + " of 18.5 in bold."
  let impact = Impact.serious
  let kind = RuleKind.pixels
  let standards: [Standard] = [.wcag("1.4.3"), .en("11.1.4.3")]
  let applicability =
    Condition.hasRole(texts.union(captioned).union(fields)) && .isShowing && .isEnabled
    && .isDrawn && .isNoPartOfCalendar
    && Condition("has words, or a hint in their place, and was measured in a picture of its window")
    {
      node, context in
      let words =
        fields.contains(node.role) || node.name.isEmpty
        ? written(in: node, context) ?? node.attributes["placeholder-text"] ?? "" : node.name
      return !words.trimmed.isEmpty && context.evidence.appearances[node.id] != nil
    }

  let expectations = [
    Expectation(
      "low-contrast",
      Condition(
        "differs from its background by a contrast ratio of at least 4.5; a hint in a field by one of 2.3, as"
          + " toolkits draw it, and a line that is surely large by one of 3"
      ) { node, context in
        if captioned.contains(node.role) {
          if Self.isTooSmall(node) {
            throw NotTested("it has no room for its name, and so shows a picture")
          }
          if Self.isCalledByLabel(node, context) {
            throw NotTested("its name is that of a label, and so not drawn on it")
          }
          if Self.repeatsName(node, context) {
            throw NotTested("its tool tip says its name, and so it shows a picture")
          }
          if Self.isFilled(node, context) {
            throw NotTested("what is drawn fills its place, and so is no text")
          }
          if ElementMeasurement.lettered.contains(node.role),
            context.toolkit.mayHave(.labelsControlsInside)
          {
            throw NotTested("its words would be a label in it, and so it shows a picture")
          }
        }
        let isHint =
          Self.fields.contains(node.role) && Self.written(in: node, context) == nil
        let needed = isHint ? Self.palestHint : Self.isSurelyLarge(node, context) ? 3 : 4.5
        if try context.contrast(of: node) >= needed - Self.tolerance { return true }
        if Self.hasColoursOfTheme(node, context) { return true }
        let selections = context.details(of: node)?.text?.selections ?? []
        if selections.contains(where: { $0.begin < $0.end }) {
          throw NotTested("a part of its text is selected, and has the theme's colours")
        }
        if context.mayBeDisabledTab(node) { throw NotTested(AuditContext.disabledTabs) }
        let stray = context.evidence.appearances[node.id]?.strayInk ?? 0
        if !texts.contains(node.role), stray > Self.mostStray {
          throw NotTested("what is drawn has several colours, and so is a picture")
        }
        return false
      },
      review: Condition(
        "may be large, a picture, hidden, in the theme's colours of what is chosen, or too thin to"
          + " show its own"
      ) {
        node, context in
        guard let appearance = context.evidence.appearances[node.id],
          let contrast = appearance.contrast
        else { return true }
        // A button, an item or a cell may show a picture in the place of its name, a field a mark.
        if !texts.contains(node.role) { return true }
        // What is in a page that nobody sees may have the place, too.
        if context.toolkit.mayHave(.tellsShowingOfWindowsAlone) { return true }
        let isLarge = (node.frame?.height ?? 0) >= Self.largeHeight
        if contrast < 3 - Self.tolerance { return appearance.solidity < Self.solid }
        return isLarge || appearance.solidity < Self.solid || Self.isChosen(node, context)
      },
      message: { node, context in
        guard let appearance = context.evidence.appearances[node.id],
          let contrast = appearance.contrast, let one = appearance.foreground,
          let other = appearance.background
        else { return "" }
        let hundredths = (contrast * 100).rounded(.down) / 100
        return "\(one) on \(other) has a contrast of \(hundredths) to 1; 4.5 is needed, 3 for large"
          + " text"
      }),
    Expectation(
      "theme-of-chosen",
      Condition(
        "is not chosen, or written on a button of GTK 4, in the pale colours that its toolkit's own theme has for"
          + " that"
      ) { node, context in
        !Self.hasColoursOfTheme(node, context)
      },
      review: .always,
      message: { node, context in
        let ground = context.evidence.appearances[node.id]?.background?.description ?? ""
        return
          "white on \(ground) is what the themes of GTK and Qt have for what is chosen, or is done first"
      }),
  ]

  /// Always words.
  private static let texts: RoleSet = [.label, .heading, .paragraph, .static, .caption, .link]
  /// Words, or a picture with a name.
  private static let captioned: RoleSet = [
    .button, .toggleButton, .checkBox, .radioButton, .pageTab, .listItem, .menuItem, .tableCell,
    .switchControl,
  ]
  /// What is written in them is seen; a hint goes away, and its colour is the toolkit's.
  private static let fields: RoleSet = RoleGroups.entries.union([.text])

  /// nil where nothing is.
  private static func written(in field: Node, _ context: AuditContext) -> String? {
    let content = context.details(of: field)?.text?.content ?? ""
    return content.isEmpty ? nil : content
  }

  /// Of GTK 3.24 and 4.8 and of Qt 6.4 in their own styles: 2.8 and more.
  private static let palestHint = 2.3

  /// A swatch of a colour, and its border.
  private static func isFilled(_ node: Node, _ context: AuditContext) -> Bool {
    guard !RoleGroups.plainButtons.contains(node.role), let frame = node.frame,
      let ink = context.evidence.appearances[node.id]?.ink
    else { return false }
    return ink.width >= frame.width - 2 && ink.height >= frame.height - 2
  }

  /// Whether a button shows a picture in the place of its name, by all that can be told of it.
  static func showsPicture(_ node: Node, _ context: AuditContext) -> Bool {
    node.name.trimmed.isEmpty || isTooSmall(node) || repeatsName(node, context)
  }

  /// Whether it stands in an item that is chosen: a theme gives that its colours, and the person may
  /// choose another one.
  private static func isChosen(
    _ node: Node, _ context: AuditContext, of roles: RoleSet = RoleGroups.items
  ) -> Bool {
    ([node] + context.ancestors(of: node)).contains {
      roles.contains($0.role) && $0.states[.selected]
    }
  }

  /// Adwaita and Fusion have white on a blue of which it stands out 3.7 times; Adwaita of GTK 4 has it for the
  /// button that is to be pressed first, too.
  private static func hasColoursOfTheme(_ node: Node, _ context: AuditContext) -> Bool {
    guard let appearance = context.evidence.appearances[node.id],
      let ground = appearance.background,
      appearance.foreground == Colour(red: 255, green: 255, blue: 255)
    else { return false }
    if ground == adwaita, context.toolkit.has(.labelsControlsInside),
      context.isPart(node, of: { RoleGroups.plainButtons.contains($0.role) })
    {
      return true
    }
    return [adwaita, fusion].contains(ground)
      && isChosen(node, context, of: RoleGroups.items.union([.tableCell]))
  }

  private static let adwaita = Colour(red: 0x35, green: 0x84, blue: 0xe4)
  private static let fusion = Colour(red: 0x30, green: 0x8c, blue: 0xc6)

  /// Whether one line of it reaches higher than any letters below 18 pt, where WCAG's "large" begins.
  private static func isSurelyLarge(_ node: Node, _ context: AuditContext) -> Bool {
    // Marks above a letter and large signs of other scripts reach as high in smaller text.
    guard texts.contains(node.role), node.name.allSatisfy(\.isASCII),
      let ink = context.evidence.appearances[node.id]?.ink
    else { return false }
    return ink.height >= surelyLarge && LargeLabels.isPlainLine(node, ink.height, context)
  }

  /// 24 px, times the most that Pango draws of a line's size, between an ascender or a bracket and what goes below
  /// the line: 1.08 in twelve families of DejaVu and URW.
  private static let surelyLarge = 26.0

  /// Whether its name is that of a label outside of it.
  private static func isCalledByLabel(_ node: Node, _ context: AuditContext) -> Bool {
    node.relations.contains { relation in
      relation.kind == .labelledBy
        && relation.targets.contains { target in
          context[target].map { label in
            ComparedText(label.name) == ComparedText(node.name)
              && !context.isInside(label) { $0.id == node.id }
          } ?? false
        }
    }
  }

  /// Whether its tool tip, which toolkits give as description, says what its words would. GTK 3 gives
  /// it to the item of a tool bar round a button.
  private static func repeatsName(_ node: Node, _ context: AuditContext) -> Bool {
    let item = context.parent(of: node).flatMap { $0.children.count == 1 ? $0 : nil }
    return [node, item].contains { one in
      one.map { ComparedText($0.description) == ComparedText(node.name) } ?? false
    }
  }

  /// Whether the name does not fit, even in letters of 4 by 14 pixels: text of 8 px, in close lines.
  private static func isTooSmall(_ node: Node) -> Bool {
    guard let frame = node.frame, !frame.isEmpty else { return false }
    let lines = max(1, (frame.height / 14).rounded(.down))
    return Double(node.name.count) * 4 > lines * frame.width
  }

  /// As Google's Accessibility Test Framework rounds.
  private static let tolerance = 0.01
  /// One line of text of 18 pt (24 px, where WCAG's "large" begins) takes about this much.
  private static let largeHeight = 28.0
  /// The part of the ink that has the text's own colour. Measured on Pango's 10 pt text: above 0.2.
  private static let solid = 0.1
  /// Of all ink in other colours. Measured in ten programs: words up to 0.03, coloured pictures of tool
  /// bars from 0.15.
  private static let mostStray = 0.1
}

extension AuditContext {
  /// 1 to 21.
  func contrast(of node: Node) throws -> Double {
    guard snapshot.framesAreTrusted || toolkit.has(.givesPlacesOfContent) else {
      throw NotTested("the toolkit gives wrong places")
    }
    guard let appearance = evidence.appearances[node.id] else {
      throw NotTested("it is in no picture")
    }
    guard let contrast = appearance.contrast else {
      throw NotTested(appearance.gap ?? "it could not be measured")
    }
    return contrast
  }
  static let disabledTabs = "its toolkit does not say which tabs are disabled"

  /// Where a toolkit does not say which are: one whose words are pale, or were not measured.
  func mayBeDisabledTab(_ node: Node) -> Bool {
    node.role == .pageTab && toolkit.mayHave(.hidesDisabledTabs)
      && (evidence.appearances[node.id]?.contrast ?? 1) < 4.5
  }
}
