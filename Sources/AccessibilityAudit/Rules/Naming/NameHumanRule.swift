// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A name that a test robot finds well is read to people letter by letter.
struct NameHumanRule: Rule {
  let id = "name-human"
  let help = "Names are for people, not for programs"
  let advice =
    "Give the control a name in the person's language. What a test looks for belongs into the"
    + " accessible id, which is never spoken."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.hasRole(
      RoleGroups.controls.subtracting([.pageTab]).union(RoleGroups.titledWindows)
        .union([.text, .image, .icon, .menu, .list, .listBox, .table, .tree, .panel, .grouping])
        .union(written).union([.toolBar])
    ) && .isShowing && .isDrawn && .isNoPartOfField
    && Condition("has a name of its own, or a description") { node, _ in
      !node.name.trimmed.isEmpty || !node.description.trimmed.isEmpty
    }
    && .not(.hasTelltaleName, "has no class name, which name-informative judges")
    && Condition(
      "is a button, or has another name than its children, and so no document's or person's"
    ) {
      node, context in
      RoleGroups.buttons.contains(node.role) || !isShown(node, context)
    }

  let expectations = [
    Expectation(
      "left-over",
      Condition(
        "has no mark in its name or description that words were to be put for (%s, {0}), and no words that its author"
          + " has left for later (lorem ipsum, tooltip, a note to do it); several buttons near each other may put such"
          + " marks in a text, a list may hold such notes, and a description may say what the name does"
      ) { node, context in
        leftOver(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        "it was left over from making the program: \(Escaped.brief(leftOver(of: node, context) ?? ""))"
      }),
    Expectation(
      "code",
      Condition("is not named by a colour's number or an id, but for what a label in it shows") {
        node, context in
        written.contains(node.role) || !NameHabit.isCode(node.name.trimmed)
          || isShown(node, context)
      },
      review: .always,
      message: { node, _ in "its name is a code: \(Escaped.brief(node.name))" }),
    Expectation(
      "identifier",
      Condition(
        "is not named like a variable (saveButton, text_edit_2), by its accessible id or as a form builder does"
          + " (TextLabel), whatever GTK 4 puts behind that, but for links, what a label in it shows, and a window called as its application"
      ) { node, context in
        let name = given(node, context)
        if designed.contains(node.role), NameForm.isDesignerText(name) { return false }
        if written.contains(node.role) || isShown(node, context)
          || context.isCalledAsApplication(node)
        {
          return true
        }
        if NameForm.isIdentifier(name) { return false }
        return name != node.identifier.trimmed || !looksMade(name)
      },
      review: .always,
      message: { node, _ in
        "its name looks like a program's: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "mnemonic-mark",
      Condition(
        "has no & or _ in its name that marked a mnemonic; GTK 4 gives a button its own words with the mark and"
          + " those of its label"
      ) { node, context in
        !NameHabit.hasMnemonicMark(node.name)
          || context.toolkit.has(.labelsControlsInside) && NameHabit.repeatsUnmarked(node.name)
      },
      review: .always,
      message: { node, _ in
        "its name has the mark of a mnemonic in it: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "markup",
      Condition("has no tag or entity of a markup language in its name") { node, _ in
        !NameHabit.hasMarkup(node.name)
      },
      review: .always,
      message: { node, _ in
        "its name has markup in it, which is read out: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "role-twice",
      Condition("has a name that does not end with its role, in English, German or Dutch") {
        node, _ in
        NameHabit.roleWord(in: node.name, of: node.role) == nil
      },
      review: .always,
      message: { node, _ in
        "its name says its role, which is spoken then twice: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "sign",
      Condition(
        "has a name that is more than one sign, or stands among others that are signs; a text is more"
          + " than one mark, or the mark of a control whose name has words"
      ) { node, context in
        guard !written.contains(node.role) else {
          return node.role != .label || !NameHabit.isShape(node.name.trimmed)
            || isAmongSigns(node, context, NameHabit.isShape)
            || context.isInside(node, within: 3) { control in
              RoleGroups.controls.contains(control.role) && control.role != .pageTab
                && ComparedText(control.name).isHuman
            }
        }
        return !NameHabit.isSign(node.name.trimmed) || isAmongSigns(node, context) { $0.count == 1 }
      },
      review: .always,
      message: { node, _ in
        "its name is a sign alone, \(Escaped.brief(node.name)), which few voices say"
      }),
    Expectation(
      "value-of-signs",
      Condition("is no label that draws a value by a row of blocks, shapes or stars") { node, _ in
        node.role != .label || !NameHabit.isRowOfShapes(node.name)
      },
      review: .always,
      message: { node, _ in
        "it draws a value by signs, which are said one by one, or not at all: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "sign-to-press",
      Condition(
        "is no label of one sign beside its opposite (- and +), outside of controls and items or in the first row of"
          + " a list with a figure between the two"
      ) {
        node, context in
        !isHalfOfPair(node, context)
      },
      review: .always,
      message: { node, _ in
        "it is a label that says only \(Escaped.brief(node.name)): if it is pressed, its role says nothing"
          + " of that"
      }),
    Expectation(
      "spaced-letters",
      Condition("has no spaces between the letters of a word") { node, _ in
        !NameHabit.isSpaced(node.name)
      },
      review: .always,
      message: { node, _ in
        "its letters are spoken one by one: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "error-by-number",
      Condition("is no text that tells of an error by its number alone") { node, _ in
        ![.label, .alert, .notification].contains(node.role)
          || !NameHabit.isErrorNumber(node.name)
      },
      review: .always,
      message: { node, _ in
        "it says neither what is wrong nor what to do: \(Escaped.brief(node.name))"
      }),
    Expectation(
      "click-here",
      Condition(
        "has a name that says more than where to press, in any of seven languages, as \"License: click here\" does"
      ) { node, _ in
        // Qt and GTK 4.8 publish no link of a label: it takes the focus for it.
        node.role == .label
          ? !node.states[.focusable] || !node.children.isEmpty || !NameHabit.endsInHere(node.name)
            || saysOfWhat(node.name)
          : !NameHabit.isHere(node.name)
      },
      review: .always,
      message: { node, _ in "its name says nothing of what it does: \(Escaped.brief(node.name))" }),
  ]

  /// "License: click here".
  private static func saysOfWhat(_ name: String) -> Bool {
    let parts = name.split(separator: ":")
    return parts.count == 2 && NameHabit.isHere(String(parts[1]))
  }

  private static func leftOver(of node: Node, _ context: AuditContext) -> String? {
    if NameHabit.isUnwritten(node.description, isDescription: true)
      || NameHabit.placeholder(in: node.description) != nil
    {
      let said = [context.name(of: node), context.unrelatedCaption(of: node)?.name ?? ""]
      if !said.map(ComparedText.init).contains(ComparedText(node.description)) {
        return node.description
      }
    }
    guard !written.contains(node.role) else { return nil }
    if NameHabit.isUnwritten(node.name, isDescription: false) {
      return context.isInside(node) { RoleGroups.composites.contains($0.role) } ? nil : node.name
    }
    guard let mark = NameHabit.placeholder(in: node.name) else { return nil }
    let isOneOfMarks =
      node.name == mark
      && around(node, context).contains {
        $0.name != mark && NameHabit.placeholder(in: $0.name) == $0.name
      }
    return isOneOfMarks ? nil : node.name
  }

  /// A button may well be called after what it makes, as a label in LaTeX.
  private static let designed: RoleSet = [.label, .panel, .grouping]

  /// What they say is a text of its own, which may well be a file's name or a sign.
  private static let written: RoleSet = [.link, .label, .notification]

  /// A label in it says the same.
  /// Without the words in it, which GTK 4 before 4.10 puts behind the name that a control was given.
  private static func given(_ node: Node, _ context: AuditContext) -> String {
    let name = node.name.trimmed
    guard context.toolkit.has(.labelsControlsInside), RoleGroups.controls.contains(node.role) else {
      return name
    }
    let words = context.descendants(of: node).prefix(16).filter { $0.role == .label }
      .map(\.name.trimmed).joined(separator: " ")
    guard !words.isEmpty, name.hasSuffix(" " + words) else { return name }
    return String(name.dropLast(words.count)).trimmed
  }

  private static func isShown(_ node: Node, _ context: AuditContext) -> Bool {
    context.descendants(of: node).prefix(16).contains { inner in
      inner.role == .label && inner.states[.showing] && inner.name.trimmed == node.name.trimmed
    }
  }

  /// The keys of a calculator and the cells of a table of characters are what they show.
  private static func isAmongSigns(
    _ node: Node, _ context: AuditContext, _ isSign: (String) -> Bool
  ) -> Bool {
    let signs = around(node, context)
      .filter { $0.role == node.role && isSign($0.name.trimmed) }
    // The same two on each of several cards are no keys.
    return (node.role == .label ? signs.count : Set(signs.map(\.name)).count) >= 6
  }

  /// In its row and the next ones.
  private static func around(_ node: Node, _ context: AuditContext) -> ArraySlice<Node> {
    guard let box = context.parent(of: node) else { return [] }
    return context.descendants(of: context.parent(of: box) ?? box).prefix(64)
  }

  /// What makes a value smaller or larger, drawn by hand, stands beside what does the opposite.
  private static func isHalfOfPair(_ node: Node, _ context: AuditContext) -> Bool {
    guard node.role == .label, node.name.trimmed.count <= 2 else { return false }
    let isInTable = context.isInside(node, within: 6) {
      [.table, .treeTable, .toolBar].contains($0.role)
    }
    guard !isInTable else { return false }
    if isBesideFigure(node, context) { return true }
    guard !context.isPartOfControl(node, within: 6) else { return false }
    return context.ancestors(of: node).prefix(3).contains { holder in
      let near = context.descendants(of: holder)
      return near.count <= 12
        && near.contains {
          $0.role == .label && $0.states[.showing]
            && NameHabit.areOpposite($0.name.trimmed, node.name.trimmed)
        }
    }
  }

  /// As − 3 + in a row of a list, of which the first one stands for the others.
  private static func isBesideFigure(_ node: Node, _ context: AuditContext) -> Bool {
    let item = context.ancestors(of: node).first { [.listItem, .treeItem].contains($0.role) }
    if let item, let list = context.parent(of: item),
      context.children(of: list).first(where: { $0.role == item.role })?.id != item.id
    {
      return false
    }
    let row = context.parent(of: node).map(context.children) ?? []
    guard let place = row.firstIndex(where: { $0.id == node.id }) else { return false }
    return [-1, 1].contains { step in
      guard row.indices.contains(place + 2 * step) else { return false }
      let (figure, other) = (row[place + step], row[place + 2 * step])
      return figure.role == .label && Double(figure.name.trimmed) != nil && other.role == .label
        && other.states[.showing]
        && NameHabit.areOpposite(other.name.trimmed, node.name.trimmed)
    }
  }

  /// "Volume" is a good identifier, and a good name.
  private static func looksMade(_ name: String) -> Bool {
    !name.contains(" ") && name.contains { $0 == "_" || $0 == "-" || $0 == "." || $0.isNumber }
  }
}
