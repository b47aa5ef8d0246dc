// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Fields and choices of one window; more are not tried.
  private static let mostInputs = 12
  /// A field or a combo box, and how Tab led to it.
  private struct Input {
    let node: Node
    let origin: ElementID?
    var isChoice: Bool { node.role == .comboBox }
  }

  /// Writes in the fields that Tab led to, and goes on to another choice in combo boxes, and puts back what
  /// was there. What comes of it mostly comes at once: all are waited for together, and each by itself only
  /// where something has come.
  func tryInputs(_ record: inout KeyboardWalk) async throws(DriverError) {
    if !isInOwnWindow() { _ = try await closeOpened() }
    let stops = record.forward.compactMap(\.after?.element)
    var quiet: [(input: Input, trial: KeyboardInputTrial)] = []
    for input in inputs(in: record, stops) where record.inputs.count + quiet.count < Self.mostInputs
    {
      if let last = quiet.last, await !staysQuiet(at: last.input, within: .zero) {
        try await tryAgain(&quiet, &record, stops)
      }
      guard !isOutOfTime, isInOwnWindow() else { break }
      guard let trial = try await tryInput(input, stops, within: .zero) else { continue }
      quiet.append((input, trial))
      if !trial.isQuiet { try await tryAgain(&quiet, &record, stops) }
    }
    if let last = quiet.last, await !staysQuiet(at: last.input, within: limits.settling) {
      try await tryAgain(&quiet, &record, stops)
    }
    record.inputs += quiet.map(\.trial)
  }

  private func inputs(in record: KeyboardWalk, _ stops: [ElementID]) -> [Input] {
    let origins = Dictionary(
      record.forward.compactMap { step in
        step.after?.element.flatMap { after in (step.before?.element).map { (after, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    var seen: Set<ElementID> = []
    // Behind a trap the focus was put, and Tab led on from there.
    let reached =
      stops + [record.forward.first?.before?.element].compactMap(\.self) + record.resumed
    return reached.filter { seen.insert($0).inserted }.compactMap { id in
      guard let node = snapshot.tree[id], isSeen(node), !isNumber(node),
        node.role == .comboBox && !node.states[.editable] || isLine(node)
          || choices(openedBy: node) != nil
      else { return nil }
      return Input(node: node, origin: origins[id])
    }
  }

  /// GTK 4's combo box, whose button alone takes the focus.
  private func choices(openedBy node: Node) -> ElementID? {
    guard [.button, .toggleButton].contains(node.role),
      let parent = snapshot.tree.parent(of: node.id).flatMap({ snapshot.tree[$0] }),
      parent.role == .comboBox, snapshot.application.toolkit.has(.givesPlacesOfContent)
    else { return nil }
    return parent.id
  }

  /// Something has come after the last of these trials, or in it: that one is tried once more, and where
  /// nothing comes of it then, those before it, of which something may have come late.
  private func tryAgain(
    _ trials: inout [(input: Input, trial: KeyboardInputTrial)], _ record: inout KeyboardWalk,
    _ stops: [ElementID]
  ) async throws(DriverError) {
    if !isInOwnWindow() { _ = try await closeOpened() }
    var isFound = false
    for index in trials.indices.reversed() where !isFound {
      guard !isOutOfTime, isInOwnWindow() else { break }
      guard
        let trial = try await tryInput(trials[index].input, stops, within: limits.settling)
      else { continue }
      trials[index].trial = trial
      isFound = !trial.isQuiet
    }
    record.inputs += trials.map(\.trial)
    trials = []
  }

  private func tryInput(
    _ input: Input, _ stops: [ElementID], within time: Duration
  ) async throws(DriverError) -> KeyboardInputTrial? {
    let node = input.node
    guard await isShowing(node), try await arrive(at: node.id, from: input.origin, stops) else {
      return nil
    }
    let trial =
      choices(openedBy: node) != nil
      ? try await openAndChoose(by: node, from: input.origin, stops)
      : input.isChoice
        ? try await choose(in: node, from: input.origin, stops, within: time)
        : try await write(in: node, within: time)
    if trial?.isElsewhere ?? false { await showAgain(node) }
    return trial
  }

  /// Whether the focus has stayed there when the time is over.
  private func staysQuiet(at input: Input, within time: Duration) async -> Bool {
    scene?.look = await watch.look()
    await waitForMove(from: input.node, within: time)
    return isInOwnWindow() && move(from: input.node) == nil
  }

  private func waitForMove(from node: Node, within time: Duration) async {
    let end = ContinuousClock.now + time
    while isInOwnWindow(), place?.element == node.id, ContinuousClock.now < end {
      await watch.untilNews(within: .milliseconds(50))
      scene?.look = await watch.look()
    }
  }

  /// Where the focus is, where that is another place: its list, a completion or a part of it is none.
  private func move(from node: Node) -> FocusPlace? {
    guard let now = place, let element = now.element, let other = snapshot.tree[element],
      element != node.id, !Self.partsOfChoices.contains(other.role),
      !(choices(openedBy: node).map { snapshot.tree.isWithin(element, $0) } ?? false),
      !snapshot.tree.isWithin(element, node.id),
      !snapshot.tree.isWithin(node.id, element) || snapshot.tree.holdsTabs(other)
    else { return nil }
    return now
  }

  /// GTK 4 before 4.18 says of no field that it is showing.
  func isSeen(_ node: Node) -> Bool {
    node.states[.showing] || snapshot.showsWindowsAlone
  }

  private func isShowing(_ node: Node) async -> Bool {
    guard let reference = watch.reference(node.id) else { return false }
    if snapshot.showsWindowsAlone { return true }
    return await reader.states(of: [reference])[reference]?[.showing] ?? true
  }

  private func showAgain(_ node: Node) async {
    guard let scene, await !isShowing(node) else { return }
    await showPagesAgain(of: scene.node)
  }

  /// Goes back to the pages of a window that were shown at first.
  func showPagesAgain(of window: Node) async {
    for choice in PageChoice.all(of: snapshot.withInferredShowing)
    where snapshot.tree.window(of: choice.list.id)?.id == window.id {
      guard let list = watch.reference(choice.list.id), let page = watch.reference(choice.page.id),
        !choice.page.states[.selected] || scene?.look.states[page]?[.selected] != true
      else { continue }
      if (try? await reader.request(.selectChild(choice.place), of: list)) == nil,
        let action = choice.page.actions.first(where: { ActionNames.isClickLike($0.name) })
      {
        try? await reader.perform(action.name, on: choice.page.id, of: snapshot)
      }
    }
    scene?.look = await watch.look()
  }

  /// The focus that comes to an item of a list may show another page: the first one is shown again, as
  /// the others are looked at by themselves.
  func stayOnPage() async {
    guard let place, let element = place.element,
      let choice = PageChoice.all(of: snapshot).first(where: {
        $0.list.id == element || snapshot.tree.isWithin(element, $0.list.id)
      }), await comesBackToPage()
    else { return }
    guard self.place != place, choice.list.id != element else { return }
    try? await reader.grabFocus(element, of: snapshot)
    scene?.look = await watch.look()
  }

  /// Shows the pages again that were shown at first; false where no key has shown another one.
  func comesBackToPage() async -> Bool {
    guard let scene, !snapshot.showsWindowsAlone, !left(in: scene.node, scene.look.states).isEmpty
    else { return false }
    trace("a key has shown another page, and the first one is shown again")
    await showPagesAgain(of: scene.node)
    return true
  }

  private func isNumber(_ node: Node) -> Bool {
    node.role == .spinButton
      || snapshot.tree.parent(of: node.id).flatMap { snapshot.tree[$0] }?.role == .spinButton
  }

  func isLine(_ node: Node) -> Bool {
    [.entry, .text, .passwordText].contains(node.role) && node.states[.editable]
      && !node.states[.multiLine] && node.interfaces.contains(.editableText)
  }

  /// Gives an element the focus, by Tab where the application does not do it when it is asked to: from the
  /// element that Tab led from, as the focus may stand in a trap; or by Shift+Tab, where that is the shorter
  /// way round `stops`.
  func arrive(
    at id: ElementID, from origin: ElementID? = nil, _ stops: [ElementID]
  ) async throws(DriverError) -> Bool {
    try? await reader.grabFocus(id, of: snapshot)
    scene?.look = await watch.look()
    if place?.element != id, let origin {
      try? await reader.grabFocus(origin, of: snapshot)
      scene?.look = await watch.look()
    }
    for _ in 0..<stepsBack(to: id, stops) where place?.element != id {
      try await pressAndStay(Self.shiftTab)
    }
    for _ in 0...stops.count where place?.element != id { try await pressAndStay(Self.tab) }
    return place?.element == id
  }

  /// How often Shift+Tab would have to be pressed; none where Tab leads there as soon.
  private func stepsBack(to id: ElementID, _ stops: [ElementID]) -> Int {
    guard let goal = stops.firstIndex(of: id),
      let here = place?.element.flatMap(stops.firstIndex)
    else { return 0 }
    let back = (here - goal + stops.count) % stops.count
    return 2 * back < stops.count ? back : 0
  }

  /// By Down, or by Up where that does nothing at the end of the choices.
  private func choose(
    in node: Node, from origin: ElementID?, _ stops: [ElementID], within time: Duration
  ) async throws(DriverError) -> KeyboardInputTrial? {
    guard let before = await choice(of: node) else { return nil }
    for (key, opposite) in [(Key.down, Key.up), (.up, .down)] {
      var trial = KeyboardInputTrial(element: node.id, keys: KeyBinding(key).label)
      _ = try await press(KeyBinding(key), judged: false)
      try await note(at: node, &trial, within: time)
      let isOpen = scene?.look.states[before.reference]?[.expanded] ?? false
      if isOpen { try await pressAndStay(KeyBinding(.escape)) }
      let hasChanged = await choice(of: node)?.name != before.name
      guard hasChanged || !trial.isQuiet else { continue }
      if trial.isElsewhere { await showAgain(node) }
      if hasChanged, try await arrive(at: node.id, from: origin, stops) {
        try await pressAndStay(KeyBinding(opposite))
      }
      return trial
    }
    return nil
  }

  /// The next choice, or the one before where the last one stands there; and back.
  private func openAndChoose(
    by node: Node, from origin: ElementID?, _ stops: [ElementID]
  ) async throws(DriverError) -> KeyboardInputTrial? {
    let before = await words(on: node)
    guard !before.isEmpty else { return nil }
    for (key, opposite) in [(Key.down, Key.up), (.up, .down)] {
      var trial = KeyboardInputTrial(
        element: node.id, keys: "Space, \(KeyBinding(key).label) and Enter")
      guard try await take(key, at: node) else { return nil }
      try await note(at: node, &trial, within: limits.settling)
      let hasChanged = await words(on: node) != before
      guard hasChanged || !trial.isQuiet else { continue }
      if trial.focus != nil { await comeBack() }
      if hasChanged, try await arrive(at: node.id, from: origin, stops) {
        _ = try await take(opposite, at: node)
        if !isInOwnWindow() { _ = try await closeOpened() }
        if trial.focus != nil { await comeBack() }
      }
      return trial
    }
    return nil
  }

  /// What the labels in it say.
  private func words(on node: Node) async -> [String] {
    var words: [String] = []
    var stack = node.children
    while let id = stack.popLast(), let part = snapshot.tree[id], words.count < Self.mostWords {
      stack += part.children
      guard part.role == .label, let reference = watch.reference(id) else { continue }
      words.append((try? await reader.summary(of: reference))?.name ?? "")
    }
    return words
  }

  private static let mostWords = 4

  /// To the pages that were shown at first, where nothing tells that they are not.
  private func comeBack() async {
    guard let window = scene?.node else { return }
    await watch.untilNews(within: .milliseconds(50))
    scene?.look = await watch.look()
    await showPagesAgain(of: window)
  }

  /// A button of GTK 4 opens its list a quarter of a second after its key. False where none has opened:
  /// elsewhere these keys would press something else.
  private func take(_ key: Key, at node: Node) async throws(DriverError) -> Bool {
    _ = try await press(KeyBinding(.space), judged: false)
    await waitForMove(from: node, within: limits.settling)
    for part in [key, .return] {
      guard isInOwnWindow(), place?.element != node.id, move(from: node) == nil else {
        return false
      }
      _ = try await press(KeyBinding(part), judged: false)
    }
    return true
  }

  private func choice(of node: Node) async -> (reference: ObjectReference, name: String)? {
    guard let reference = watch.reference(node.id),
      let summary = try? await reader.summary(of: reference)
    else { return nil }
    return (reference, summary.name)
  }

  private static let partsOfChoices: Set<Role> = [
    .menu, .menuItem, .checkMenuItem, .radioMenuItem, .popupMenu, .list, .listBox, .listItem,
    .table, .tableCell, .treeTable, .window, .pageTab,
  ]

  /// Notes where the focus is when the application has come to rest.
  func note(
    at node: Node, _ trial: inout KeyboardInputTrial, within time: Duration
  ) async throws(DriverError) {
    await waitForMove(from: node, within: time)
    guard isInOwnWindow() else {
      trial.opened = try await closeOpened()
      return
    }
    trial.focus = move(from: node)
    trial.leavesScreen = await !isShowing(node)
  }
}

extension KeyboardInputTrial {
  var isQuiet: Bool { !isElsewhere && opened == nil }

  /// Whether who writes or chooses is somewhere else in the window.
  fileprivate var isElsewhere: Bool { focus != nil || leavesScreen }
}
