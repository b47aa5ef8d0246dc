// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension UnattendedInstance {
  /// Types the letters while a button has the focus, which writes nothing, and tells which of them change
  /// something in the window, by the window of `known`; nil where none does, or nobody could look. What says
  /// the same when it is done again shows in an instance of `source` alone.
  public func letters(
    in known: ApplicationSnapshot, besides movers: Set<ElementID> = [],
    orIn source: (any InstanceSource)? = nil
  ) async -> KeyBindingTrial? {
    let first = await letters(on: instance.snapshot, in: known, besides: movers, orIn: source)
    guard first == nil, var tour else { return first }
    var trial: KeyBindingTrial?
    await tour.lead(instance.reader, from: instance.snapshot) { page in
      guard trial == nil else { return page.snapshot }
      trial = await letters(on: page.snapshot, in: known, besides: movers, orIn: nil)
      if let changes = trial?.keyChanges {
        trial?.keyChanges = Set(changes.map { "\($0) on the page \"\(page.choice.title)\"" })
      }
      return await current(page.snapshot)
    }
    return trial
  }

  /// On one of its pages, of which `source` shows the first one alone.
  private func letters(
    on page: ApplicationSnapshot, in known: ApplicationSnapshot, besides movers: Set<ElementID>,
    orIn source: (any InstanceSource)?
  ) async -> KeyBindingTrial? {
    var suspects = Self.letters[...]
    guard let desk = await desk(on: page, in: known, besides: movers),
      await change(by: suspects, desk) != nil
    else { return nil }
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      suspects = await change(by: half, desk) == nil ? suspects.dropFirst(half.count) : half
    }
    if let trial = await trial(of: suspects, desk) { return trial }
    guard let fresh = try? await source?.next() else { return nil }
    let other = await UnattendedInstance(fresh)
    guard let desk = await other.desk(on: fresh.snapshot, in: known, besides: movers) else {
      return nil
    }
    for place in Self.letters.indices {
      let letter = Self.letters[place...place]
      if let trial = await other.trial(of: letter, desk, looks: Self.fewLooks) { return trial }
    }
    return nil
  }

  /// Where letters are typed.
  private struct Desk {
    /// In the tree that is judged.
    let window: ElementID
    let keyboard: XKeyboard
    let button: ObjectReference
    let moving: Set<Sign>
  }

  private func desk(
    on page: ApplicationSnapshot, in known: ApplicationSnapshot, besides movers: Set<ElementID>
  ) async -> Desk? {
    guard let display = try? XDisplay(environment: instance.environment),
      let keyboard = try? XKeyboard(display),
      let (window, button) = await focusedButton(on: page, display),
      let twin = twin(of: window, in: known),
      let idle = await read()
    else { return nil }
    try? await Task.sleep(for: Self.idling)
    guard let before = await state() else { return nil }
    let moving = Set(Self.difference(from: ApplicationState(idle), to: before).map(Sign.init))
      .union(movers.compactMap { known.tree[$0] }.map(Sign.init(namingOf:)))
    return Desk(window: twin.id, keyboard: keyboard, button: button, moving: moving)
  }

  private func trial(
    of letter: ArraySlice<KeyBinding>, _ desk: Desk, looks: Int = mostLooks
  ) async -> KeyBindingTrial? {
    guard let name = letter.first?.label, let change = await change(by: letter, desk, looks: looks)
    else { return nil }
    var trial = KeyBindingTrial(element: desk.window, action: "", keys: name.uppercased())
    trial.keyChanges = [StateDifference.brief(change)]
    return trial
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { KeyBinding(Key(String($0))) }
  private static let idling = Duration.milliseconds(900)
  private static let pause = Duration.milliseconds(130)
  private static let mostLooks = 6
  /// For each letter where each is typed by itself.
  private static let fewLooks = 3
  /// Buttons that are asked to take the focus.
  private static let mostButtons = 4

  /// What a change is of, whatever it leads to.
  private struct Sign: Hashable {
    let place: String
    let property: ObservedChange.Property

    init(_ change: ObservedChange) {
      // The name of a label is a part of its place.
      place = change.property == .name ? change.role : change.place
      property = change.property
    }

    init(namingOf node: Node) {
      place = node.role.name
      property = .name
    }
  }

  /// In a window that is no dialog: those of Qt's messages press their buttons by letters.
  private func focusedButton(
    on page: ApplicationSnapshot, _ display: XDisplay
  ) async -> (window: Node, button: ObjectReference)? {
    let tree = page.tree
    guard
      let window = tree.rootNode.children.lazy.compactMap({ tree[$0] }).first(where: {
        page.isOnScreen($0) && $0.isTopWindow && !$0.isDialog
      }), let shown = try? display.window(of: window, in: page)
    else { return nil }
    try? display.activate(shown)
    let buttons = tree.depthFirst.filter { node in
      node.role == .button && node.states[.focusable] && node.states[.showing]
        && (node.states[.sensitive] || node.states[.enabled])
        && tree.window(of: node.id)?.id == window.id
    }
    for button in buttons.prefix(Self.mostButtons).compactMap({ page.references[$0.id] }) {
      await request(.focus, of: button)
      if await hasFocus(button) { return (window, button) }
    }
    return nil
  }

  private func hasFocus(_ button: ObjectReference) async -> Bool {
    await instance.reader.states(of: [button])[button]?[.focused] ?? false
  }

  /// What letters change that are typed while the button has the focus; nil for nothing, and where they are
  /// written.
  private func change(
    by letters: ArraySlice<KeyBinding>, _ desk: Desk, looks: Int = mostLooks
  ) async -> ObservedChange? {
    if await !hasFocus(desk.button) { await request(.focus, of: desk.button) }
    guard await hasFocus(desk.button), let before = await state() else { return nil }
    for letter in letters where (try? desk.keyboard.press(letter)) == nil { return nil }
    for _ in 0..<looks {
      try? await Task.sleep(for: Self.pause)
      guard let after = await state(), !Self.isWriting(after) else { return nil }
      let changes = Self.difference(from: before, to: after)
      if let change = changes.first(where: { !desk.moving.contains(Sign($0)) }) { return change }
    }
    return nil
  }

  private func state() async -> ApplicationState? { await read().map(ApplicationState.init) }

  /// Letters that go to a field of the window are written.
  private static func isWriting(_ state: ApplicationState) -> Bool {
    state.snapshot.tree.focus.flatMap { state.snapshot.tree[$0] }?.states[.editable] ?? false
  }

  /// Without what the focus alone changes, and what stands in fields.
  private static func difference(
    from old: ApplicationState, to new: ApplicationState
  ) -> [ObservedChange] {
    StateDifference(ids: [:]).changes(from: old, to: new).filter { change in
      ![Role.text, .entry].contains { $0.name == change.role }
        && (change.property != .state || told.contains(change.detail))
    }
  }

  private static let told = Set([State.checked, .pressed, .expanded, .selected].map(\.name))
}
