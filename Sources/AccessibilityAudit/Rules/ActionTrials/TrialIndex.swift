// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The trials by element, with what they show of changes and of events.
struct TrialIndex: AuditIndex {
  private let trials: [ElementID: [ActionTrial]]
  private let untried: [ElementID: [ActionTrials.Untried]]
  /// Changes that an event has to report, with whether one did.
  let changes: [ElementID: [(change: ObservedChange, isNotified: Bool)]]
  /// The last event of each kind that says something that was read afterwards.
  let claims: [ElementID: [ObservedEvent]]
  let idleChanges: [ElementID: [ObservedChange]]
  /// The buttons that let go when another one is pressed, as one of several that show a page each.
  let released: Set<ElementID>

  private static let naming = "object:property-change:accessible-name"

  init(_ context: AuditContext) {
    let evidence = context.evidence.actionTrials ?? ActionTrials()
    trials = Dictionary(grouping: evidence.trials, by: \.element)
    untried = Dictionary(grouping: evidence.untried, by: \.element)
    var changes: [ElementID: [(change: ObservedChange, isNotified: Bool)]] = [:]
    var claims: [ElementID: [ObservedEvent]] = [:]
    // What tells of its name at some time, as a clock does each second, tells of it a little later here.
    let namings = evidence.trials.flatMap(\.events).filter { $0.kind == Self.naming }
    let renamed = Dictionary(grouping: namings.filter { $0.element != nil }, by: \.element)
    // What has told of several names may have gone on to the next one before it was read.
    let running = renamed.filter { Set($0.value.compactMap(\.claimed)).count > 1 }
    for trial in evidence.trials where trial.lostEvents == 0 {
      let notices = ChangeNotices(trial)
      for change in trial.changes where ChangeNotices.areDue(for: change, in: context) {
        let isLate = change.property == .name && renamed[change.element] != nil
        changes[change.element ?? trial.element, default: []]
          .append((change, isLate || notices.tell(of: change, in: context)))
      }
      for event in notices.lastClaims
      where ChangeNotices.speaksForItself(event.element, in: context)
        && !(event.kind == Self.naming && running[event.element] != nil)
      {
        claims[event.element ?? trial.element, default: []].append(event)
      }
    }
    released = Set(
      evidence.trials.flatMap { trial in
        let pressed = trial.changes.filter {
          $0.property == .state && $0.detail == State.pressed.name
        }
        guard pressed.contains(where: { $0.element == trial.element && $0.to == "on" }) else {
          return [] as [ElementID]
        }
        return pressed.filter { $0.to == "off" }.compactMap(\.element)
      })
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

extension Condition {
  /// "was asked ..."; elements that were left alone count as not tested.
  static func wasAsked(_ text: String, _ kinds: ActionTrial.Kind...) -> Condition {
    let kinds = Set(kinds)
    return Condition("was asked " + text) { node, context in
      try !context.index(TrialIndex.self).trials(of: node, kinds).isEmpty
    }
  }

  /// Holds where the first of its trials that falls short is none.
  static func trials(
    _ kinds: Set<ActionTrial.Kind>, _ description: String,
    _ isRight: @escaping @Sendable (ActionTrial) -> Bool
  ) -> Condition {
    Condition(description) { node, context in
      try context.index(TrialIndex.self).trials(of: node, kinds).allSatisfy(isRight)
    }
  }
}

extension AuditContext {
  /// For messages: the first trial that falls short.
  func trial(
    of node: Node, _ kinds: Set<ActionTrial.Kind>, where isWrong: (ActionTrial) -> Bool
  ) -> ActionTrial? {
    let trials = try? index(TrialIndex.self).trials(of: node, kinds)
    return trials?.first(where: isWrong)
  }
}

extension Expectation {
  /// No request may end the application.
  static func survival(_ kinds: Set<ActionTrial.Kind>) -> Expectation {
    Expectation(
      "application-left",
      .trials(kinds, "leaves the application running") { $0.answer != .left },
      message: { node, context in
        let trial = context.trial(of: node, kinds) { $0.answer == .left }
        return "the application crashed when it was asked "
          + (trial?.request ?? "")
      })
  }
}

extension ActionTrial {
  /// Follows "asked": "to perform \"click\"".
  package var request: String {
    let quoted = "\"" + Escaped.brief(argument) + "\""
    return switch kind {
    case .action, .disabledAction: "to perform " + quoted
    case .value, .valueBeyondEnd: "to take the value " + Escaped.brief(argument)
    case .setText: "to take the text " + quoted
    case .insertText: "to insert the text " + quoted
    case .deleteText: "to delete the text " + quoted
    case .focus: "to take the focus"
    case .select: "to select " + Escaped.brief(argument)
    case .deselect: "to deselect " + Escaped.brief(argument)
    case .selectAll: "to select everything"
    }
  }

  /// The application's own words in brackets; empty where it gave none.
  var quotedAnswer: String {
    answerText.isEmpty ? "" : " (" + Escaped.brief(answerText) + ")"
  }

  /// True where the element says what it should, or where that could not be read.
  var isAsExpected: Bool {
    guard let expected, let found else { return true }
    return Self.isEqual(expected, found)
  }

  /// Places shift for many reasons.
  var hasEffect: Bool {
    !changes.isEmpty || events.contains { !$0.kind.hasPrefix("object:bounds-changed") }
  }

  /// Numbers may differ by rounding.
  package static func isEqual(_ one: String, _ other: String) -> Bool {
    guard let left = Double(one), let right = Double(other) else { return one == other }
    return left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
  }
}
