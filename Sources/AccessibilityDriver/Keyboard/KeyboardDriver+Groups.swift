// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  private static let arrows: [Key] = [.right, .left, .down, .up]
  /// Keys in one direction of a group; more are not tried.
  private static let reachLimit = 40

  /// Goes round by Tab once more, and tries arrows at each stop that stands in a group; last at those that
  /// Tab does not come to again, where something keeps it.
  func tryGroups(_ record: inout KeyboardWalk) async throws(DriverError) {
    let start = place
    var tried: Set<ElementID> = []
    let groups = Set(stops(record).compactMap(group))
    for _ in 0...record.forward.count {
      if isOutOfTime || groups.isSubset(of: tried) { return }
      if let stop = place?.element, let group = group(of: stop), tried.insert(group).inserted {
        record.groups.append(try await tryAgainIfDead(group, stop))
        await stayOnPage()
      }
      try await pressAndStay(Self.tab)
      if place == start || !isInOwnWindow() { break }
    }
    for stop in stops(record) {
      guard let group = group(of: stop), !tried.contains(group) else { continue }
      guard !isOutOfTime, isInOwnWindow() else { return }
      try? await reader.grabFocus(stop, of: snapshot)
      scene?.look = await watch.look()
      guard place?.element == stop else { continue }
      tried.insert(group)
      record.groups.append(try await tryAgainIfDead(group, stop))
    }
  }

  private func stops(_ record: KeyboardWalk) -> [ElementID] {
    record.forward.flatMap { [$0.before?.element, $0.after?.element] }.compactMap(\.self)
  }

  /// Of buttons that exclude each other (Qt's) Tab leads to one, and arrows to the others, whatever they
  /// are called: from the neighbour of each that no key has led to they are tried.
  func tryNeighbours(_ record: inout KeyboardWalk) async throws(DriverError) {
    guard let scene else { return }
    for node in snapshot.tree.depthFirst where Self.excluding.contains(node.role) {
      guard !isOutOfTime, isInOwnWindow(), node.states[.showing], node.states[.sensitive],
        !record.reached.contains(node.id), snapshot.tree.window(of: node.id)?.id == scene.node.id,
        let neighbour = neighbour(of: node, in: record.reached)
      else { continue }
      for (key, opposite) in zip(Self.arrows, [Key.left, .right, .up, .down]) {
        try? await reader.grabFocus(neighbour, of: snapshot)
        self.scene?.look = await watch.look()
        let step = try await press(KeyBinding(key))
        guard isInOwnWindow(), step.after?.element == node.id else { continue }
        record.sideSteps.append(step)
        _ = try await press(KeyBinding(opposite))
        break
      }
    }
  }

  private static let written: Set<Role> = [.comboBox, .spinButton, .text, .entry]
  private static let excluding: Set<Role> = [.checkBox, .toggleButton]

  /// The nearest of its kind beside it that keys have led to.
  private func neighbour(of node: Node, in reached: Set<ElementID>) -> ElementID? {
    guard let parent = snapshot.tree.parent(of: node.id).flatMap({ snapshot.tree[$0] }),
      let place = parent.children.firstIndex(of: node.id)
    else { return nil }
    let beside = [place - 1, place + 1].filter(parent.children.indices.contains)
    return beside.map { parent.children[$0] }
      .first { snapshot.tree[$0]?.role == node.role && reached.contains($0) }
  }

  /// Says of each group that Tab came to and that was not tried why it was not.
  func leaveGroups(_ record: inout KeyboardWalk) {
    var known = Set(record.groups.map(\.element))
    for stop in stops(record) {
      guard let group = group(of: stop), known.insert(group).inserted else { continue }
      var trial = KeyboardGroupTrial(element: group, stop: stop)
      trial.gap = record.gap ?? (isOutOfTime ? Self.overtime : "Tab did not lead to it once more")
      record.groups.append(trial)
    }
  }

  /// The list, the tab list, the tool bar, the radio buttons round an element, or the element that is
  /// adjustable; nil where arrows are not expected.
  func group(of stop: ElementID) -> ElementID? {
    guard let node = snapshot.tree[stop] else { return nil }
    switch node.role {
    case .slider, .dial: return stop
    case .list, .listBox, .tree, .treeTable, .menuBar, .pageTabList: return stop
    case .radioButton, .pageTab, .listItem, .treeItem, .menuItem, .menu:
      return snapshot.tree.parent(of: stop)
    default: return toolBar(round: stop)
    }
  }

  /// One stop for all that is in it, in GTK 3 and Firefox, which put boxes round its buttons.
  private func toolBar(round stop: ElementID) -> ElementID? {
    var above = snapshot.tree.parent(of: stop)
    for _ in 0..<3 {
      guard let id = above else { return nil }
      if snapshot.tree[id]?.role == .toolBar { return id }
      above = snapshot.tree.parent(of: id)
    }
    return nil
  }

  /// Once more without haste, where no key has done anything: some take their time.
  private func tryAgainIfDead(
    _ group: ElementID, _ stop: ElementID
  ) async throws(DriverError) -> KeyboardGroupTrial {
    let trial = try await tryGroup(group, stop)
    guard trial.effective.isEmpty, pace.patience != nil, isInside(group) else { return trial }
    isPatient = true
    defer { isPatient = false }
    return try await tryGroup(group, stop)
  }

  /// Arrows, and back; on what has a value the keys for the ends too, and then the value is put back.
  private func tryGroup(
    _ group: ElementID, _ stop: ElementID
  ) async throws(DriverError) -> KeyboardGroupTrial {
    var trial = KeyboardGroupTrial(element: group, stop: stop)
    let start = scene?.look
    let isValue = group == stop && snapshot.tree[stop]?.value != nil
    let value = { [watch] (look: FocusWatch.Look?) in
      watch.reference(stop).flatMap { look?.values[$0] }
    }
    var steps: [Double] = []
    for (key, opposite) in zip(Self.arrows, [Key.left, .right, .up, .down]) {
      trial.tried.append(KeyBinding(key).label)
      let old = value(scene?.look)
      let count = try await follow(key, in: group, once: isValue, &trial)
      guard count > 0 else { continue }
      if let old, let new = value(scene?.look), new != old { steps.append(abs(new - old)) }
      trial.effective.append(KeyBinding(key).label)
      // A value is put back at the end, and the opposite is tried as well.
      if isValue, isInside(group) { continue }
      for _ in 0..<count where isInside(group) {
        _ = try await press(KeyBinding(opposite))
        if let element = place?.element { trial.reached.insert(element) }
      }
      // Where an arrow has led out of it, its opposite would do something to another element.
      if !isInside(group) {
        try? await reader.grabFocus(stop, of: snapshot)
        scene?.look = await watch.look()
      }
    }
    if snapshot.tree[group]?.role == .toolBar { try await turn(in: group, &trial) }
    if isValue {
      for key in [Key.home, .end, .pageUp, .pageDown] {
        trial.tried.append(KeyBinding(key).label)
        if try await follow(key, in: group, once: true, &trial) > 0 {
          trial.effective.append(KeyBinding(key).label)
        }
      }
      trial.coarseStep = await coarse(steps.min(), of: stop)
      if let value = value(start) {
        try? await reader.setValue(value, of: stop, of: snapshot)
        scene?.look = await watch.look()
      }
    }
    return trial
  }

  /// Where controls of a tool bar are left, other arrows from each that one has led to: down from the last,
  /// and left from there.
  private func turn(
    in bar: ElementID, _ trial: inout KeyboardGroupTrial
  ) async throws(DriverError) {
    var left = Set(
      snapshot.tree.depthFirst.filter { node in
        node.states[.focusable] && isSeen(node) && node.states[.sensitive]
          && snapshot.tree.isWithin(node.id, bar)
      }.map(\.id)
    ).subtracting(trial.reached).subtracting([trial.stop])
    // An arrow would change what has a value.
    var turns = trial.reached.sorted().filter { id in
      snapshot.tree[id].map { $0.value == nil && !Self.written.contains($0.role) } ?? false
    }
    var presses = 0
    while !left.isEmpty, let from = turns.popLast(), presses < Self.reachLimit, !isOutOfTime {
      for key in Self.arrows where !left.isEmpty {
        if place?.element != from {
          try? await reader.grabFocus(from, of: snapshot)
          scene?.look = await watch.look()
        }
        guard place?.element == from else { break }
        presses += 1
        try await pressAndStay(KeyBinding(key))
        guard let element = place?.element, isInside(bar),
          trial.reached.insert(element).inserted
        else { continue }
        left.remove(element)
        turns.append(element)
      }
    }
    guard presses > 0 else { return }
    try? await reader.grabFocus(trial.stop, of: snapshot)
    scene?.look = await watch.look()
  }

  /// The step, where it is a fifth of the range or more, and the element takes what lies between two of them:
  /// of a range in whole numbers a whole one.
  private func coarse(_ step: Double?, of stop: ElementID) async -> Double? {
    guard let step, let range = snapshot.tree[stop]?.value, let reference = watch.reference(stop),
      5 * step >= range.maximum - range.minimum
    else { return nil }
    let isWhole = [range.minimum, range.maximum, step].allSatisfy { $0 == $0.rounded() }
    let between = range.minimum + (isWhole ? (step / 2).rounded(.down) : step / 2)
    guard between > range.minimum else { return nil }
    try? await reader.setValue(between, of: stop, of: snapshot)
    // A program may put it on a step.
    await untilNewEvent(within: TrialRunner.settlingPause)
    await untilNewEvent(within: TrialRunner.settlingPause)
    return await watch.look().values[reference] == between ? step : nil
  }

  private func isInside(_ group: ElementID) -> Bool {
    place?.element.map { $0 == group || snapshot.tree.isWithin($0, group) } ?? false
  }

  /// Whether the same of a group's items is chosen; where none of them can be, whether nothing is different.
  private func isSame(
    _ look: FocusWatch.Look, as start: FocusWatch.Look?, in group: ElementID
  ) -> Bool {
    let items = (snapshot.tree[group]?.children ?? []).compactMap(watch.reference)
      .filter { look.states[$0]?[.selectable] ?? false }
    guard let start, !items.isEmpty else { return !look.isDifferent(from: start) }
    return items.allSatisfy { look.states[$0]?[.selected] == start.states[$0]?[.selected] }
  }

  /// How many times the key did something.
  private func follow(
    _ key: Key, in group: ElementID, once: Bool, _ trial: inout KeyboardGroupTrial
  ) async throws(DriverError) -> Int {
    var count = 0
    let start = (look: scene?.look, place: place)
    while count < (once ? 1 : Self.reachLimit), !isOutOfTime {
      let before = scene?.look
      let text = place
      _ = try await press(KeyBinding(key))
      if !isInOwnWindow() {
        _ = try await closeOpened()
        return count
      }
      guard let after = scene?.look else { return count }
      if let element = place?.element { trial.reached.insert(element) }
      guard after.isDifferent(from: before) || place != text else { return count }
      count += 1
      // Round it, where a notebook keeps the focus and shows its tabs one after the other.
      if place == start.place, isSame(after, as: start.look, in: group) { return count }
      // Out of the group, or round it.
      if let element = place?.element, element != group,
        !snapshot.tree.isWithin(element, group) || element == trial.stop
      {
        return count
      }
    }
    return count
  }
}

extension FocusWatch.Look {
  /// By focus, values, and what is selected, checked or open.
  func isDifferent(from old: FocusWatch.Look?) -> Bool {
    guard let old else { return true }
    if old.focus != focus || old.values != values { return true }
    return states.contains { reference, states in
      guard let before = old.states[reference] else { return false }
      return before[.selected] != states[.selected] || before[.checked] != states[.checked]
        || before[.expanded] != states[.expanded]
    }
  }
}

extension Tree {
  func isWithin(_ element: ElementID, _ ancestor: ElementID) -> Bool {
    var current = parent(of: element)
    while let id = current {
      if id == ancestor { return true }
      current = parent(of: id)
    }
    return false
  }
}
