// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Attempts in a fresh instance, of which nothing has to be taken back.
extension ParityDriver {
  /// What came of an attempt.
  enum Outcome: Sendable {
    case led(Effect)
    /// Why it could not be made, or not be seen; completes "not tested: ...".
    case open(String)
  }

  /// Presses, or requests, of one step that is repeated.
  private static let repetitions = 100
  /// Presses of Tab for a control that does not take the focus when it is asked to.
  private static let tabs = 60
  /// Between two reads that have to be alike before an instance counts as at rest.
  private static let distance = Duration.milliseconds(150)
  /// After which an instance that goes on changing is looked at as it stands.
  private static let longest = Duration.seconds(4)
  /// Texts of one instance that are read.
  private static let texts = 200

  /// Makes an attempt on a control of the first instance, and compares this one before and after it.
  ///
  /// - Parameters:
  ///   - goal: Where the pointer has led a value; nil where it has not.
  ///   - patience: How long an effect may take to show.
  ///   - end: How the application ended.
  func outcome(
    of attempt: Attempt, on control: ControlPlan.Control, in map: InstanceMap,
    of baseline: Baseline, goal: Double?, patience: Duration,
    end: @Sendable () async -> ApplicationEnd?
  ) async -> Outcome {
    guard let node = map.node(control.node.id), let object = snapshot.references[node.id],
      let known = baseline.snapshot.references[control.node.id],
      let facts = await runner.state(of: object, node.interfaces),
      let before = await state(map)
    else { return .open("it was gone when its turn came") }
    let measure: ParityTrial.Measure = control.node.value == nil ? .choice : .value
    let subject = ParitySubject(
      node: node, object: object, measure: measure, start: measure.place(of: facts) ?? 0,
      before: before, window: window(of: node))
    do throws(DriverError) {
      try await activate(subject)
      for step in attempt.steps {
        if let gap = try await perform(step, subject, goal, map) { return .open(gap) }
      }
    } catch {
      return .open("\(error)")
    }
    guard let after = await settled(from: before, map, baseline, patience) else {
      guard await runner.hasLeft() else {
        return .open("\(attempt.text): the application does not answer any more after it")
      }
      // Who ended it is told without a look at what was hit.
      return attempt.isByPointer && !hasTrustedPlaces
        ? .open("\(attempt.text): the application ended, and its toolkit gives wrong places")
        : .led(Effect(end: await end() ?? .unknown))
    }
    var effect = Effect(changes: baseline.changes(from: before, to: after))
    if measure == .value { effect.place = await place(subject) }
    if attempt.isByPointer, !hasTrustedPlaces, !effect.isSeen(at: control.node.id),
      !hasTaken(known, before, after)
    {
      return .open(
        "\(attempt.text): whether the pointer hit it is not known: its toolkit gives wrong places,"
          + " and it did not answer itself")
    }
    return .led(effect)
  }

  /// The control, or something inside of it, has got the focus.
  private func hasTaken(
    _ control: ObjectReference, _ before: ApplicationState, _ after: ApplicationState
  ) -> Bool {
    func holds(_ state: ApplicationState) -> Bool {
      let tree = state.snapshot.tree
      return tree.depthFirst.contains { node in
        node.states[.focused]
          && sequence(first: node.id, next: tree.parent).contains {
            state.snapshot.references[$0] == control
          }
      }
    }
    return holds(after) && !holds(before)
  }

  // MARK: Looks

  /// The instance as it stands, in the references of the first, with its texts; nil where it cannot be
  /// read any more.
  func state(_ map: InstanceMap) async -> ApplicationState? {
    guard let read = await runner.read() else { return nil }
    var state = map.translated(read)
    let written = snapshot.tree.depthFirst.filter { node in
      node.interfaces.contains(.text) && node.states[.showing]
        && (node.states[.editable] || node.role == .text || node.role == .terminal)
    }
    for node in written.prefix(Self.texts) {
      guard let own = snapshot.references[node.id], let known = map.reference(of: own) else {
        continue
      }
      let facts = await runner.state(of: own, InterfaceSet([.accessible, .text]))
      state.tell(facts?.text, in: known)
    }
    return state
  }

  /// Waits for an effect, and until it is complete; nil where the application cannot be read any more.
  private func settled(
    from before: ApplicationState, _ map: InstanceMap, _ baseline: Baseline, _ patience: Duration
  ) async -> ApplicationState? {
    let start = ContinuousClock.now
    var last = before
    while true {
      try? await Task.sleep(for: Self.distance)
      guard let now = await state(map) else { return nil }
      let waited = ContinuousClock.now - start
      let isAlike = baseline.changes(from: last, to: now).isEmpty
      let hasMoved = !baseline.changes(from: before, to: now).isEmpty
      if isAlike, hasMoved || waited >= patience { return now }
      if waited >= Self.longest + patience { return now }
      last = now
    }
  }

  // MARK: Steps

