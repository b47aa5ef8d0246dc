// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// One request of a person to one element, with everything that was different afterwards. Nothing is
/// taken back.
public struct SingleRequest: Sendable {
  private let reader: AccessibilityReader
  private let snapshot: ApplicationSnapshot
  private let limits: ReadLimits

  public init(
    reader: AccessibilityReader, snapshot: ApplicationSnapshot, limits: ReadLimits = ReadLimits()
  ) {
    self.reader = reader
    self.snapshot = snapshot
    self.limits = limits
  }

  /// Asks `target`, which is the element itself or, for a selection, the container that it is in.
  public func make(
    _ request: ElementRequest, of target: Node, as kind: ActionTrial.Kind, argument: String,
    element: Node
  ) async throws(ReaderError) -> ActionTrial {
    guard let object = snapshot.references[target.id],
      let own = snapshot.references[element.id]
    else { throw .noSuchElement }
    let events = try await reader.events(of: snapshot.application)
    let runner = TrialRunner(
      reader: reader, application: snapshot.application, events: events, limits: limits,
      takesVisibleForShowing: snapshot.showsWindowsAlone)
    let ids = Dictionary(snapshot.references.map { ($0.value, $0.key) }) { first, _ in first }
    let difference = StateDifference(ids: ids)
    let factsBefore = await runner.state(of: own, element.interfaces)
    let before = await runner.read() ?? ApplicationState(snapshot)
    var outcome = await runner.make(request, of: object)
    var trial = ActionTrial(
      element: element.id, kind: kind, argument: argument, answer: outcome.answer.kind,
      answerText: outcome.answer.text)
    if outcome.answer.kind != .left {
      await runner.more(&outcome, after: TrialRunner.longPause)
      trial.answer = outcome.answer.kind
      if let after = await runner.read() {
        trial.changes = difference.changes(from: before, to: after)
      }
      if let factsBefore, let factsAfter = await runner.state(of: own, element.interfaces) {
        let told = difference.changes(own, ElementState(factsBefore), ElementState(factsAfter))
        trial.changes += told.filter { !trial.changes.contains($0) }
      }
      trial.events = await EventTruth(runner: runner, ids: ids).observed(outcome.events)
        .filter { !$0.kind.hasPrefix("object:bounds-changed") }
    }
    trial.lostEvents = outcome.lost
    await events.end()
    return trial
  }
}
