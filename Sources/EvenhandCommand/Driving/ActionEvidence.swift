// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// Tries an open application's actions, and adds what came of it to what the rules judge.
struct ActionEvidence: Sendable {
  let target: OpenTarget
  let options: ActionOptions
  /// Says on standard error what was tried.
  let isVerbose: Bool
  /// Whether the program, started once more and asked nothing, crashes within a time too.
  var crashesUnasked: @Sendable (Duration) async -> Bool = { _ in false }
  /// Judges what a trial has opened, while it is there; nil where that is not asked about.
  var look: (@Sendable (Disclosure) async -> Bool)?
  /// The elements that are tried; nil for all of them.
  var part: Set<ElementID>?
  /// What they stand in, where a trial has opened it.
  var disclosure: Disclosure?
  /// Whether a dialog that is not filled in is answered at the end.
  var answersForms = false
  /// For all trials together; nil for what the options say.
  var time: Duration?

  func add(to evidence: inout Evidence) async {
    Progress.shared.begin("operating it by actions")
    let driver = ActionDriver(
      reader: target.reader, snapshot: target.snapshot, policy: options.policy(for: target),
      part: part, of: disclosure, answersForms: answersForms, environment: target.environment,
      time: time ?? options.time,
      hasCrashed: { [started = target.started, ranItself = target.started?.program.isRunning] in
        // How something ends that another process has started is told to nobody else.
        guard ranItself == true,
          let status = try? await started?.program.exitStatus(within: .seconds(2))
        else { return nil }
        return Self.isCrash(status)
      }, trace: { AuditTrace.shared.step($0) }, look: look)
    let start = ContinuousClock.now
    do {
      let trials = await acquitted(try await driver.run(), after: .now - start)
      evidence.actionTrials = trials
      if let ending = trials.ending { Output.complain(Escaped.line(ending)) }
      if isVerbose { tell(trials) }
    } catch {
      evidence.actionTrials = ActionTrials(ending: "\(error)")
    }
  }

  /// A trial is not blamed for a crash that comes without it too.
  private func acquitted(_ trials: ActionTrials, after time: Duration) async -> ActionTrials {
    guard let place = trials.trials.lastIndex(where: { $0.answer == .left }),
      await crashesUnasked(time)
    else { return trials }
    var trials = trials
    let trial = trials.trials.remove(at: place)
    let reason = "the application crashes without being asked anything, too"
    trials.untried.append(
      ActionTrials.Untried(element: trial.element, kind: trial.kind, reason: reason))
    for index in trials.untried.indices where trials.untried[index].reason == trials.ending {
      trials.untried[index].reason = reason
    }
    trials.ending = reason
    return trials
  }

  /// A shell that started the program tells the signal by its code.
  static func isCrash(_ status: ChildProcess.ExitStatus) -> Bool {
    switch status {
    case .signal: true
    case .code(let code): [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(code - 128)
    }
  }

  /// One line for each element that would be tried, and for each that would be left alone.
  var plan: String {
    let plan = TrialPlan(target.snapshot, policy: options.policy(for: target))
    var dryRun = DryRun(target.snapshot)
    for trial in plan.trials { dryRun.add("try", trial.node, "\(trial.request)") }
    for gap in plan.untried { dryRun.leave(gap.element, because: gap.reason) }
    return dryRun.text("\(plan.trials.count) would be tried")
  }

  private func tell(_ trials: ActionTrials) {
    let finder = ElementFinder(target.snapshot)
    for trial in trials.trials {
      guard let node = target.snapshot.tree[trial.element] else { continue }
      Output.complain(
        "\(finder.selector(of: node)) was asked \(trial.request): \(trial.answer.rawValue),"
          + " \(trial.changes.count) changes, \(trial.events.count) events"
          + (trial.isRestored ? "" : ", not taken back"))
      for change in trial.changes {
        Output.complain(
          "  \(Escaped.line(change.place)): \(change.property.rawValue) \(change.detail)"
            + " \"\(Escaped.brief(change.from))\" to \"\(Escaped.brief(change.to))\"")
      }
      for event in trial.events {
        Output.complain("  " + Escaped.line(event.kind) + " " + Escaped.line(event.place))
      }
    }
  }
}
