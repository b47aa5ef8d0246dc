// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Tries on a live application what an assistive technology may ask of it, and takes each trial back
/// as far as that can be done.
public struct ActionDriver: Sendable {
  private let reader: AccessibilityReader
  private let snapshot: ApplicationSnapshot
  private let environment: [String: String]
  private let limits: ReadLimits
  private let time: Duration
  private let plan: TrialPlan
  private let hasCrashed: @Sendable () async -> Bool?
  private let trace: @Sendable (String) -> Void
  private let policy: ActionPolicy
  private let look: (@Sendable (Disclosure) async -> Bool)?
  private let disclosure: Disclosure?
  private let answersForms: Bool

  /// Between the two reads that tell whether an idle application stays the same.
  private static let idlePause = Duration.milliseconds(1200)

  /// The time is for all trials together; what is left over then counts as not tested. A program
  /// that leaves the bus has crashed, has ended by itself, or nobody knows. `trace` hears of each
  /// trial before it is made, and `look` of each window and page that a trial opens, while it is there:
  /// for all looks there is as much time once more, and each says whether a window is to be opened once
  /// more. `disclosure` is what the part of the application is that is tried, where a trial of the whole
  /// has opened it; `answersForms` where forms may be filled in and answered.
  public init(
    reader: AccessibilityReader, snapshot: ApplicationSnapshot, policy: ActionPolicy,
    part: Set<ElementID>? = nil, of disclosure: Disclosure? = nil, answersForms: Bool = false,
    environment: [String: String] = [:], limits: ReadLimits = ReadLimits(), time: Duration,
    hasCrashed: @escaping @Sendable () async -> Bool? = { nil },
    trace: @escaping @Sendable (String) -> Void = { _ in },
    look: (@Sendable (Disclosure) async -> Bool)? = nil
  ) {
    self.trace = trace
    self.disclosure = disclosure
    self.answersForms = answersForms
    self.look = look
    self.policy = policy
    self.environment = environment
    self.hasCrashed = hasCrashed
    self.reader = reader
    self.snapshot = snapshot
    self.limits = limits
    self.time = time
    plan = TrialPlan(snapshot, policy: policy, part: part, answersForms: answersForms)
  }

  /// Tries all that is planned, within its time; what is left then counts as not tested. Throws
  /// where the application's events cannot be listened to.
  public func run() async throws(ReaderError) -> ActionTrials {
    let end = ContinuousClock.now + time
    let events = try await reader.events(of: snapshot.application)
    let history =
      disclosure?.history
      ?? DisclosureHistory(DisclosureLog(ApplicationState(snapshot.withInferredShowing)))
    var runner = TrialRunner(
      reader: reader, application: snapshot.application, events: events, limits: limits,
      takesVisibleForShowing: snapshot.showsWindowsAlone, memory: history.memory)
    runner.opened = OpenedWindows(environment: environment, pid: snapshot.application.pid)
    let ids = Dictionary(snapshot.references.map { ($0.value, $0.key) }) { first, _ in first }
    var session = TrialSession(
      runner: runner, snapshot: snapshot, ids: ids, policy: policy,
      history: history, hasCrashed: hasCrashed)
    session.repeatsFailures = true
    session.look = look
    session.fillsIn = answersForms
    session.opensAgain = disclosure?.opensAgain
    session.pictures = TrialPictures(
      snapshot: snapshot, environment: environment, reader: reader)
    session.evidence.untried = plan.untried
    await session.watchIdle(for: Self.idlePause)
    // On a page that has opened, rows that are made anew as somebody writes would look like another one.
    if disclosure?.isWindow != false { await session.discloseBeginning() }
    if disclosure == nil { await session.turnBack(for: plan.trials) }
    for (place, trial) in plan.trials.enumerated() {
      if place == plan.firstRisky { await chooseItems(&session, until: end) }
      if session.knows(trial) { continue }
      // What opens inside of what has opened shares the time of that.
      let more = disclosure == nil ? min(session.timeOfLooks, time) : .zero
      if session.evidence.ending == nil, ContinuousClock.now >= end + more {
        session.evidence.ending = ActionTrials.overtime
      }
      if let ending = session.evidence.ending {
        session.leave(trial, ending)
      } else {
        trace("\(KeyboardDriver.text(trial.node)): \(trial.request)")
        if await !session.tryTogether(with: trial, plan.trials) { await session.try(trial) }
      }
    }
    if plan.firstRisky == plan.trials.count { await chooseItems(&session, until: end) }
    await session.finish()
    await events.end()
    return session.evidence
  }

  /// Before what may take away what they act on, and where half of the time is left for that; in a part of the
  /// application no menu is gone through.
  private func chooseItems(
    _ session: inout TrialSession, until end: ContinuousClock.Instant
  ) async {
    let spent = min(session.timeOfLooks, time)
    guard disclosure == nil, !session.choicesLeft.isEmpty, .now < end - time / 2 + spent,
      spent < time / 2
    else { return }
    let titles = session.choicesLeft.map { Escaped.brief($0.title) }
    trace("choosing items of menus: " + titles.joined(separator: ", "))
    await session.discloseChoicesLeft()
  }
}
