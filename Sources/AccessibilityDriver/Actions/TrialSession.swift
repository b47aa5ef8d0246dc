// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// The course of the trials on one application.
struct TrialSession: Sendable {
  var runner: TrialRunner
  let snapshot: ApplicationSnapshot
  let ids: [ObjectReference: ElementID]
  var evidence = ActionTrials()
  /// Whether a trial that falls short is made once more before that is told. The first round then
  /// gives the application no more time than it seems to need.
  var repeatsFailures = false
  /// Hears of what a trial has brought to the screen, before that is taken back; nil where nobody
  /// wants to look.
  var look: (@Sendable (Disclosure) async -> Bool)?
  /// Brings to the screen again what the trials are of, as a pop-over that closes when a button in it has
  /// opened a dialog; nil for a whole application.
  var opensAgain: (@Sendable () async -> Bool)?
  private var openings = 0
  /// What closes each time is given up.
  private static let mostOpenings = 12
  /// Whether a page may be filled in, to see what comes after it.
  var fillsIn = false
  /// The buttons that have put something in the place of what was shown.
  var leadingOn: Set<ElementID> = []
  /// Items of the menus that trials have opened, which say nothing of a dialog.
  var choicesLeft: [MenuChoice] = []
  /// nil where there is no display to see.
  var pictures: TrialPictures?
  /// How long these looks have taken.
  var timeOfLooks = Duration.zero
  /// What has been looked at, here and where this has opened.
  let history: DisclosureHistory
  /// Whether things come and go while nobody touches the application.
  private(set) var isUnsteady = false
  let policy: ActionPolicy
  /// The application as it is judged, for what a trial falls short of.
  let context: AuditContext
  /// As the application stands between two trials.
  var current: ApplicationState
  /// What had the focus at the beginning.
  let focus: ObjectReference?

  /// The trials since have changed single elements.
  var isCurrentStale = false
  /// Whether a program that has gone has crashed; nil where nobody can tell.
  private let hasCrashed: @Sendable () async -> Bool?
  private var ambient: Set<EventTruth.Sign> = []
  /// How many disabled elements of a kind have done nothing when they were asked to act.
  var inert: [Kind: Int] = [:]
  /// The kinds of which one has done something when all were asked.
  var acting: Set<Kind> = []
  /// How many elements have refused the same, each twice.
  private var refusals: [Refusal: Int] = [:]

  var truth: EventTruth { EventTruth(runner: runner, ids: ids, ambient: ambient) }
  var difference: StateDifference { StateDifference(ids: ids) }

  init(
    runner: TrialRunner, snapshot: ApplicationSnapshot, ids: [ObjectReference: ElementID],
    policy: ActionPolicy, history: DisclosureHistory? = nil,
    hasCrashed: @escaping @Sendable () async -> Bool?
  ) {
    self.policy = policy
    self.hasCrashed = hasCrashed
    self.runner = runner
    self.snapshot = snapshot
    self.ids = ids
    current = ApplicationState(snapshot.withInferredShowing)
    // What is on the screen and was not looked at yet is news to the next look, here or outside.
    self.history = history ?? DisclosureHistory(DisclosureLog(current))
    context = AuditContext(snapshot: snapshot)
    focus = snapshot.tree.focus.flatMap { snapshot.references[$0] }
  }

  /// What changes although nobody touches the application.
  mutating func watchIdle(for pause: Duration) async {
    guard let first = await runner.read() else { return }
    var idle = TrialRunner.Outcome(
      answer: TrialRunner.Answer(kind: .yes, text: ""), events: [], lost: 0)
    await runner.more(&idle, after: pause)
    ambient = Set(idle.events.map(EventTruth.Sign.init))
    guard let second = await runner.read() else { return }
    let changes = difference.changes(from: first, to: second)
    current = second
    evidence.idleChanges = changes
    guard changes.contains(where: \.isArrival) else { return }
    await runner.more(&idle, after: pause)
    guard let third = await runner.read() else { return }
    current = third
    evidence.idleChanges = ObservedChange.idle(
      changes, then: difference.changes(from: second, to: third))
    isUnsteady = evidence.idleChanges?.contains(where: \.isArrival) ?? false
  }

  mutating func leave(_ trial: PlannedTrial, _ reason: String) {
    evidence.untried.append(
      ActionTrials.Untried(element: trial.node.id, kind: trial.kind, reason: reason))
  }

  mutating func `try`(_ trial: PlannedTrial) async {
    guard let object = snapshot.references[trial.node.id] else { return }
    await tryAsItIs(trial, object)
    switch trial.course {
    case .action(let name), .disabledAction(let name):
      await tryFilledIn(name, trial.node, object)
    case .focus, .value, .text, .selection: break
    }
  }

