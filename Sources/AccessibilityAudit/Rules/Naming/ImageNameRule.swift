// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An image that says something must say it in words too.
struct ImageNameRule: Rule {
  let id = "image-name"
  let help = "Images have a name or a description"
  let advice =
    "Name what the image shows or does; take an image that only decorates out of the tree."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("1.1.1"), .en("11.1.1.1.1"), .section508("502.3.1")]
  let applicability =
    Condition.hasRole(RoleGroups.images) && .isShowing && .isDrawn
    && Condition("is in no control, but on the page of a tab") { node, context in
      !context.isPartOfControl(node) || !node.actions.isEmpty || node.states[.focusable]
    }
    && Condition("is no icon in a box with a label alone, among others like it") { node, context in
      !isOneOfLabelledIcons(node, context)
    }

  let expectations = [
    Expectation(
      "no-name",
      Condition("has a name or a description") { node, context in
        !context.name(of: node).isEmpty || !node.description.trimmed.isEmpty
      },
      review: Condition(
        "neither takes the focus nor has an action, so that it may only decorate, or is in a field, whose keys may do"
          + " the same"
      ) { node, context in
        !node.states[.focusable]
          && (node.actions.isEmpty || context.isInside(node, within: 2) { $0.isField })
      },
      message: { node, _ in "the \(node.role.name) has no name" }),
    Expectation(
      "group-name",
      Condition("has a name of its own, where it stands in a group box of Qt") { node, context in
        !context.isNamedByGroup(node) || !node.description.trimmed.isEmpty
      },
      review: .always,
      message: { node, _ in
        "the \(node.role.name) has no name but the title of the group round it"
      }),
    Expectation(
      "derived-name", .hasGivenName, review: .always,
      message: { node, _ in
        "nobody gave the \(node.role.name) its name, which only says what can be seen and done"
      }),
    Expectation(
      "words-in-picture",
      Condition(
        "has half of the words at least that were read in a picture of it, where they are three or more, in its name, its"
          + " description or elsewhere in its window"
      ) { node, context in
        let words = DrawnLabels.words(on: node, context)
        guard words.count >= fewWords, let window = context.window(of: node.id) else { return true }
        let shown = ([window] + context.descendants(of: window)).filter(\.states[.showing])
        let said = ReadLetters(
          shown.map { "\($0.name) \($0.description)" }.joined(separator: "\n")
            + "\n" + (context.details(of: node)?.imageDescription ?? ""))
        return words.count { said.holds(ReadLetters($0)) } * 2 >= words.count
      },
      review: .always,
      message: { node, context in
        let text = Escaped.brief(DrawnLabels.words(on: node, context).joined(separator: " "))
        return "it shows \"\(text)\", which nothing in its window says"
      }),
  ]

  /// What is shown in a palette: three icons or more, each with its own words.
  private static func isOneOfLabelledIcons(_ node: Node, _ context: AuditContext) -> Bool {
    guard !node.states[.focusable], node.actions.isEmpty, node.name.trimmed.isEmpty,
      let box = context.parent(of: node), isLabelledIcon(box, context)
    else { return false }
    let holders = sequence(first: box) { context.parent(of: $0) }.prefix(4)
    return holders.contains { holder in
      context.children(of: holder).prefix(100).count { part in
        sequence(first: part) { inner in
          let parts = context.children(of: inner)
          return parts.count == 1 ? parts[0] : nil
        }.prefix(3).contains { isLabelledIcon($0, context) }
      } > 2
    }
  }

  private static func isLabelledIcon(_ box: Node, _ context: AuditContext) -> Bool {
    let parts = context.children(of: box)
    guard parts.count == 2, let icon = parts.first(where: { RoleGroups.images.contains($0.role) }),
      let label = parts.first(where: { $0.role == .label }), !label.name.trimmed.isEmpty,
      label.states[.showing], let place = icon.frame
    else { return false }
    return min(place.width, place.height) <= largestIcon
  }

  /// In points: twice what tool bars have.
  private static let largestIcon = 48.0

  /// One or two are a logo.
  private static let fewWords = 3
}
