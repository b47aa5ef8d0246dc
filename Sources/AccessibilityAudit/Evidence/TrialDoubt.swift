// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one trial falls short of, so that it is made once more before anybody is told.
package struct TrialDoubt: Sendable {
  private let silent: Set<ObservedChange>
  private let untrue: Set<ObservedEvent>
  private let isUnexpected: Bool

  package init(_ trial: ActionTrial, in context: AuditContext) {
    let notices = ChangeNotices(trial)
    silent = Set(
      trial.changes.filter {
        ChangeNotices.areDue(for: $0, in: context) && !notices.tell(of: $0)
      })
    untrue = Set(
      notices.lastClaims.filter {
        !ActionTrial.isEqual($0.claimed ?? "", $0.found ?? "")
      })
    isUnexpected = trial.answer == .silence || !trial.isAsExpected
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
