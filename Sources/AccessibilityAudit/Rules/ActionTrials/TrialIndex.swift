// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The trials by element, with what they show of changes and of events.
struct TrialIndex: AuditIndex {
  private let trials: [ElementID: [ActionTrial]]
  private let untried: [ElementID: [ActionTrials.Untried]]
  /// Changes that an event has to tell of, with whether one did.
  let changes: [ElementID: [(change: ObservedChange, isNotified: Bool)]]
  /// The last event of each kind that says something that was read afterwards.
  let claims: [ElementID: [ObservedEvent]]
  let idleChanges: [ElementID: [ObservedChange]]

  init(_ context: AuditContext) {
    let evidence = context.evidence.actionTrials ?? ActionTrials()
    trials = Dictionary(grouping: evidence.trials, by: \.element)
    untried = Dictionary(grouping: evidence.untried, by: \.element)
    var changes: [ElementID: [(change: ObservedChange, isNotified: Bool)]] = [:]
    var claims: [ElementID: [ObservedEvent]] = [:]
    for trial in evidence.trials where trial.lostEvents == 0 {
      let notices = ChangeNotices(trial)
      for change in trial.changes where ChangeNotices.areDue(for: change, in: context) {
        changes[change.element ?? trial.element, default: []]
          .append((change, notices.tell(of: change)))
      }
      for event in notices.lastClaims
      where ChangeNotices.speaksForItself(event.element, in: context) {
        claims[event.element ?? trial.element, default: []].append(event)
      }
    }
    self.changes = changes
    self.claims = claims
    var idle: [ElementID: [ObservedChange]] = [:]
    for change in evidence.idleChanges ?? [] {
      idle[change.element ?? context.tree.root, default: []].append(change)
    }
    idleChanges = idle
  }

  /// The trials of these kinds; throws where the element was left alone for a reason.
  func trials(of node: Node, _ kinds: Set<ActionTrial.Kind>) throws -> [ActionTrial] {
    let made = (trials[node.id] ?? []).filter { kinds.contains($0.kind) }
    if made.isEmpty, let left = untried[node.id]?.first(where: { kinds.contains($0.kind) }) {
      throw NotTested(left.reason)
    }
    return made
  }
}
