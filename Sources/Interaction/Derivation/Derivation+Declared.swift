// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the author declared.
extension Derivation {
  /// A declared default action stands in the place of a tap.
  mutating func addDeclaredDefault() {
    guard let action = declaration.defaultAction else { return }
    addClick(.declared(action))
  }

  /// What the author declared has its keys before everything that is derived, but the default action,
  /// which is the author's or stands in the place of a tap. What is picked up has the keys until it is
  /// dropped.
  mutating func reserveDeclaredKeys() {
    guard !situation.isCarried else { return }
    if declaration.adjustableAction != nil {
      reserve(keys(of: .increment), for: Self.incrementName)
      reserve(keys(of: .decrement), for: Self.decrementName)
    }
    for action in declaration.actions {
      guard let purpose = action.purpose else { continue }
      reserve(keyMap[purpose], for: Self.name(of: action))
    }
  }

  static let incrementName = "increment"
  static let decrementName = "decrement"

  /// All four arrows: nobody says along which axis the value lies.
  private func keys(of direction: SemanticsDeclaration.AdjustmentDirection) -> [KeyBinding] {
    let isMore = direction == .increment
    return keyMap[isMore ? .incrementVertical : .decrementVertical]
      + keyMap[isMore != isRightToLeft ? .incrementHorizontal : .decrementHorizontal]
  }

  /// The menu of all of them, where there are any; the menu of nothing but a press is no action of
  /// its own, and neither is that of a text: assistive technologies have requests of their own for what
  /// is in it.
  mutating func addMenu() {
    // To scroll is no choice about the element.
    let offered = control.alternatives.filter { !$0.play.isScroll }
    let hasOthers =
      offered.contains { $0.alternative.name != "click" }
      || declaration.adjustableAction != nil || !declaration.actions.isEmpty
    let offersAny = declaration.offersActionsMenu ?? true
    let hasOwn = declaration.contextMenu != nil
    let isText = element.writtenText != nil
    guard hasOwn || isText || (offersAny && (hasOthers || !offered.isEmpty)) else { return }
    add(
      Self.menuName, Self.menuLabel, for: .showMenu, Play.showMenu,
      isAction: hasOwn || (offersAny && hasOthers))
  }

  /// Orca looks for it, from version 50, before it makes a secondary click of its own
  /// (`ax_event_synthesizer.py`, `try_all_right_click_actions`). Chromium's `showContextMenu` is the
  /// same once Orca has put its dashes in.
  nonisolated package static let menuName = "show-context-menu"
  static let menuLabel = "Show menu"
  /// What takes a thing up that can be dropped elsewhere.
  nonisolated package static let dragName = "start-drag"

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
      propose(element.spokenNumber == nil ? .spinButton : .slider, as: .value)
      addStep(Self.incrementName, "Increase", .increment, adjust)
      addStep(Self.decrementName, "Decrease", .decrement, adjust)
    }
    // An outer declaration comes first and is the one that counts.
    var seen: Set<String> = []
    for action in declaration.actions {
      let name = Self.name(of: action)
      let keys = action.purpose.map { keyMap[$0] } ?? []
      if seen.insert(name).inserted,
        replace(name, label: action.label, keys: keys, .declared(action.handler))
      {
        continue
      }
      add(
        ActionName.unique(name, among: names), action.label, for: action.purpose,
        Play.declared(action.handler))
    }
  }

  /// Stands in the place of a step that a gesture would make.
  private mutating func addStep(
    _ name: String, _ label: String, _ direction: SemanticsDeclaration.AdjustmentDirection,
    _ adjust: @escaping @MainActor (SemanticsDeclaration.AdjustmentDirection) -> Void
  ) {
    let play = Play.declared { adjust(direction) }
    if replace(name, label: label, keys: keys(of: direction), play, verb: "adjust") { return }
    add(name, label, keys: keys(of: direction), play, verb: "adjust")
  }

  /// What opens a menu is called as clients look for it; everything else by its author's label.
  private static func name(of action: SemanticsDeclaration.DeclaredAction) -> String {
    action.purpose == .showMenu ? menuName : ActionName.normalized(action.label)
  }

  /// An action that is called as one that was derived stands in its place, with its keys and those
  /// that it asks for itself.
  private mutating func replace(
    _ name: String, label: String, keys: [KeyBinding], _ play: Play, verb: String? = nil
  ) -> Bool {
    let place = control.alternatives.firstIndex {
      $0.facet == nil && $0.alternative.isAction
        && ($0.alternative.name == name
          || ActionName.normalized($0.alternative.label) == name)
    }
    guard let place else { return false }
    let own = take(keys, for: name)
    control.alternatives[place].play = play
    control.alternatives[place].alternative.label = label
    control.alternatives[place].alternative.usage = verb.map { .verb($0) }
    control.alternatives[place].alternative.add(own)
    return true
  }
}
