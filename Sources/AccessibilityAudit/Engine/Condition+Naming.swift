// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  static let isNamed = Condition("has a name of its own") { node, _ in !node.name.trimmed.isEmpty }

  /// A person writes into it, or sets it to a value.
  static let isField = Condition(
    "is a field that a person fills in or sets",
    of: .roles(RoleGroups.fields.union(RoleGroups.editableTexts))
  ) { node, _ in
    RoleGroups.fields.contains(node.role) || node.isEditableText
  }

  /// The entry and the button of a combo box, the buttons of a spin button.
  static let isNoPartOfField = Condition("is no part of a combo box or spin button") {
    node, context in
    !context.isInside(node, within: 4) { ancestor in
      ancestor.role == .comboBox || ancestor.role == .spinButton
    }
  }

  /// Its name is its toolkit's or says only what it is; `name-informative` reports that.
  static let hasTelltaleName = Condition("has a class name or a word for its role as its name") {
    node, _ in
    NameForm.isClassName(node.name.trimmed) || RoleWords.isWord(node.name, for: node.role)
  }
}
