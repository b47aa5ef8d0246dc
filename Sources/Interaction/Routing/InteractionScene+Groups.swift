// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Groups that are one stop of Tab, and the arrow keys inside them.
extension InteractionScene {
  /// Where Tab stops from where the focus is: of each group the one element that stands for it, and
  /// of the group that has the focus the one that has it.
  func tabStops() -> [FocusTarget] {
    let order = publisher.focusOrder
    // While something is dragged, each target is a stop.
    guard transfers.played == nil else { return order }
    var groups: [ObjectIdentifier: FocusTarget] = [:]
    let current = focusTarget.flatMap { target in order.first { $0 == target } }
    if let current, let group = group(of: current), !isOwnStop(current) {
      groups[ObjectIdentifier(group)] = current
    }
    return order.filter { target in
      guard let group = group(of: target), !isOwnStop(target) else { return true }
      let key = ObjectIdentifier(group)
      let stop = groups[key] ?? entry(of: group)
      groups[key] = stop
      return stop.map { $0 == target } ?? true
    }
  }

  /// An arrow, Home or End among the elements of the group that has the focus.
  func moveInGroup(_ event: KeyEvent) -> Bool {
    let direction = event.modifiers.isEmpty ? KeyCommand.Direction(event.key) : nil
    let leadsToEnd = [.home, .end].contains(event.key) && [[], .control].contains(event.modifiers)
    guard direction != nil || leadsToEnd, let target = focusTarget else { return false }
    publisher.refresh()
    guard let container = group(of: target), let group = container.focusGroup else { return false }
    if leadsToEnd {
      makeOutermostRows(atEnd: event.key == .end)
    } else {
      makeNeighbouringRows(of: target)
    }
    let items = items(of: container)
    guard items.count > 1, let place = items.firstIndex(where: { $0 == target }) else {
      return false
    }
    let arrangement = GroupArrangement(items.compactMap { $0.element?.windowFrame })
    let next: Int?
    if let direction {
      guard arrangement.leads(direction) else { return false }
      next = arrangement.next(from: place, direction, wraps: group.wraps)
    } else {
      let isOfAll = event.modifiers == .control
      next =
        event.key == .home
        ? arrangement.start(of: place, ofAll: isOfAll) : arrangement.end(of: place, ofAll: isOfAll)
    }
    // At the edge the key has done what it can: nothing round the group should take it.
    let reached = next.flatMap { $0 == place ? nil : items[$0] }
    moveFocus(from: target, to: reached)
    if direction != nil, let reached { pressRadioButton(reached) }
    return true
  }

  /// An arrow that comes to a radio button chooses it, as on every desktop (ARIA Authoring Practices,
  /// "radio group"): it is pressed.
  private func pressRadioButton(_ target: FocusTarget) {
    guard let id = publisher.id(of: target), publisher.node(id)?.role == .radioButton
    else { return }
    _ = choose(id, true)
  }

  /// What arrows do on a tab, which is no action of its own: they lead to the tabs beside it.
  func tabAlternatives(beside target: FocusTarget) -> [Alternative] {
    guard publisher.id(of: target).flatMap(publisher.node)?.role == .pageTab,
      let container = group(of: target), !isOwnStop(target)
    else { return [] }
    let items = items(of: container)
    guard items.count > 1 else { return [] }
    let arrangement = GroupArrangement(items.compactMap { $0.element?.windowFrame })
    let (back, forward): (Key, Key) = arrangement.leads(.down) ? (.up, .down) : (.left, .right)
    return [
      Alternative(name: "previous-tab", label: "Previous tab", keys: [KeyBinding(back)]),
      Alternative(name: "next-tab", label: "Next tab", keys: [KeyBinding(forward)]),
    ]
  }

  /// Page Up or Page Down in a group that scrolls: the focus goes on by what is seen at once. Where a
  /// group does not fill what is seen, the keys are for what scrolls round it.
  func moveByPage(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .pageUp || event.key == .pageDown,
      let target = focusTarget
    else { return false }
    publisher.refresh()
    guard let container = group(of: target),
      let pane = target.element?.surroundings.first(where: {
        $0.scroller?.axes.contains(.vertical) == true
      }), let scroller = pane.scroller
    else { return false }
    let page = pane.windowFrame.height
    // Nothing but the group is in it, with a margin.
    let isOwnPane =
      pane.isInside(container)
      || scroller.contentSize.height <= container.windowFrame.height + 2 * Scroller.margin
    guard isOwnPane || Self.extent(of: items(of: container)) > page else { return false }
    let next = farthest(
      event.key == .pageDown ? .down : .up, from: target, in: container, within: page)
    guard next != nil || isOwnPane else { return false }
    moveFocus(from: target, to: next)
    return true
  }

