// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one trial falls short of, so that it is made once more before anybody is told. What is known
/// of the toolkit is for review however often it is tried.
package struct TrialDoubt: Sendable {
  private let silent: Set<ObservedChange>
  private let untrue: Set<ObservedEvent>
  private let isUnexpected: Bool

  package init(_ trial: ActionTrial, in context: AuditContext) {
    let notices = ChangeNotices(trial)
    let known = context.index(KnownSilence.self)
    silent = Set(
      trial.changes.filter {
        ChangeNotices.areDue(for: $0, in: context) && !notices.tell(of: $0, in: context)
          && !known.holds("silent-change", of: $0.element, in: context)
      })
    untrue = Set(
      notices.lastClaims.filter {
        !ActionTrial.isEqual($0.claimed ?? "", $0.found ?? "")
          && !known.holds("untrue-event", of: $0.element, in: context)
      })
    // What had to be woken was silent for long enough.
    isUnexpected =
      trial.answer == .silence && trial.answerText.isEmpty || !trial.isAsExpected
      || trial.kind == .disabledAction && !trial.changes.isEmpty
  }

  /// True where nothing is wrong.
  package var isEmpty: Bool { silent.isEmpty && untrue.isEmpty && !isUnexpected }

  /// The same trial, made again, without what is wrong in it alone.
  package func confirmed(by trial: ActionTrial, in context: AuditContext) -> ActionTrial {
    let again = TrialDoubt(trial, in: context)
    var trial = trial
    trial.changes.removeAll { again.silent.contains($0) && !silent.contains($0) }
    for place in trial.events.indices
    where again.untrue.contains(trial.events[place]) && !untrue.contains(trial.events[place]) {
      trial.events[place].claimed = nil
    }
    return trial
  }
}

/// What is known of the application's toolkit about changes without an event, and events without a
/// change.
private struct KnownSilence: AuditIndex {
  private let quirks: QuirkTable

  init(_ context: AuditContext) {
    quirks = QuirkTable.current.concerning(context.toolkit)
  }

  func holds(_ reason: String, of element: ElementID?, in context: AuditContext) -> Bool {
    element.flatMap { context[$0] }.map { node in
      quirks.quirk(ChangeNotifiedRule().id, reason, of: node, in: context) != nil
    } ?? false
  }
}
