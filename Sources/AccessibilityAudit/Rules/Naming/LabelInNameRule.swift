// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Who speaks to the computer says what is written on the button, or beside the field.
struct LabelInNameRule: Rule {
  let id = "label-in-name"
  let help = "What is written on a control is in its name"
  let advice = "Begin the accessible name with the words that are seen on the control."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.5.3"), .en("11.2.5.3.1")]
  let applicability =
    Condition.hasRole(
      RoleGroups.buttons.union(RoleGroups.menuItems).union([.pageTab]).union(fields))
    && .isShowing
    && .isDrawn && .isNamed
    && .not(.hasTelltaleName, "has a name that says more than its class or role")
    && Condition("is no page of Java in its tab, and no box with a check mark round a group in Qt")
    {
      node, context in
      !(node.role == .pageTab && context.toolkit.has(.namesPagesLikeTabs))
        && !(node.role == .checkBox && context.toolkit.has(.boxesGroupsWithCheckMark))
    }
    && Condition("is no part of a combo box, which shows what is chosen") { node, context in
      context.parent(of: node)?.role != .comboBox
    }
    && .not(isExpander, "is no button round the part that it opens")
    && Condition(
      "shows a label in it that is more than a key, a sign or one letter, or words that were read in a picture of"
        + " it, or is a field with a label"
    ) {
      node, context in
      if fields.contains(node.role) { return !labels(beside: node, context).isEmpty }
      if !labels(in: node, context).isEmpty || !DrawnLabels.words(on: node, context).isEmpty {
        return true
      }
      if let obstacle = context.evidence.drawnWordsObstacle, mayShowOtherWords(node, context) {
        throw NotTested(obstacle)
      }
      return false
    }

  let expectations = [
    Expectation(
      "text-not-in-name",
      Condition("has the words of its labels in its name, in their order") { node, context in
        if fields.contains(node.role) { return true }
        let name = ComparedText(node.name)
        return labels(in: node, context).allSatisfy { name.contains(ComparedText($0.name)) }
      },
      review: Condition(
        "shows several labels or an icon's name as its label, or has a name without a word"
      ) { node, context in
        let labels = labels(in: node, context)
        guard labels.count == 1, let label = labels.first else { return true }
        return !ComparedText(node.name).isHuman || !isPlain(label.name)
      },
      message: { node, context in
        let text = labels(in: node, context).map { Escaped.brief($0.name) }.joined(
          separator: "\", \"")
        return "it shows \"\(text)\", but its name is \"\(Escaped.brief(node.name))\""
      }),
    Expectation(
      "other-than-drawn",
      Condition("has one of the words in its name that were read on it in a picture") {
        node, context in
        let words = DrawnLabels.words(on: node, context)
        let name = ReadLetters(node.name)
        let drawn = ReadLetters(words.joined())
        return words.isEmpty || drawn.weight < fewLetters || drawn.holds(name)
          || words.contains { name.holds(ReadLetters($0)) }
      },
      review: .always,
      message: { node, context in
        let text = Escaped.brief(DrawnLabels.words(on: node, context).joined(separator: " "))
        return "a picture shows \"\(text)\" on it, but its name is \"\(Escaped.brief(node.name))\""
      }),
    Expectation(
      "other-than-label",
      Condition("has, if it is a field, a word of its label in its name") { node, context in
        let name = ComparedText(node.name)
        return !fields.contains(node.role)
          || labels(beside: node, context).contains { name.sharesWord(with: ComparedText($0.name)) }
      },
      review: .always,
      message: { node, context in
        let label = labels(beside: node, context).first.map { Escaped.brief($0.name) } ?? ""
        return "its label is \"\(label)\", but its name is \"\(Escaped.brief(node.name))\""
      }),
  ]

  /// A machine that reads takes "Menu" beside an icon for "lume".
  private static let fewLetters = 5

  /// Whether only a picture tells what is written on it. Where other letters are to be read than those of
  /// Latin, a machine that has not learnt them takes them for some that look alike.
  static func mayShowOtherWords(_ node: Node, _ context: AuditContext) -> Bool {
    let controls = RoleGroups.buttons.union(RoleGroups.menuItems).union([.pageTab])
    guard controls.contains(node.role), node.states[.showing], ComparedText(node.name).isHuman,
      node.name.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || $0.value < 0x250 })
    else { return false }
    return labels(in: node, context).isEmpty && context.parent(of: node)?.role != .comboBox
  }

  /// A combo box goes by what is chosen in it in most toolkits.
  private static let fields = RoleGroups.fields.subtracting([.comboBox])
    .union(RoleGroups.editableTexts)

  /// What labels a field, which is no part of it.
  private static func labels(beside field: Node, _ context: AuditContext) -> [Node] {
    guard ComparedText(field.name).isHuman, field.role != .text || field.isEditableText else {
      return []
    }
    return context.labels(of: field).filter { label in
      (label.role == .label || label.role == .static) && label.states[.showing]
        && ComparedText(label.name).isHuman && !context.isInside(label) { $0.id == field.id }
    }
  }

  /// GTK 3's expander, which holds what it opens.
  private static let isExpander = Condition("holds the part that it opens") { node, context in
    node.role == .toggleButton && node.states[.expandable]
      && context.children(of: node).contains { $0.role != .label }
  }

  /// The labels that a person reads on the control. "Ctrl+S" beside a menu item and a count beside a
  /// tab are no part of its label.
  private static func labels(in node: Node, _ context: AuditContext) -> [Node] {
    context.descendants(of: node).prefix(16).filter { inner in
      (inner.role == .label || inner.role == .static) && inner.states[.showing]
        && (inner.frame.map { !$0.isEmpty } ?? true) && ComparedText(inner.name).isHuman
        && !isKeys(inner.name) && (node.role != .pageTab || lies(inner, on: node))
    }
  }

  /// In GTK 3 and LibreOffice a tab holds its page, which lies outside of the tab.
  private static func lies(_ label: Node, on tab: Node) -> Bool {
    guard let label = label.frame, let tab = tab.frame, !tab.isEmpty else { return true }
    return tab.contains(x: label.x + label.width / 2, y: label.y + label.height / 2)
  }

  private static func isKeys(_ text: String) -> Bool {
    let text = text.trimmed
    if text.utf8.contains(UInt8(ascii: "+")),
      ["Ctrl", "Alt", "Shift", "Super", "Strg", "Maj", "Umschalt"]
        .contains(where: text.hasPrefix)
    {
      return true
    }
    return text.hasPrefix("F") && text.count <= 3 && Int(text.dropFirst()) != nil
  }

  /// A ligature of an icon font ("arrow_back") is no word.
  private static func isPlain(_ text: String) -> Bool {
    ComparedText(text).isHuman && !NameForm.isIdentifier(text.trimmed)
      && !NameForm.isFileName(text.trimmed) && text.count <= 80
  }
}
