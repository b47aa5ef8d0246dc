// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Opening the menu of an element, choosing from it, and closing it.
extension InteractionScene {
  /// Points from the element's left edge to its menu.
  private static let anchorInset: CGFloat = 8

  /// Opens the menu of what can be done with an element.
  ///
  /// - Parameter point: Where it was asked for, in points of the window; nil for the element's
  ///   cursor, or its lower left corner.
  /// - Returns: False where there is nothing to choose, or the element's menu was turned off.
  @discardableResult
  public func openMenu(of element: Element, at point: CGPoint? = nil) -> Bool {
    let facet = focusTarget?.element === element ? focusTarget?.facet : nil
    closeMenu()
    publisher.refresh()
    let target = FocusTarget(element, facet: facet)
    let lines = menuLines(of: element, facet: facet)
    guard lines.contains(where: { !$0.isDivider }) else { return false }
    let menu = ActionsMenu(
      title: publisher.name(of: target), anchor: point ?? menuPlace(of: element), lines: lines,
      owner: target, origin: focusTarget,
      memory: FocusMemory(focusTarget ?? target, in: publisher.focusOrder, of: self),
      wasFocusVisible: isFocusVisible,
      choose: { [weak self] in self?.chosenLine = $0 })
    self.menu = menu
    toolTips.end()
    root.append(menu.element)
    note(.keys, "menu of \(menu.title) opens")
    if let line = menu.firstLine {
      moveInMenu(menu, to: line)
    } else {
      // From a bar one menu leads to the next: its title says which it is.
      let isInBar = isInMenuBar(target) && setFocus(target, isVisible: true)
      announce(isInBar ? "nothing to choose" : "\(menu.title): nothing to choose", about: element)
    }
    changed()
    return true
  }

  /// Closes the menu; what had the focus has it again.
  public func closeMenu() { leaveMenu()?.removeFromParent() }

  /// The same, but what is exposed of it stays.
  func leaveMenu() -> Element? {
    guard let menu else { return nil }
    menu.forgetFormer()
    // A line may have taken the focus with it, or somebody else has it by now.
    let hasFocus = menu.contains(focusTarget) || focusTarget == nil || focusTarget == menu.owner
    let isBack =
      hasFocus
      && [menu.origin, menu.owner].compactMap { $0 }.contains {
        setFocus($0, isVisible: menu.wasFocusVisible)
      }
    self.menu = nil
    if hasFocus, !isBack {
      publisher.refresh()
      let neighbour = menu.memory?.nearest(in: publisher.focusOrder, of: self)
      setFocus(neighbour, isVisible: neighbour != nil && menu.wasFocusVisible)
    }
    note(.keys, "menu of \(menu.title) closes")
    changed()
    return menu.element
  }

  /// Whether the two are a line of the open menu and what it belongs to: the menu takes the focus
  /// only on loan.
  func isMenuMove(_ one: FocusTarget?, _ other: FocusTarget?) -> Bool {
    guard let menu else { return false }
    return menu.contains(one) || menu.contains(other)
  }

  // MARK: What is in it

  /// Whether an author gave it a menu, or what it stands for.
  func hasAuthoredMenu(_ element: Element) -> Bool {
    element.declaration.contextMenu != nil || control(of: element).menuHolder?.declaredMenu != nil
  }

  private func menuLines(of element: Element, facet: Int?) -> [ActionsMenu.Line] {
    guard element.isEffectivelyEnabled else { return [] }
    var lines: [ActionsMenu.Line] = []
    let declaration = element.declaration
    let authored = declaration.contextMenu ?? control(of: element).menuHolder?.declaredMenu
    for entry in authored?() ?? element.writtenText?.menu ?? [] {
      switch entry {
      case .divider: if lines.last?.isDivider == false { lines.append(.init("", nil)) }
      case .item(let item):
        lines.append(
          .init(
            item.label, keys: item.keys, isEnabled: item.isEnabled,
            isDestructive: item.isDestructive, isChosen: item.isChosen, .author(item.action)))
      }
    }
    guard declaration.offersActionsMenu ?? true else { return lines }
    let all = control(of: element).alternatives.filter {
      $0.alternative.isAction && !$0.play.opensMenu
    }
    let own = facet == nil ? [] : all.filter { $0.facet == facet }
    let derived = own + all.filter { $0.facet == nil }
    if !derived.isEmpty, lines.last?.isDivider == false { lines.append(.init("", nil)) }
    // On a single value, its own keys go before those of its element.
    let taken = Set(own.flatMap(\.alternative.keys))
    lines += derived.map { line in
      let keys = line.alternative.keys
      return .init(
        line.alternative.label,
        keys: line.facet == nil ? keys.filter { !taken.contains($0) } : keys,
        .alternative(name: line.alternative.name, facet: line.facet))
    }
    return lines
  }

  private func menuPlace(of element: Element) -> CGPoint {
    if let cursor, focusTarget?.element === element { return cursor.place }
    let frame = element.windowFrame
    return CGPoint(
      x: frame.x + min(Self.anchorInset, frame.width / 2),
      y: min(frame.maxY, frame.y + frame.height / 2 + Self.anchorInset))
  }