  /// Gives the window the keyboard, where it can be had.
  private func activate(_ subject: ParitySubject) async throws(DriverError) {
    guard let window = subject.window else { return }
    let end = ContinuousClock.now + .seconds(3)
    while display.activeWindow != window.id, ContinuousClock.now < end {
      try display.activate(window)
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// Does one step; the reason where it could not be done.
  private func perform(
    _ step: Attempt.Step, _ subject: ParitySubject, _ goal: Double?, _ map: InstanceMap
  ) async throws(DriverError) -> String? {
    switch step {
    case .move(let movement): return try await move(movement, subject)
    case .focus: return try await reachFocus(subject)
    case .focusInside(let part):
      guard let object = map.node(part).flatMap({ snapshot.references[$0.id] }),
        try await focus(object, subject)
      else { return "keys: it did not take the focus" }
    case .actionInside(let part, let name):
      guard let object = map.node(part).flatMap({ snapshot.references[$0.id] }) else {
        return "actions: a part of it was gone"
      }
      return await make(.action(name), object)
    case .tabs(let count):
      for _ in 0..<count {
        if let gap = try await press(KeyBinding(.tab), subject) { return gap }
        try? await Task.sleep(for: Self.pause * 4)
      }
    case .key(let key): return try await press(key, subject)
    case .keyUntilThere(let key):
      return try await repeated(subject, goal) { () throws(DriverError) in
        try await press(key, subject)
      }
    case .arrowsFromGroup(let key): return try await choose(subject, by: key)
    case .menuBar(let column):
      for key in [Key("F10")] + Array(repeating: Key.right, count: column) + [.down] {
        if let gap = try await press(KeyBinding(key), subject) { return gap }
        try? await Task.sleep(for: Self.distance)
      }
    case .action(let name): return await make(.action(name), subject.object)
    case .actionUntilThere(let name):
      return try await repeated(subject, goal) { await make(.action(name), subject.object) }
    case .value:
      guard let goal else { return "the pointer led to no value" }
      return await make(.value(goal), subject.object)
    case .selectInContainer:
      guard let parent = snapshot.tree.parent(of: subject.node.id),
        let container = snapshot.references[parent],
        let index = snapshot.tree[parent]?.children.firstIndex(of: subject.node.id)
      else { return "it is in no container" }
      return await make(.selectChild(index), container)
    case .write: return try await write(subject)
    case .insert:
      let facts = await runner.state(of: subject.object, subject.node.interfaces)
      let text = facts?.text ?? ""
      let character = Self.character(after: text)
      let outcome = await runner.make(
        .insertText(character, at: text.unicodeScalars.count), of: subject.object)
      if outcome.answer.kind == .no {
        return await make(.text(text + character), subject.object)
      }
    }
    return nil
  }

  /// Until the control stands where it should, or is led no further. What is still on its way when its
  /// bound is met is not tried to the end.
  private func repeated(
    _ subject: ParitySubject, _ goal: Double?,
    _ body: () async throws(DriverError) -> String?
  ) async throws(DriverError) -> String? {
    for _ in 0..<Self.repetitions {
      let before = await place(subject) ?? subject.start
      if let goal, subject.isAt(before, goal) { return nil }
      if let gap = try await body() { return gap }
      if await rest(subject, after: before) == before { return nil }
    }
    return "it was still on its way after \(Self.repetitions) steps"
  }

  private func move(
    _ movement: Movement, _ subject: ParitySubject
  ) async throws(DriverError) -> String? {
    if let gap = await hindrance(subject, subject.object, needsTrust: false) { return gap }
    switch movement {
    case .click: try await click(subject.object, subject, needsTrust: false)
    case .dragToEnd(let isHigh):
      for across in Self.acrosses {
        try await drag(subject, across, to: isHigh ? 1 : 0)
        if await rest(subject, after: subject.start) != subject.start { break }
      }
      display.parkPointer()
    case .write:
      try await click(subject.object, subject, needsTrust: false)
      return try await write(subject)
    }
    return nil
  }

  private func write(_ subject: ParitySubject) async throws(DriverError) -> String? {
    let text = await reader.text(of: subject.object) ?? ""
    for key in [KeyBinding(.end, .control), KeyBinding(Key(Self.character(after: text)))] {
      if let gap = try await press(key, subject) { return gap }
    }
    return nil
  }

  /// A field for numbers takes a digit.
  private static func character(after text: String) -> String {
    text.last.flatMap { $0.isASCII && $0.isNumber ? String($0) : nil } ?? "a"
  }

  private func reachFocus(_ subject: ParitySubject) async throws(DriverError) -> String? {
    if try await focus(subject.object, subject) { return nil }
    for _ in 0..<Self.tabs {
      if let gap = try await press(KeyBinding(.tab), subject) { return gap }
      try? await Task.sleep(for: Self.pause * 4)
      let facts = await runner.state(of: subject.object, InterfaceSet([.accessible]))
      if facts?.states[.focused] == true { return nil }
    }
    return "keys: it did not take the focus"
  }

  private func press(
    _ key: KeyBinding, _ subject: ParitySubject
  ) async throws(DriverError) -> String? {
    guard let window = subject.window, display.activeWindow == window.id else {
      return "keys: its window has not the keyboard"
    }
    try keyboard.press(key)
    return nil
  }

  private func choose(
    _ subject: ParitySubject, by key: Key
  ) async throws(DriverError) -> String? {
    guard let group = snapshot.tree.parent(of: subject.node.id),
      let siblings = snapshot.tree[group]?.children
    else { return "it is in no group" }
    let chosen = siblings.filter { snapshot.tree[$0]?.isChosen ?? false }
    for stop in chosen + [group] {
      guard let object = snapshot.references[stop], try await focus(object, subject) else {
        continue
      }
      for _ in siblings {
        if let gap = try await press(KeyBinding(key), subject) { return gap }
        _ = await rest(subject, after: subject.start)
        let facts = await runner.state(of: subject.object, InterfaceSet([.accessible]))
        if facts?.states.isChosen == true { return nil }
      }
      return nil
    }
    return "keys: its group did not take the focus"
  }

  /// A refusal is an answer that did nothing, and what came of it is looked at.
  private func make(_ request: ElementRequest, _ object: ObjectReference) async -> String? {
    await runner.make(request, of: object).answer.kind == .silence
      ? "actions: the application gave no answer" : nil
  }
}

extension Attempt {
  fileprivate var isByPointer: Bool {
    steps.contains { if case .move = $0 { true } else { false } }
  }
}
