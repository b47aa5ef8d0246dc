// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension ParityDriver {
  /// Presses of one key in a row.
  private static let presses = 12
  private static let ends: [Key] = [.home, .end, .pageUp, .pageDown]
  static let arrows: [Key] = [.left, .right, .down, .up]

  /// By Space, and where one of a group is chosen by arrows from the stop of the group.
  func pressed(_ subject: ParitySubject) async throws(DriverError) -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.keys)
    if try await focus(subject.object, subject) { try await press(.space, subject, &reach) }
    guard reach.reached.isEmpty, Self.grouped.contains(subject.node.role),
      let group = snapshot.tree.parent(of: subject.node.id)
    else { return finished(reach) }
    let siblings = snapshot.tree[group]?.children ?? []
    let chosen = siblings.filter { snapshot.tree[$0]?.isChosen ?? false }
    for stop in chosen + [group] where reach.reached.isEmpty {
      for key in Self.arrows where reach.reached.isEmpty {
        // A key may have led out of the group.
        guard let object = snapshot.references[stop], try await focus(object, subject) else {
          break
        }
        for _ in 0..<min(siblings.count, Self.presses) where reach.reached.isEmpty {
          try await press(key, subject, &reach)
        }
      }
    }
    return finished(reach)
  }

  private static let grouped: Set<Role> = [.pageTab, .radioButton, .listItem]

  private func finished(_ reach: ParityTrial.Reach) -> ParityTrial.Reach {
    reach.tried.isEmpty
      ? ParityTrial.Reach(.keys, gap: "keys: it did not take the focus") : reach
  }

  func stepped(_ subject: ParitySubject) async throws(DriverError) -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.keys)
    guard subject.node.role != .scrollBar else {
      return ParityTrial.Reach(
        .keys, gap: "keys: what a scroll bar scrolls is moved by keys, not the bar itself")
    }
    guard try await focus(subject.object, subject) else {
      return ParityTrial.Reach(.keys, gap: "keys: it did not take the focus")
    }
    for key in Self.ends + Self.arrows where !isAtBothEnds(reach, subject) {
      try await follow(key, subject, &reach)
    }
    return reach
  }

  func isAtBothEnds(_ reach: ParityTrial.Reach, _ subject: ParitySubject) -> Bool {
    guard let range = subject.node.value else { return true }
    let places = reach.reached + [subject.start]
    return (reach.goesOnDown || places.contains { subject.isAt($0, range.minimum) })
      && (reach.goesOnUp || places.contains { subject.isAt($0, range.maximum) })
  }

  /// Presses a key until it leads no further, or has led to new places as often as its bound says.
  private func follow(
    _ key: Key, _ subject: ParitySubject, _ reach: inout ParityTrial.Reach
  ) async throws(DriverError) {
    var new = 0
    // An earlier key has to be taken back first.
    for _ in 0..<2 * Self.presses {
      let known = reach.reached + [subject.start]
      let before = await place(subject) ?? subject.start
      try await press(key, subject, &reach)
      guard let now = await place(subject), now != before else { return }
      if now < (known.min() ?? now) || now > (known.max() ?? now) { new += 1 }
      guard new == Self.presses, let range = subject.node.value else { continue }
      if now < before, !subject.isAt(now, range.minimum) { reach.goesOnDown = true }
      if now > before, !subject.isAt(now, range.maximum) { reach.goesOnUp = true }
      return
    }
  }

  private func press(
    _ key: Key, _ subject: ParitySubject, _ reach: inout ParityTrial.Reach
  ) async throws(DriverError) {
    guard display.activeWindow == subject.window?.id else { return }
    let binding = KeyBinding(key)
    if reach.tried.last != binding.label { reach.tried.append(binding.label) }
    let before = await place(subject) ?? subject.start
    try keyboard.press(binding)
    let now = await rest(subject, after: before)
    if now != before { reach.reached.append(now) }
  }

  /// Gives the window the keyboard and the element the focus; false where one is not to be had.
  func focus(
    _ object: ObjectReference, _ subject: ParitySubject
  ) async throws(DriverError) -> Bool {
    guard let window = subject.window else { return false }
    if display.activeWindow != window.id { try display.activate(window) }
    _ = await runner.make(.focus, of: object)
    let end = ContinuousClock.now + Self.patience
    repeat {
      let facts = await runner.state(of: object, InterfaceSet([.accessible]))
      if display.activeWindow == window.id, facts?.states[.focused] == true { return true }
      try? await Task.sleep(for: Self.pause)
    } while ContinuousClock.now < end
    return false
  }

  func pressSpace(
    _ object: ObjectReference, _ subject: ParitySubject
  ) async throws(DriverError) {
    guard try await focus(object, subject) else { return }
    try keyboard.press(KeyBinding(.space))
  }

  /// Goes back by the keys of one step, towards where it began.
  func stepBack(_ subject: ParitySubject) async throws(DriverError) {
    guard try await focus(subject.object, subject) else { return }
    var reach = ParityTrial.Reach(.keys)
    for _ in 0..<Self.presses * 4 {
      guard let now = await place(subject), !subject.isAt(now, subject.start) else { return }
      let keys: [Key] = now > subject.start ? [.left, .down] : [.right, .up]
      for key in keys {
        try await press(key, subject, &reach)
        if await place(subject) != now { break }
      }
      if await place(subject) == now { return }
    }
  }
}
