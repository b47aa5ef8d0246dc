// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Elements of one window on which arrows are tried; more are not.
  private static let mostAsked = 8
  private static let opposites: [(key: Key, opposite: Key)] = [
    (.right, .left), (.left, .right), (.down, .up), (.up, .down),
  ]

  /// What came of one key.
  private enum Answer {
    case nothing
    /// The focus went to another element, and nothing else is different.
    case move
    case change
  }

  /// Tries arrows where Tab led to something whose words tell of them, or that offers nothing: no toolkit's own
  /// control, which knows what to do with a key.
  func tryAnswers(_ record: inout KeyboardWalk) async throws(DriverError) {
    let stops = record.forward.compactMap(\.after?.element)
    var seen: Set<ElementID> = []
    for id in stops where seen.insert(id).inserted && record.answers.count < Self.mostAsked {
      guard let node = snapshot.tree[id], group(of: id) == nil,
        !node.states[.editable], node.value == nil
      else { continue }
      let told = UsageWords.arrowKeys(in: node.help) + UsageWords.arrowKeys(in: node.description)
      let offersNothing = node.actions.allSatisfy { ActionNames.isFocus($0.name) }
      let isDrawn = Self.drawn.contains(node.role) && offersNothing && !isPart(node)
      guard isDrawn || !told.isEmpty else { continue }
      var trial = KeyAnswerTrial(
        element: id,
        told: Self.opposites.map(\.key).filter(told.contains).map { KeyBinding($0).label })
      if told.isEmpty, let gap = gap(of: node, in: record.answers) {
        trial.gap = gap
      } else {
        try await tryAnswers(at: node, stops, &trial)
      }
      record.answers.append(trial)
    }
  }

  /// Where elements of one name have taken the same keys in the same way, as the days of a calendar do,
  /// the others are left alone.
  private func gap(of node: Node, in trials: [KeyAnswerTrial]) -> String? {
    let alike = trials.filter { trial in
      let other = snapshot.tree[trial.element]
      return trial.gap == nil && other?.role == node.role && other?.name == node.name
    }
    guard !node.name.isEmpty, alike.count >= Self.enoughAlike, Set(alike.map(\.outcome)).count == 1
    else { return nil }
    return "\(Self.enoughAlike) others of its role and name were tried, and did the same"
  }

  private static let enoughAlike = 2

  private func tryAnswers(
    at node: Node, _ stops: [ElementID], _ trial: inout KeyAnswerTrial
  ) async throws(DriverError) {
    for (key, _) in Self.opposites {
      let label = KeyBinding(key).label
      if !trial.told.isEmpty, !trial.told.contains(label) { continue }
      guard !isOutOfTime else {
        trial.gap = Self.overtime
        return
      }
      guard isInOwnWindow(), try await arrive(at: node.id, stops),
        let answer = try await answer(to: key)
      else {
        trial.gap = "it could not be looked at before and after \(label)"
        return
      }
      trial.tried.append(label)
      switch answer {
      case .nothing: trial.silent.append(label)
      case .move: trial.moving.append(label)
      case .change: break
      }
      await goBack()
    }
    // What uses an arrow may be at its end, and keeps the others for itself.
    guard trial.silent.count + trial.moving.count == trial.tried.count,
      snapshot.application.toolkit.has(.movesFocusByArrows), !isPart(node)
    else { return }
    for (key, opposite) in Self.opposites where trial.silent.contains(KeyBinding(key).label) {
      for neighbour in neighbours(of: node, among: stops, to: key) {
        guard !isOutOfTime, isInOwnWindow(), try await arrive(at: neighbour.id, stops) else {
          return
        }
        _ = try await press(KeyBinding(opposite), judged: false)
        let leadsBack = place?.element == node.id
        await goBack()
        if leadsBack {
          trial.taken[KeyBinding(key).label] =
            "\(KeyBinding(opposite).label) leads to it from \(Self.text(neighbour))"
          break
        }
      }
    }
  }

  /// Presses a key on what has the focus; nil where the application could not be read before and after.
  private func answer(to key: Key) async throws(DriverError) -> Answer? {
    guard let before = await state(), let picture = await restingPixels() else { return nil }
    let focus = await watch.look().focus
    watch.forget()
    trace("\(KeyBinding(key).label) at \(place?.text ?? "no element"), and whether it is answered")
    try keyboard.press(KeyBinding(key))
    var patience = patience(forKey: true)
    while await !untilNews(&patience) {}
    await untilRest(&patience)
    guard isInOwnWindow() else { return .change }
    let look = await watch.look()
    scene?.look = look
    guard let after = await state() else { return nil }
    let changes = StateDifference(ids: [:]).changes(from: before, to: after)
    if look.focus != focus {
      let isMove = changes.allSatisfy { $0.property == .state && $0.detail == State.focused.name }
      return isMove && look.focus != nil ? .move : .change
    }
    guard changes.isEmpty, !patience.hasHeard, await restingPixels() == picture else {
      return .change
    }
    return .nothing
  }

  /// Closes what a key has opened.
  private func goBack() async {
    if !isInOwnWindow() { _ = try? await closeOpened() }
    guard let scene, !scene.node.isDialog, scene.look.focus == nil else { return }
    _ = try? await press(KeyBinding(.escape), judged: false)
  }

  /// Roles under which a program shows what it draws itself, and a button that it draws.
  private static let drawn: Set<Role> = [
    .button, .toggleButton, .panel, .filler, .drawingArea, .canvas, .image, .icon, .unknown,
  ]

  /// What moves the focus among its parts by keys of its own.
  private static let holders: Set<Role> = [
    .list, .listBox, .tree, .table, .treeTable, .menuBar, .menu, .popupMenu, .toolBar,
    .layeredPane, .comboBox, .calendar,
  ]

  private func isPart(_ node: Node) -> Bool {
    var current = snapshot.tree.parent(of: node.id)
    while let id = current, let outer = snapshot.tree[id] {
      if Self.holders.contains(outer.role) { return true }
      current = snapshot.tree.parent(of: id)
    }
    return false
  }

  /// The stops after and before it that lie in a key's direction, as far as their places are known.
  private func neighbours(of node: Node, among stops: [ElementID], to key: Key) -> [Node] {
    guard let index = stops.firstIndex(of: node.id) else { return [] }
    let round = [index + 1, index - 1].map { stops[($0 + stops.count) % stops.count] }
    var seen: Set<ElementID> = [node.id]
    return round.filter { seen.insert($0).inserted }.compactMap { snapshot.tree[$0] }.filter {
      Self.drawn.union([.checkBox]).contains($0.role) && group(of: $0.id) == nil && !isPart($0)
        && lies($0, key, of: node)
    }
  }

  private func lies(_ other: Node, _ key: Key, of node: Node) -> Bool {
    guard snapshot.framesAreTrusted else { return true }
    guard let here = node.frame, let there = other.frame else { return false }
    return switch key {
    case .right: there.x >= here.maxX
    case .left: there.maxX <= here.x
    case .down: there.y >= here.maxY
    case .up: there.maxY <= here.y
    default: false
    }
  }
}

extension KeyAnswerTrial {
  /// What came of each key.
  fileprivate var outcome: [[String]] { [tried, silent, moving, taken.keys.sorted()] }
}
