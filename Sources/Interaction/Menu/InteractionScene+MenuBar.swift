// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The keys of a menu bar, as other toolkits of the desktop have them.
extension InteractionScene {
  /// F10 opens the first menu of the bar, from anywhere; Down opens the one that has the focus, and so
  /// do Down and Up on a combo box.
  func menuBarTakes(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.phase == .down else { return false }
    publisher.refresh()
    switch event.key {
    case "F10":
      let first = publisher.focusOrder.first { bar(round: $0) != nil }
      return first.map { open($0, at: event.time) } ?? false
    case .down, .up:
      guard let target = focusTarget,
        event.key == .down && bar(round: target) != nil || opensChoices(target)
      else { return false }
      return open(target, at: event.time)
    default: return false
    }
  }

  /// Left and Right open the menu beside the one that is open, and F10 closes it. False for a menu that
  /// belongs to no bar, and for other keys.
  func menuBarTakes(_ event: KeyEvent, from menu: ActionsMenu) -> Bool {
    guard event.modifiers.isEmpty, let bar = bar(round: menu.owner) else { return false }
    if event.key == "F10" {
      closeMenu()
      return true
    }
    guard let direction = KeyCommand.Direction(event.key), [.left, .right].contains(direction)
    else { return false }
    let titles = items(of: bar)
    guard let place = titles.firstIndex(of: menu.owner) else { return false }
    let arrangement = GroupArrangement(titles.compactMap { $0.element?.windowFrame })
    guard let next = arrangement.next(from: place, direction, wraps: true), next != place else {
      return false
    }
    let former = leaveMenu()
    let isOpen = open(titles[next], at: event.time)
    if let former {
      if let opened = self.menu { opened.follow(former) } else { former.removeFromParent() }
    }
    return isOpen
  }

  /// Whether it stands in a menu bar, which a window enters by F10.
  func isInMenuBar(_ target: FocusTarget) -> Bool { bar(round: target) != nil }

  private func opensChoices(_ target: FocusTarget) -> Bool {
    guard let declaration = target.element?.declaration, declaration.role == .comboBox else {
      return false
    }
    return declaration.addedStates[.hasPopup]
  }

  private func bar(round target: FocusTarget) -> Element? {
    target.element?.lineage.first { $0.declaration.role == .menuBar }
  }

  private func open(_ title: FocusTarget, at time: Double) -> Bool {
    guard let element = title.element else { return false }
    let control = control(of: element)
    guard let press = control.press(facet: title.facet) else { return false }
    return player.play(press, on: element, control: control, isHeld: false, at: time)
  }
}