  /// The last element that way whose place is not more than so many points of the window away, and the
  /// next one where that is farther. Nil where there is none that way.
  private func farthest(
    _ direction: KeyCommand.Direction, from start: FocusTarget, in container: Element,
    within page: Double
  ) -> FocusTarget? {
    var reached = start
    var items: [FocusTarget] = []
    var arrangement = GroupArrangement([])
    while true {
      if makeNeighbouringRows(of: reached) || items.isEmpty {
        items = self.items(of: container)
        arrangement = GroupArrangement(items.compactMap { $0.element?.windowFrame })
      }
      guard arrangement.leads(direction), let place = items.firstIndex(of: reached),
        let next = arrangement.next(from: place, direction, wraps: false),
        let frame = items[next].element?.windowFrame, let first = start.element?.windowFrame,
        reached == start || abs(frame.y - first.y) + frame.height <= page
      else { return reached == start ? nil : reached }
      reached = items[next]
    }
  }

  /// How much of the window these take from top to bottom, in points.
  private static func extent(of targets: [FocusTarget]) -> Double {
    let frames = targets.compactMap { $0.element?.windowFrame }
    let (top, bottom) = (frames.map(\.y).min(), frames.map { $0.y + $0.height }.max())
    guard let top, let bottom else { return 0 }
    return bottom - top
  }

  /// Nil where there is no other: who hears nothing does not know that.
  private func moveFocus(from target: FocusTarget, to next: FocusTarget?) {
    if let next {
      setFocus(next, isVisible: true)
    } else {
      focusBecomesVisible()
      if let element = target.element { reveal(element) }
      let name = publisher.name(of: target)
      announce(about: target.element) { name }
    }
  }

  /// An arrow among the places where what is dragged by keys can be dropped: to the nearest that way.
  func moveAmongDropTargets(_ event: KeyEvent) -> Bool {
    guard transfers.played != nil, event.modifiers.isEmpty,
      let direction = KeyCommand.Direction(event.key), let target = focusTarget
    else { return false }
    publisher.refresh()
    makeNeighbouringRows(of: target)
    let stops = transfers.stops
    guard let place = stops.firstIndex(of: target) else { return false }
    let frames = stops.compactMap { $0.element?.windowFrame }
    let next = GroupArrangement.nearest(to: place, direction, among: frames)
    moveFocus(from: target, to: next.map { stops[$0] })
    return true
  }

  /// Where Tab comes into the group: to the one selected element, to the last, or to the first.
  private func entry(of container: Element) -> FocusTarget? {
    let items = items(of: container)
    let selected = items.filter { $0.element?.isSelected == true }
    if selected.count == 1 { return selected[0] }
    if let last = container.lastFocus, items.contains(where: { $0 == last }) { return last }
    return items.first
  }

  func items(of container: Element) -> [FocusTarget] {
    publisher.focusOrder.filter { group(of: $0) === container && !isOwnStop($0) }
  }

  /// The nearest group round the target; what is apart of what is round it is no part of its group.
  private func group(of target: FocusTarget) -> Element? {
    let nearest = target.element?.surroundings.first {
      $0.focusGroup != nil || $0.declaration.childBehavior == .apart
    }
    return nearest?.focusGroup == nil ? nil : nearest
  }

  /// Whether the target's own actions want plain arrows, or it is written in: the group's would not
  /// get it out again. One that is picked up has them for as long as it is.
  private func isOwnStop(_ target: FocusTarget) -> Bool {
    guard let element = target.element, !player.isCarrying(element) else { return false }
    if target.facet != nil || element.writtenText != nil { return true }
    return control(of: element).alternatives.contains { alternative in
      alternative.facet == nil
        && alternative.alternative.keys.contains {
          $0.modifiers.isEmpty && KeyCommand.Direction($0.key) != nil
        }
    }
  }
}

extension Element {
  /// The group that the author made, or that follows from the role, also where a trait says it.
  var focusGroup: FocusGroup? {
    if let group = focus.group { return group.isEnabled ? group : nil }
    guard !declarations.isEmpty else { return nil }
    let declaration = declaration
    return FocusGroup(role: declaration.role ?? declaration.traitRole)
  }

  fileprivate var isSelected: Bool {
    let states = declaration.addedStates
    return states[.selected] || states[.checked]
  }
}
