// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Sets each adjustable element of a live application by pointer, by keys and by requests over the
/// bus, and records where each way leads. After each the element is set back.
public actor ParityDriver {
  let reader: AccessibilityReader
  let snapshot: ApplicationSnapshot
  let display: XDisplay
  let keyboard: XKeyboard
  let pointer: XPointer
  let runner: TrialRunner
  let restoring: ApplicationRestoring
  private let plan: ParityPlan
  private let choices: [PageChoice]
  private let trace: @Sendable (String) -> Void
  private let deadline: ContinuousClock.Instant
  private var evidence = ParityTrials()

  /// For an element to follow what was done to it.
  static let patience = Duration.milliseconds(400)
  /// Between two looks at an element that has not followed yet.
  static let pause = Duration.milliseconds(15)

  /// The events are the application's. The time is for all elements together; what is left over then
  /// counts as not tested. `trace` hears of each element and way before it is tried.
  public init(
    reader: AccessibilityReader, snapshot: ApplicationSnapshot, events: EventStream,
    policy: ActionPolicy, environment: [String: String], limits: ReadLimits = ReadLimits(),
    time: Duration, trace: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(DriverError) {
    self.trace = trace
    self.reader = reader
    self.snapshot = snapshot
    display = try XDisplay(environment: environment)
    keyboard = try XKeyboard(display)
    pointer = XPointer(display)
    runner = TrialRunner(
      reader: reader, application: snapshot.application, events: events, limits: limits,
      takesVisibleForShowing: snapshot.showsWindowsAlone)
    restoring = ApplicationRestoring(runner: runner)
    plan = ParityPlan(snapshot, policy: policy)
    choices = PageChoice.all(of: snapshot)
    deadline = .now + time
  }

  /// Sets the planned elements, within its time; what is left then counts as not tested.
  public func run() async -> ParityTrials {
    evidence.untried = plan.untried
    for item in plan.items {
      if evidence.ending == nil, ContinuousClock.now >= deadline {
        evidence.ending = "the time for setting elements was over"
      }
      if let ending = evidence.ending {
        leave(item, ending)
      } else {
        await set(item)
        await showPagesAgain()
      }
    }
    await finish()
    return evidence
  }

  private func leave(_ item: ParityPlan.Item, _ reason: String) {
    evidence.untried.append(ParityTrials.Untried(element: item.node.id, reason: reason))
  }

  private func set(_ item: ParityPlan.Item) async {
    await display.closeMenus(by: keyboard)
    guard let object = snapshot.references[item.node.id],
      let facts = await runner.state(of: object, item.node.interfaces),
      let before = await runner.read()
    else { return leave(item, await departure() ?? "it was gone when its turn came") }
    if let reason = Self.hindrance(item, facts) { return leave(item, reason) }
    let own = snapshot.tree.window(of: item.node.id).flatMap { snapshot.references[$0.id] }
    if before.windows.contains(where: {
      $0 != own && before.elements[$0]?.states[.modal] ?? false
    }) {
      return leave(item, "a modal dialog is in front of its window")
    }
    guard let start = item.measure.place(of: facts) else {
      return leave(item, "it did not say where it stands")
    }
    let subject = ParitySubject(
      node: item.node, object: object, measure: item.measure, start: start, before: before,
      window: window(of: item.node))
    var trial = ParityTrial(element: item.node.id, measure: item.measure, start: start)
    // Requests come last: what they cannot take back, the others have.
    for way in ParityTrial.Way.allCases {
      trace("\(KeyboardDriver.text(item.node)) by \(way.rawValue)")
      let now = await place(subject)
      let isReady = subject.measure == .value || subject.isAt(now, start)
      trial.reaches.append(
        isReady
          ? await reach(way, subject)
          : ParityTrial.Reach(way, gap: "\(way.rawValue): it could not be set back before"))
      if await runner.hasLeft() {
        let ending =
          "the application ended when \(KeyboardDriver.text(item.node)) was set by \(way.rawValue)"
        evidence.ending = ending
        return leave(item, ending)
      }
      if await !restore(subject, by: way) { trial.isRestored = false }
      await display.closeMenus(by: keyboard)
    }
    evidence.trials.append(trial)
  }

  private static func hindrance(_ item: ParityPlan.Item, _ facts: ElementFacts) -> String? {
    if facts.states[.defunct] { return "it was gone when its turn came" }
    if !facts.states[.showing] { return "it was not showing any more when its turn came" }
    let isEnabled = facts.states[.sensitive] || facts.states[.enabled]
    return isEnabled ? nil : "it was disabled when its turn came"
  }

  /// Why nothing more can be tried; nil while the application is there.
  private func departure() async -> String? {
    await runner.hasLeft() ? "the application ended while it was operated" : nil
  }

  func window(of node: Node) -> XWindow? {
    guard let top = snapshot.tree.window(of: node.id) else { return nil }
    return try? display.window(of: top, in: snapshot)
  }

  private func reach(
    _ way: ParityTrial.Way, _ subject: ParitySubject
  ) async -> ParityTrial.Reach {
    do {
      return switch (way, subject.measure) {
      case (.pointer, .value): try await dragged(subject)
      case (.pointer, .choice): try await clicked(subject)
      case (.keys, .value): try await stepped(subject)
      case (.keys, .choice): try await pressed(subject)
      case (.actions, .value): await written(subject)
      case (.actions, .choice): await asked(subject)
      }
    } catch {
      return ParityTrial.Reach(way, gap: "\(error)")
    }
  }

  /// Chooses the page again that was there at first, where a tab or an item of a list has shown another
  /// one and could not be set back.
  private func showPagesAgain() async {
    for choice in choices {
      guard let page = snapshot.references[choice.page.id],
        let list = snapshot.references[choice.list.id],
        let now = await runner.state(of: page, choice.page.interfaces),
        let named = await runner.state(of: list, choice.list.interfaces)?.name,
        choice.hasLeft(now.states, listIsCalled: named)
      else { continue }
      let answer = await runner.make(.selectChild(choice.place), of: list).answer.kind
      if answer != .yes, let action = choice.page.actions.first?.name {
        _ = await runner.make(.action(action), of: page)
      }
    }
  }

  /// Gives the focus back, and takes the pointer away.
  private func finish() async {
    display.parkPointer()
    guard evidence.ending == nil,
      let focus = snapshot.tree.focus.flatMap({ snapshot.references[$0] })
    else { return }
    _ = await runner.make(.focus, of: focus)
  }
}