  private mutating func tryAsItIs(_ trial: PlannedTrial, _ object: ObjectReference) async {
    guard let facts = await self.facts(of: trial.node, object) else {
      await noteDeparture()
      return leave(
        trial, evidence.ending ?? "it was gone, or did not answer, when its turn came")
    }
    if let reason = hindrance(trial, facts) { return leave(trial, reason) }
    if trial.answersForm, await emptyFields(beside: trial.node).isEmpty {
      return leave(trial, TrialPlan.endOfDialog)
    }
    if evidence.trials.last?.isRestored == false { await waitForLateChanges() }
    if trial.changesOneElement {
      isCurrentStale = true
    } else if isCurrentStale, let state = await runner.read() {
      current = state
      isCurrentStale = false
    }
    let made = evidence.trials.count
    runner.isPatient = !repeatsFailures
    await make(trial, facts, object)
    runner.isPatient = true
    noteInertness(of: trial, since: made)
    guard repeatsFailures, let doubt = doubt(since: made) else { return }
    // What is serious is tried again: a busy machine must not be taken for a fault. What a program tells
    // at a bounded rate it has told then.
    var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    await runner.more(&late, after: TrialRunner.settlingPause)
    if trial.changesOneElement { isCurrentStale = true }
    guard let again = await runner.state(of: object, trial.node.interfaces),
      hindrance(trial, again) == nil
    else { return }
    let repeated = evidence.trials.count
    await make(trial, again, object)
    settle(doubt, first: made..<repeated)
  }

  /// What is hidden by the trials before is brought to the screen again, where that is known how.
  private mutating func facts(of node: Node, _ object: ObjectReference) async -> ElementFacts? {
    let facts = await runner.state(of: object, node.interfaces)
    guard let opensAgain, openings < Self.mostOpenings, facts?.states[.showing] == false else {
      return facts
    }
    openings += 1
    guard await opensAgain() else { return facts }
    if let state = await runner.read() {
      current = state
      isCurrentStale = false
      history.with { $0.know(state) }
    }
    return await runner.state(of: object, node.interfaces)
  }

  /// What the trial before takes back late is no change of the next one.
  private mutating func waitForLateChanges() async {
    var late = TrialRunner.Outcome(
      answer: TrialRunner.Answer(kind: .yes, text: ""), events: [], lost: 0)
    let state =
      repeatsFailures
      ? await runner.told(&late, since: current, within: TrialRunner.settlingPause)
      : await runner.settled(&late, first: TrialRunner.longPause)
    if let state {
      current = state
      isCurrentStale = false
    }
  }

  /// What the trials since then fall short of; nil where that is nothing, or where they cannot be made
  /// again from the same state, or need not.
  private func doubt(since first: Int) -> [TrialDoubt]? {
    let made = evidence.trials[first...]
    // What came while a disabled one was asked may have come by itself, and stays.
    guard evidence.ending == nil,
      made.allSatisfy({
        ($0.isRestored || $0.kind == .disabledAction) && $0.answer != .left
      }),
      !made.allSatisfy({ isKnownRefusal($0) })
    else { return nil }
    let doubts = made.map { TrialDoubt($0, in: context) }
    return doubts.contains { !$0.isEmpty } ? doubts : nil
  }

  /// What an application says where it refuses a request outright, and does nothing.
  private struct Refusal: Hashable {
    let kind: ActionTrial.Kind
    let role: Role?
    let words: String

    /// nil where the application has not refused it, or something has come of it.
    init?(_ trial: ActionTrial, _ context: AuditContext) {
      guard trial.answer == .no, trial.changes.isEmpty, trial.events.isEmpty else { return nil }
      kind = trial.kind
      role = context[trial.element]?.role
      words = trial.answerText
    }
  }

  /// So many elements of a role that have refused the same with the same words, each twice, stand for
  /// the others.
  private static let enoughRefusals = 3

  /// Whether it is refused as it was by others, and need not be tried once more.
  func isKnownRefusal(_ trial: ActionTrial) -> Bool {
    Refusal(trial, context).map { refusals[$0, default: 0] >= Self.enoughRefusals } ?? false
  }

  /// Keeps of two rounds of the same trials the second one, and in it what both fall short of.
  private mutating func settle(_ doubts: [TrialDoubt], first: Range<Int>) {
    let second = first.upperBound..<evidence.trials.count
    guard second.count == first.count,
      zip(first, second).allSatisfy({ evidence.trials[$0].kind == evidence.trials[$1].kind })
    else {
      evidence.trials.removeSubrange(second)
      return
    }
    for (place, doubt) in zip(second, doubts) {
      evidence.trials[place] = doubt.confirmed(by: evidence.trials[place], in: context)
      if let refusal = Refusal(evidence.trials[place], context) {
        refusals[refusal, default: 0] += 1
      }
    }
    evidence.trials.removeSubrange(first)
  }

