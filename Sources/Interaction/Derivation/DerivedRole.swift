// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a proposed role rests on, the strongest first.
public enum RoleRank: CaseIterable, Sendable {
  /// It shows part of something larger.
  case container
  /// It has a place among others.
  case item
  /// It can be dragged to another element.
  case transfer
  /// It has a value.
  case value
  /// It is pressed.
  case press
  /// Something in it is moved, magnified or turned.
  case surface
}

/// What an element is, as far as its author and its gestures say it; what is inside may say more.
struct DerivedRole {
  /// What its author says it is, whatever is inside.
  var declared: Role?
  /// What else it is, where the element stands for no other.
  var derived: Role?

  @MainActor
  init(_ element: Element, _ control: DerivedControl) {
    let declaration = element.declaration
    let isInteractive = control.isInteractive
    let isText = declaration.role == .label
    if !element.dropTargets.isEmpty, !isInteractive, isText || declaration.role == nil {
      declared = .grouping
    } else {
      // A text that can be pressed or dragged is what its gestures make of it; a picture that is moved or
      // magnified is still seen as one.
      let givesWay = isText || declaration.roleIsOfContent && control.isOnlyPressed
      declared = (givesWay ? nil : declaration.role) ?? declaration.traitRole
    }
    // Named actions alone leave a text what it is.
    let hasActionsAlone = control.roles.isEmpty && element.gestures.isEmpty
    if isText, !isInteractive || hasActionsAlone {
      derived = .label
    } else if declaration.headingLevel != nil {
      derived = .heading
    } else {
      derived = RoleRank.allCases.lazy.compactMap { control.roles[$0] }
        .first { !declaration.removedRoles.contains($0) }
    }
    // A button among tabs leads to a page.
    let isButton = declared == nil ? derived == .button : declared == .button
    guard isButton, declaration.role == nil, element.isInTabList else { return }
    if declared == nil { derived = .pageTab } else { declared = .pageTab }
  }
}

extension DerivedControl {
  /// Whether pressing is all that its gestures make of it.
  fileprivate var isOnlyPressed: Bool { roles.keys.allSatisfy { $0 == .press } && !roles.isEmpty }
}

extension Element {
  /// Whether the nearest element around that says what it is, is a list of tabs.
  var isInTabList: Bool {
    for outer in surroundings {
      let declaration = outer.declaration
      if let role = declaration.role ?? declaration.traitRole { return role == .pageTabList }
    }
    return false
  }
}