  // MARK: Choosing

  /// Does what was chosen, once the input that chose it has been dealt with.
  func followMenuChoice() {
    guard let line = chosenLine else { return }
    chosenLine = nil
    guard let menu, menu.lines.contains(where: { $0 === line }), let choice = line.choice else {
      return
    }
    let owner = menu.owner
    closeMenu()
    switch choice {
    case .author(let action): action()
    case .alternative(let name, let facet):
      guard let element = owner.element, element.scene === self,
        let found = control(of: element).action(named: name, facet: facet)
      else { return }
      note(.keys, "menu does \(name)")
      _ = play(found, on: element)
    }
  }

  // MARK: Keys

  /// Nil where the key is not the menu's: none is open, or it leaves it.
  func menuTakes(_ event: KeyEvent) -> Bool? {
    guard let menu, event.phase != .up else { return nil }
    if menuBarTakes(event, from: menu) { return true }
    menu.forgetFormer()
    let items = menu.lines.indices.filter { !menu.lines[$0].isDivider && menu.lines[$0].isEnabled }
    let place = menu.focusedLine(focusTarget).flatMap { items.firstIndex(of: $0) }
    switch (event.key, event.modifiers) {
    case (.escape, []), (.menu, []), ("F10", .shift): closeMenu()
    case (.tab, _):
      closeMenu()
      return nil
    case (.down, []): moveInMenu(menu, to: items.at(((place ?? -1) + 1), wrapping: true))
    case (.up, []): moveInMenu(menu, to: items.at((place ?? items.count) - 1, wrapping: true))
    case (.home, []), (.pageUp, []): moveInMenu(menu, to: items.first)
    case (.end, []), (.pageDown, []): moveInMenu(menu, to: items.last)
    case (.return, []), (.space, []): return nil
    default: find(event, in: menu, items, after: place)
    }
    return true
  }

  /// The key that does it without the menu does it here too; a letter goes to the next item that
  /// begins with it.
  private func find(_ event: KeyEvent, in menu: ActionsMenu, _ items: [Int], after place: Int?) {
    guard event.phase == .down else { return }
    let binding = KeyBinding(event.key, event.modifiers)
    let letter =
      event.key.name.count == 1 ? event.key.name.lowercased() : event.characters.lowercased()
    if letter.count == 1, letter.first?.isLetter == true,
      event.modifiers.subtracting(.shift).isEmpty
    {
      let start = (place ?? -1) + 1
      let order = items[min(start, items.count)...] + items[..<min(start, items.count)]
      let match = order.first { menu.lines[$0].label.lowercased().hasPrefix(letter) }
      moveInMenu(menu, to: match ?? place.map { items[$0] })
    } else if let index = items.first(where: { menu.lines[$0].binding == binding }) {
      chosenLine = menu.lines[index]
    }
  }

  private func moveInMenu(_ menu: ActionsMenu, to index: Int?) {
    guard let index else { return }
    let line = FocusTarget(menu.lines[index].element)
    // The only one: the key has done what it can.
    if line == focusTarget { announce(menu.lines[index].label, about: line.element) }
    setFocus(line, isVisible: true)
    changed()
  }

  // MARK: Contacts

  /// True for a contact that belongs to the menu's opening and closing, and to nobody else.
  func menuTakes(_ event: PointerEvent) -> Bool {
    guard event.phase == .began else {
      guard menuContacts.contains(event.id) else { return false }
      if event.phase != .moved { menuContacts.remove(event.id) }
      return true
    }
    if let menu {
      if menu.contains(event.location) { return false }
      closeMenu()
      menuContacts.insert(event.id)
      if event.button != .secondary { return true }
    }
    guard event.button == .secondary else { return false }
    publisher.refresh()
    let isOpened = path(at: event.location).contains { hit in
      openOffered(hit.oneForAllRound ?? hit, at: event.location)
    }
    if isOpened { menuContacts.insert(event.id) }
    return menuContacts.contains(event.id)
  }

  /// Opens the menu for a contact that stays; the rest of the contact is nobody's.
  func openMenu(of element: Element, at point: CGPoint, by contact: PointerEvent.ID) {
    publisher.refresh()
    guard openOffered(element, at: point) else { return }
    menuContacts.insert(contact)
    pointers.cancel(contact, at: now)
  }

  /// The element's menu, or what its author does in its place.
  private func openOffered(_ element: Element, at point: CGPoint) -> Bool {
    guard let offer = control(of: element).menu else { return false }
    setFocus(FocusTarget(element), isVisible: isFocusVisible)
    texts.aim(at: point, in: element)
    if offer.play.opensMenu { return openMenu(of: element, at: point) }
    return play(offer, on: element)
  }

  /// Where the element is gone, nothing can be done with it.
  func closeOrphanedMenu() {
    if let menu, menu.owner.element?.scene !== self { closeMenu() }
  }
}

extension [Int] {
  fileprivate func at(_ index: Int, wrapping: Bool) -> Int? {
    isEmpty ? nil : self[((index % count) + count) % count]
  }
}
