// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the author declared.
extension Derivation {
  /// A declared default action stands in the place of a tap.
  mutating func addDeclaredDefault() {
    guard let action = declaration.defaultAction else { return }
    addClick(.declared(action))
  }

  /// The menu of all of them, where there are any; the menu of nothing but a press is no action of
  /// its own.
  mutating func addMenu() {
    // To scroll is no choice about the element.
    let offered = control.alternatives.filter { !$0.play.isScroll }
    let hasOthers =
      offered.contains { $0.alternative.name != "click" }
      || declaration.adjustableAction != nil || !declaration.actions.isEmpty
    let offersAny = declaration.offersActionsMenu ?? true
    let hasOwn = declaration.contextMenu != nil
    guard hasOwn || (offersAny && (hasOthers || !offered.isEmpty)) else { return }
    add(
      Self.menuName, "Show menu", for: .showMenu, Play.showMenu, isAction: hasOwn || hasOthers)
  }

  /// Orca looks for it, from version 50, before it makes a secondary click of its own
  /// (`ax_event_synthesizer.py`, `try_all_right_click_actions`). Chromium's `showContextMenu` is the
  /// same once Orca has put its dashes in.
  package static let menuName = "show-context-menu"

  /// It is about all the others.
  mutating func putMenuLast() {
    let place = control.alternatives.firstIndex {
      $0.facet == nil && $0.alternative.name == Self.menuName
    }
    guard let place else { return }
    control.alternatives.append(control.alternatives.remove(at: place))
  }

  mutating func addDeclared() {
    if let adjust = declaration.adjustableAction {
      propose(.canvas, as: .surface)
      if declaration.value != nil { propose(.spinButton, as: .value) }
      let isMirrored = element.isRightToLeft
      let (more, less): (KeyMap.Purpose, KeyMap.Purpose) =
        isMirrored
        ? (.decrementHorizontal, .incrementHorizontal)
        : (.incrementHorizontal, .decrementHorizontal)
      add(
        "increment", "Increase", for: more, keys: keyMap[.incrementVertical],
        Play.declared { adjust(.increment) })
      add(
        "decrement", "Decrease", for: less, keys: keyMap[.decrementVertical],
        Play.declared { adjust(.decrement) })
    }
    // An outer declaration comes first and is the one that counts.
    var seen: Set<String> = []
    for action in declaration.actions {
      let name = Self.name(of: action)
      if seen.insert(name).inserted, replace(name, action) { continue }
      add(
        ActionName.unique(name, among: names), action.label, for: action.purpose,
        Play.declared(action.handler))
    }
  }

  /// What opens a menu is called as clients look for it; everything else by its author's label.
  private static func name(of action: SemanticsDeclaration.DeclaredAction) -> String {
    action.purpose == .showMenu ? menuName : ActionName.normalized(action.label)
  }

  /// An action that is called as one that was derived stands in its place, with its keys.
  private mutating func replace(
    _ name: String, _ action: SemanticsDeclaration.DeclaredAction
  ) -> Bool {
    let place = control.alternatives.firstIndex {
      $0.facet == nil && $0.alternative.isAction
        && ($0.alternative.name == name
          || ActionName.normalized($0.alternative.label) == name)
    }
    guard let place else { return false }
    control.alternatives[place].play = .declared(action.handler)
    control.alternatives[place].alternative.label = action.label
    return true
  }
}
