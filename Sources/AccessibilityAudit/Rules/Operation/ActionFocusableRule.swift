// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What only a pointer can reach is closed to everybody who has none.
struct ActionFocusableRule: Rule {
  let id = "action-focusable"
  let help = "What can be clicked can be reached by keys"
  let advice =
    "Make the element focusable and give it the role of what it is, give its action a key, or put the"
    + " action on the control that it belongs to. Keep its name: it says what it is for."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.12"), .section508("502.3.11"),
  ]
  let applicability =
    Condition(
      "has an action like a click, which says something of the element itself, or is an empty box with"
        + " words of its own, a box with a tool tip round a picture, or a mark with a tool tip (?)"
    ) { node, context in
      hasClick(node, context) || isBoxWithWords(node, context) || isHint(node)
    }
    && Condition("is no control, which keyboard-reachable judges") { node, _ in
      !(RoleGroups.controls.contains(node.role) || node.isEditableText)
    } && .isShowing && .isEnabled && .isDrawn
    && Condition("is no label of a control") { node, _ in
      !node.relations.contains { $0.kind == .labelFor }
    }
    && Condition("is in Firefox no frame round controls, which only hears of their clicks") {
      node, context in
      !context.toolkit.has(.listensToClicksOfInner)
        || !context.index(ControlsInside.self).contains(node.id)
    }

  let expectations = [
    Expectation(
      "hint",
      Condition(
        "is no mark whose tool tip explains something, or takes the focus, or is in a control"
      ) {
        node, context in
        !isHint(node) || context.isPartOfControl(node, orOfItem: false, within: 4)
      },
      review: .always,
      message: { node, _ in
        "\"\(Escaped.brief(node.description))\" is its tool tip, for who has a pointer: it takes no focus"
      }),
    Expectation(
      "empty-box",
      Condition(
        "is no such box, inside of no control, or the pointer has been tried on it, and it did something"
          + " or is no drawing, also by its picture, and has no label beside it"
      ) { node, context in
        !isBoxWithWords(node, context) || isAnswered(node, context)
          || context.isPartOfControl(node, within: 4)
      },
      review: .always,
      message: { node, context in
        let inside = context.children(of: node).contains { $0.states[.showing] }
        let isTried = context.index(PointerIndex.self).hasAnswer(for: node)
        return "the \(node.role.name) has words and holds \(inside ? "a picture" : "nothing"):"
          + " its role does not say what it is"
          + (isTried ? "" : ", and whether it is operated by the pointer only")
      }),
    Expectation(
      "pointer-only", Condition.takesKeys || .isSelectable || .isQuietBox,
      review: Condition("is a picture in a field, whose keys may do the same") { node, context in
        RoleGroups.images.contains(node.role)
          && context.isInside(node, within: 2) {
            $0.isField
          }
      },
      message: { node, _ in
        "the \(node.role.name) has an action, but takes no focus and has no key"
      }),
  ]

  /// Whether the pointer has shown that there is nothing to ask. A label beside it says that it shows or
  /// sets something, though no click does anything, and so does a drawing.
  private static func isAnswered(_ node: Node, _ context: AuditContext) -> Bool {
    let pointer = context.index(PointerIndex.self)
    return pointer.hasAnswer(for: node)
      && (!pointer.places(of: node).isEmpty
        || context.labels(of: node).isEmpty && node.role != .drawingArea
          && context.evidence.appearances[node.id]?.edges ?? 0 < DrawingNamedRule.fewEdges)
  }

  /// "(i)" or "?", with a tool tip that says more.
  private static func isHint(_ node: Node) -> Bool {
    node.role == .label && !node.states[.focusable] && node.description.contains(" ")
      && ["i", "?", "(i)", "(?)", "[?]", "[i]", "ℹ", "ⓘ", "🛈", "❓", "ℹ️"].contains(node.name.trimmed)
  }

  private static func hasClick(_ node: Node, _ context: AuditContext) -> Bool {
    node.actions.contains { ActionNames.isClickOfItsOwn($0.name, of: context.toolkit) }
  }

  /// A box that holds nothing, takes no focus and does nothing, as far as it says: a tool tip or a name
  /// is there for somebody who sees it and has a pointer.
  private static func isBoxWithWords(_ node: Node, _ context: AuditContext) -> Bool {
    guard boxes.contains(node.role) || context.isInnerFrame(node), !node.states[.focusable],
      node.actions.isEmpty, node.value == nil, !context.isTopWindow(node),
      node.relations.allSatisfy({ naming.contains($0.kind) })
    else { return false }
    let inside = context.children(of: node).filter { $0.states[.showing] }
    let isEmpty = inside.isEmpty
    // A tool tip on a box round a picture: GTK 3's way of making a picture hear clicks.
    guard isEmpty || inside.allSatisfy({ isPictureAlone($0, context) }) else { return false }
    if !node.description.trimmed.isEmpty { return true }
    if !isEmpty { return false }
    let name = context.name(of: node)
    return !name.isEmpty && !context.isNamedByGroup(node) && !NameForm.isClassName(name)
      && !(context.toolkit.has(.namesByClass)
        && (NameForm.isTypeName(name) || isCalledAsOthers(node, context)))
  }

  /// GTK before 4.10 gives what has no name that of its class, which in an application may be one word
  /// ("Separator"). Empty boxes side by side of one such name have it from there.
  private static func isCalledAsOthers(_ node: Node, _ context: AuditContext) -> Bool {
    let name = node.name.trimmed
    guard NameForm.isCapitalizedWord(name), context.labels(of: node).isEmpty,
      let parent = context.parent(of: node)
    else { return false }
    return context.children(of: parent).contains { other in
      other.id != node.id && other.role == node.role && other.name.trimmed == name
    }
  }

  /// A label beside a drawn control belongs to it.
  private static let naming: Set<Relation.Kind> = [.labelledBy, .describedBy]

  private static func isPictureAlone(_ node: Node, _ context: AuditContext) -> Bool {
    RoleGroups.images.contains(node.role) && node.actions.isEmpty && node.children.isEmpty
      && !node.states[.focusable]
  }

  private static let boxes: RoleSet = [
    .panel, .filler, .drawingArea, .layeredPane, .glassPane, .rootPane, .grouping,
  ]
}

extension Condition {
  fileprivate static let isQuietBox = Condition("is a box inside of a control") { node, _ in
    node.actions.isEmpty
  }

  static let isSelectable = Condition("is selectable") { node, _ in
    node.states[.selectable]
  }
}

/// The elements that hold a control, at any depth.
struct ControlsInside: AuditIndex {
  private let holders: Set<ElementID>

  init(_ context: AuditContext) {
    var holders: Set<ElementID> = []
    for node in context.nodes where RoleGroups.controls.contains(node.role) || node.isEditableText {
      for place in context.ancestorPlaces(of: node) {
        // What holds a holder is one already.
        guard holders.insert(context.nodes[place].id).inserted else { break }
      }
    }
    self.holders = holders
  }

  func contains(_ id: ElementID) -> Bool { holders.contains(id) }
}