  private mutating func make(
    _ trial: PlannedTrial, _ facts: ElementFacts, _ object: ObjectReference
  ) async {
    switch trial.course {
    case .focus: await tryFocus(trial.node, object, facts)
    case .value: await tryValue(trial.node, object, facts)
    case .text: await tryText(trial.node, object, facts)
    case .selection: await trySelection(trial.node, object, facts)
    case .action(let name) where ActionNames.isFocus(name):
      await tryFocusAction(name, trial.node, object, facts)
    case .action(let name):
      await tryAction(name, .action, trial.node, object)
      if trial.emptiesForm {
        await tryWithoutRequiredFields(name, trial.node, object)
        await tryHalfFilled(name, trial.node, object)
      }
    case .disabledAction(let name): await tryAction(name, .disabledAction, trial.node, object)
    }
  }

  func hindrance(_ trial: PlannedTrial, _ facts: ElementFacts) -> String? {
    if facts.states[.defunct] { return "it was gone when its turn came" }
    if !facts.states[.showing] { return "it was not showing any more when its turn came" }
    let isEnabled = facts.states[.sensitive] || facts.states[.enabled]
    if case .disabledAction = trial.course {
      return isEnabled ? "it was enabled when its turn came" : nil
    }
    if case .action(let name) = trial.course {
      if isChosen(trial.node.role, facts.states) { return "it was chosen already" }
      if let value = facts.value, let range = trial.node.value,
        ActionNames.isBeyondEnd(name, from: value, in: range)
      {
        return "its value was at the end already"
      }
    }
    return isEnabled ? nil : "it was disabled when its turn came"
  }

  /// The fields of its window that are empty.
  func emptyFields(beside node: Node) async -> [ElementID] {
    guard let window = snapshot.tree.window(of: node.id) else { return [] }
    var fields: [ElementID] = []
    for field in context.descendants(of: window)
    where field.states[.editable] && field.states[.showing] {
      guard let object = snapshot.references[field.id],
        let facts = await runner.state(of: object, field.interfaces)
      else { continue }
      if facts.text?.isEmpty == true { fields.append(field.id) }
    }
    return fields
  }

  private func isChosen(_ role: Role, _ states: StateSet) -> Bool {
    guard [.radioButton, .radioMenuItem, .pageTab].contains(role) else { return false }
    return states[.checked] || states[.selected]
      || role == .pageTab && states[.focused] && current.callsCurrentTabFocused
  }

  /// Writes a trial down. A program that ends as it should has done what it was asked, and cannot be
  /// asked more.
  mutating func record(_ trial: ActionTrial) async {
    guard !trial.isWithdrawn else {
      evidence.untried.append(
        ActionTrials.Untried(
          element: trial.element, kind: trial.kind,
          reason: "it did not offer the action any more when its turn came"))
      return
    }
    guard trial.answer == .left else {
      evidence.trials.append(trial)
      return
    }
    if await hasCrashed() == true {
      evidence.trials.append(trial.thatCrashed)
      evidence.ending = "the application crashed when \(request(of: trial))"
    } else {
      evidence.ending = "the application ended when \(request(of: trial))"
      evidence.untried.append(
        ActionTrials.Untried(
          element: trial.element, kind: trial.kind, reason: ActionTrials.endedWithIt))
    }
  }

  private func request(of trial: ActionTrial) -> String {
    let place = snapshot.tree[trial.element].map { ElementFinder(snapshot).selector(of: $0) } ?? ""
    return "\(place) was asked \(trial.request)"
  }

  /// An application may answer, and crash then: the trial before has done it. Where it was operated in
  /// what that had opened, what was asked there last has.
  mutating func noteDeparture(afterLook: Bool = false) async {
    guard evidence.ending == nil, await runner.hasLeft() else { return }
    if afterLook {
      evidence.ending = "the application ended while what had opened was looked at"
      return
    }
    let isCrash = await hasCrashed() == true
    let end = "the application \(isCrash ? "crashed" : "ended") "
    guard let last = evidence.trials.indices.last else {
      evidence.ending = end + "before anything was asked of it"
      return
    }
    evidence.ending = end + "after \(request(of: evidence.trials[last]))"
    guard isCrash else { return }
    evidence.trials[last] = evidence.trials[last].thatCrashed
  }

  /// Gives the focus back.
  mutating func finish() async {
    await noteDeparture()
    guard evidence.ending == nil, let focus else { return }
    _ = await runner.make(.focus, of: focus)
  }
}

extension ActionTrial {
  /// The trial without changes: what was read after it was read of a program that was ending, where
  /// parts are missing.
  fileprivate var thatCrashed: ActionTrial {
    var trial = self
    trial.answer = .left
    trial.changes = []
    return trial
  }
}
