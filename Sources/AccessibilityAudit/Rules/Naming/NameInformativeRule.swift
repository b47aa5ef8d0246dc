// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "GtkButton button" has a name, and says as little as no name.
struct NameInformativeRule: Rule {
  let id = "name-informative"
  let help = "Names say what a thing is for"
  let advice =
    "Name the control in a word or two by what it does (\"Save\"). GTK before 4.10 gives what has no"
    + " name that of its class: give it one."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("4.1.2"), .wcag("2.4.6"), .en("11.5.2.5"), .section508("502.3.1"),
  ]
  let applicability =
    Condition.hasRole(
      RoleGroups.controls.union(RoleGroups.images).union(RoleGroups.titledWindows)
        .union([
          .text, .progressBar, .levelBar, .toolBar, .menu, .list, .listBox, .table, .tree,
          .treeTable,
        ])
        .union(rows)
    ) && .isShowing && .isDrawn && .isNamed && .isNoPartOfField && .isNoPartOfCalendar
    && Condition(
      "is no image in a control, item, row or cell, nor one without a name beside a label in GTK 4, and"
        + " no menu button round its toggle button"
    ) {
      node, context in
      if RoleGroups.images.contains(node.role) {
        if isBesideItsText(node, context) { return false }
        return !context.isPartOfControl(node)
          && !context.isInside(node) { rows.contains($0.role) || $0.isEditableText }
      }
      return try node.role == .comboBox || !Condition.isWrapper.holds(for: node, in: context)
    }
    && Condition(
      "is no disabled button with nothing in it, where the application does not tell what is seen"
    ) {
      node, context in
      guard context.toolkit.has(.tellsShowingOfWindowsAlone),
        RoleGroups.plainButtons.contains(node.role), !node.states[.sensitive],
        NameForm.isClassName(node.name.trimmed),
        !node.relations.contains(where: { $0.kind == .labelledBy })
      else { return true }
      if context.descendants(of: node).contains(where: { !RoleGroups.generic.contains($0.role) }) {
        return true
      }
      throw NotTested("its toolkit does not tell whether a button with nothing in it is seen")
    }
    && Condition("is no list of the rows of a column view in GTK 4, which nobody can name") {
      node, context in
      guard node.role == .list, context.toolkit.has(.namesByClass),
        NameForm.isClassName(node.name.trimmed)
      else { return true }
      return context.parent(of: node)?.role != .treeTable
    }
    && Condition("is an alert only where it is a window, and no text that tells of something") {
      node, context in
      node.role != .alert || context.parent(of: node)?.id == context.tree.root
    }
    && Condition("is a text only where it is editable") { node, _ in
      node.role != .text || node.states[.editable]
    }
    && Condition(
      "is an item, row or cell only where GTK 4 calls it by a class, as others beside it, and somebody could"
        + " name it, or it has no words"
    ) { node, context in
      guard rows.contains(node.role) else { return true }
      return isCalledByOwnClass(node, context)
        // What a list view puts round each of its rows nobody can name before 4.12.
        && !(node.name.trimmed == "GtkListItemWidget" && holdsWords(node, context))
    }

  private static let lists: RoleSet = [.list, .listBox, .table, .toolBar]

  let expectations = [
    Expectation(
      "unrelated-label",
      Condition(
        "is not named by a class, with a label beside it that is related to nothing, or to another element"
      ) { node, context in
        !NameForm.isClassName(node.name.trimmed) || context.isCalledAsApplication(node)
          || context.index(UnrelatedLabels.self).hint(beside: node.id, context).isEmpty
      },
      message: { node, context in
        "its name is that of a class: \(Escaped.brief(node.name))"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "class-name",
      Condition(
        "is not named by a class of its toolkit or application, but for a window called as its application"
      ) { node, context in
        (!NameForm.isClassName(node.name.trimmed) || context.isCalledAsApplication(node))
          && !(rows.contains(node.role) && isCalledByOwnClass(node, context))
      },
      review: Condition(
        "is an image that nothing can be done with, or holds a label that newer versions of GTK name it"
          + " by, or is a list that need not have a name"
      ) { node, context in
        if lists.contains(node.role), context.toolkit.has(.namesByClass) { return true }
        if RoleGroups.images.contains(node.role) {
          return !node.states[.focusable] && node.actions.isEmpty
        }
        return RoleGroups.buttons.contains(node.role) && holdsWords(node, context)
      },
      message: { node, _ in "its name is that of a class: \(Escaped.brief(node.name))" }),
    Expectation(
      "private-use",
      Condition("has a name that is more than a glyph of an icon font") { node, _ in
        !NameForm.isPrivateUse(node.name)
      },
      message: { _, _ in "its name is a glyph of an icon font, which nobody can say" }),
    Expectation(
      "too-long",
      Condition("has a name of at most 512 characters") { node, _ in
        node.name.utf8.count <= longest || node.name.unicodeScalars.count <= longest
      },
      message: { node, _ in "its name has \(node.name.unicodeScalars.count) characters" }),
    Expectation(
      "picture-tab",
      Condition("is no tab of GTK 4 without words in it") { node, context in
        node.role != .pageTab || !context.toolkit.has(.namesByClass)
          || !RoleWords.isWord(node.name, for: node.role) || holdsWords(node, context)
      },
      review: .always,
      message: { _, _ in "it holds a picture alone, and its name says only what it is" }),
    Expectation(
      "role-word",
      Condition(
        "has a name that says more than its role, in any of seven languages, or that of its label, and is no tab that"
          + " has a number beside tabs with words; an image may have a description that does"
      ) { node, context in
        !RoleWords.isWord(node.name, for: node.role) && !isNumbered(node, context)
          || RoleGroups.images.contains(node.role) && ComparedText(node.description).words.count > 1
          || context.labels(of: node).contains { label in
            !context.isInside(label) { $0.id == node.id }
          }
      },
      review: .always,
      message: { node, _ in
        "its name \"\(Escaped.brief(node.name))\" says only what it is"
      }),
    Expectation(
      "emoji",
      Condition("has a name that is more than an emoji, or stands among others that are emojis") {
        node, context in
        !NameForm.isEmoji(node.name) || isInPalette(node, context)
      },
      review: .always,
      message: { node, _ in "its name is only an emoji: \(Escaped.brief(node.name))" }),
    Expectation(
      "file-name",
      Condition(
        "is not named by a picture's file, or by an icon of a theme; a window may be named by its"
          + " document, and not by a script"
      ) { node, _ in
        RoleGroups.titledWindows.contains(node.role)
          ? !NameForm.isScript(node.name.trimmed) : !NameForm.isFileName(node.name.trimmed)
      },
      review: .always,
      message: { node, _ in "its name is a file's or an icon's: \(Escaped.brief(node.name))" }),
    Expectation(
      "address",
      Condition("is not named by an address of the web that goes on behind its host") { node, _ in
        !NameForm.isWebAddress(node.name.trimmed)
      },
      review: .always,
      message: { node, _ in "its name is an address: \(Escaped.brief(node.name))" }),
    Expectation(
      "object-path",
      Condition("is not named by a path on the bus or an address in memory") { node, _ in
        !NameForm.isObjectPath(node.name)
      },
      review: .always,
      message: { node, _ in "its name is a path or an address: \(Escaped.brief(node.name))" }),
  ]

  /// "Tab 3", where another tab says what is on its page.
  private static func isNumbered(_ node: Node, _ context: AuditContext) -> Bool {
    guard node.role == .pageTab, RoleWords.isNumberedWord(node.name, for: .pageTab),
      let tabs = context.parent(of: node)
    else { return false }
    return context.children(of: tabs).contains {
      $0.role == .pageTab && ComparedText($0.name).isHuman
        && !RoleWords.isNumberedWord($0.name, for: .pageTab)
    }
  }

  private static let longest = 512

  private static func holdsWords(_ node: Node, _ context: AuditContext) -> Bool {
    context.descendants(of: node).prefix(16).contains { inner in
      inner.role == .label && inner.states[.showing] && !inner.name.trimmed.isEmpty
    }
  }

  /// GTK before 4.10 names each picture that its author leaves unnamed by its class; one in a box with
  /// its words only decorates them.
  private static func isBesideItsText(_ node: Node, _ context: AuditContext) -> Bool {
    guard context.toolkit.has(.namesByClass), node.actions.isEmpty,
      !node.states[.focusable], NameForm.isClassName(node.name.trimmed),
      // An icon is a GtkImage.
      node.name.trimmed != "GtkPicture",
      let parent = context.parent(of: node)
    else { return false }
    return context.children(of: parent).contains { other in
      other.role == .label && other.states[.showing] && !other.name.trimmed.isEmpty
        && !NameForm.isClassName(other.name.trimmed)
    }
  }

  private static let rows: RoleSet = [.listItem, .treeItem, .tableRow, .tableCell]

  /// GTK before 4.10 gives a row that has no name that of its class; a file or a person of such a name
  /// has no namesake beside it.
  private static func isCalledByOwnClass(_ node: Node, _ context: AuditContext) -> Bool {
    let name = node.name.trimmed
    guard context.toolkit.has(.namesByClass), NameForm.isTypeName(name),
      node.states[.focusable], context.labels(of: node).isEmpty,
      let parent = context.parent(of: node)
    else { return false }
    return context.children(of: parent).contains { $0.id != node.id && $0.name.trimmed == name }
  }

  /// Where a person chooses an emoji, the emoji is the right name.
  private static func isInPalette(_ node: Node, _ context: AuditContext) -> Bool {
    guard let parent = context.parent(of: node) else { return false }
    return context.children(of: parent).prefix(16).count { NameForm.isEmoji($0.name) } >= 4
  }
}
