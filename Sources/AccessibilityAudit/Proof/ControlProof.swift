// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Whether everything that a hand can do with one control, keys alone and assistive technologies alone
/// can do.
public struct ControlProof: Hashable, Sendable, Encodable {
  /// What was found out.
  public enum Verdict: String, Hashable, Sendable, Encodable, CaseIterable {
    /// Each movement of a hand that was made, from each kind of state that gestures lead to, was
    /// matched by keys and by actions, and there was nothing left to try.
    case proved
    /// There is something that a hand does and another way does not, or something offered that is
    /// refused or against its law.
    case refuted
    /// Something was left untried, or could not be compared.
    case undecided
  }

  /// A movement of a hand, and what was made of it in another way.
  public struct Counterexample: Hashable, Sendable, Encodable {
    /// What shows it, in order, from the first state on ("tap", "drag 10 points to the right").
    public let steps: [String]
    /// What is wrong then.
    public let problem: String
    /// Where the gesture is written ("Mixer/VolumeDial.swift:12"); nil where it is not known.
    public let source: String?
  }

  /// As a report prints it ("slider[Volume]").
  public let element: String
  /// What was found out.
  public let verdict: Verdict
  /// Those that refute it, the shortest first.
  public let counterexamples: [Counterexample]
  /// Why it is not decided.
  public let reasons: [String]
  /// Kinds of states that gestures lead to; nil for a control that is written like another one.
  public let states: Int?
  /// Movements of a hand that were compared.
  public let movements: Int
  /// The most presses of keys that a place of its values takes; nil where it has none.
  public let mostKeyPresses: Int?
  /// The control that is written at the same place in the source and was tried with everything, where
  /// this one was tried with one movement of each gesture or none; nil where it was itself.
  public let isLike: String?

  /// - Parameters:
  ///   - element: As a report prints it.
  ///   - twin: One that is written at the same place and was tried with everything.
  ///   - obstacles: What kept all trials from being repeatable.
  init(_ model: ModelElement, element: String, like twin: ControlProof?, obstacles: [String]) {
    self.element = element
    states = model.coverage?.states
    movements = model.coverage?.movements ?? model.trials.count
    mostKeyPresses = model.values.compactMap(\.mostKeyPresses).max()
    isLike = model.coverage == nil ? twin?.element : nil
    let counterexamples = Self.counterexamples(model)
    self.counterexamples = counterexamples.sorted { $0.steps.count < $1.steps.count }
    var reasons = obstacles + Self.reasons(model)
    if model.coverage == nil {
      switch twin?.verdict {
      case .proved: break
      case .refuted, .undecided: reasons.append("\(twin?.element ?? "") is not proved")
      case nil: reasons.append("it was not tried")
      }
    }
    self.reasons = counterexamples.isEmpty ? reasons : []
    verdict = !counterexamples.isEmpty ? .refuted : reasons.isEmpty ? .proved : .undecided
  }

  // MARK: What refutes

  private static func counterexamples(_ model: ModelElement) -> [Counterexample] {
    model.trials.flatMap(counterexamples)
      + model.interruptions.filter { $0.means.isAbort && !$0.leftover.isEmpty }.map {
        Counterexample(
          steps: $0.after + [$0.gesture, "\($0.means.text) \($0.moment.text)"],
          problem: "what was begun is not taken back: \($0.leftover)",
          source: $0.source?.description)
      }
      + model.values.flatMap { value in
        value.laws.filter { !$0.holds }.map {
          Counterexample(steps: [], problem: $0.observation, source: nil)
        }
      }
      + model.refusals.map {
        Counterexample(
          steps: $0.after + [$0.step], problem: "it is offered, and refused", source: nil)
      }
      + model.breaches.map {
        Counterexample(steps: $0.after, problem: $0.observation, source: nil)
      }
  }

  private static func counterexamples(_ trial: ModelTrial) -> [Counterexample] {
    guard trial.essentialReason == nil else { return [] }
    return [("keys", trial.keys), ("actions", trial.actions)].compactMap { way, search in
      guard search.end == .notReached else { return nil }
      return Counterexample(
        steps: trial.after + [trial.gesture],
        problem: "it " + trial.unreachedText(way, search), source: trial.source?.description)
    }
  }

  // MARK: What is left open

  private static func reasons(_ model: ModelElement) -> [String] {
    var reasons = model.gaps
    if let ranOut = model.coverage?.ranOut { reasons.append("ran out of \(ranOut)") }
    reasons += model.idle.map { "\($0) is offered, and was never seen to do anything" }
    for trial in model.trials {
      for (way, search) in [("keys", trial.keys), ("actions", trial.actions)] {
        let steps = trial.movementText
        switch search.end {
        case .boundHit:
          reasons.append("\(steps): the search by \(way) ended after \(search.states) states")
        case .nearly:
          reasons.append("\(steps): by \(way) the rest of the window differs: \(search.difference)")
        case .notReached:
          if let reason = trial.essentialReason {
            reasons.append("\(steps): its author calls the path essential: \(reason)")
          }
        case .reached:
          if !search.unseen.isEmpty {
            reasons.append(
              "\(steps): what shows while it lasts, \(way) never show: \(search.unseen)")
          }
        }
      }
    }
    var seen: Set<String> = []
    return reasons.filter { seen.insert($0).inserted }
  }
}
