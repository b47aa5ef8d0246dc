// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Whether everything that a hand can do with one control, keys alone and assistive technologies alone
/// can do.
public struct ControlProof: Hashable, Sendable {
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
  public struct Counterexample: Hashable, Sendable {
    /// What shows it, in order, from the first state on ("tap", "drag 10 points to the right").
    public let steps: [String]
    /// What is wrong then.
    public let problem: String
    /// Where the gesture is written ("Mixer/VolumeDial.swift:12"); nil where it is not known.
    public var source: String? { position?.description }
    /// The ways of using the control that it refutes.
    public let ways: [Modality]
    /// The rule of the audit that asks for what is missing.
    public let rule: String
    /// Where the gesture is written; nil where it is not known.
    public internal(set) var position: SourcePosition?

    /// - Parameter rule: That of the promise itself where nothing is said.
    init(
      steps: [String], problem: String, position: SourcePosition?, ways: [Modality],
      rule: String = "parity-proof"
    ) {
      self.steps = steps
      self.problem = problem
      self.position = position
      self.ways = ways
      self.rule = rule
    }

    /// The same where a hand was at other controls before.
    fileprivate func coming(after steps: [String]) -> Counterexample {
      Counterexample(
        steps: steps + self.steps, problem: problem, position: position, ways: ways, rule: rule)
    }
  }

  /// As a report prints it ("slider[Volume]").
  public let element: String
  /// What a hand does with others before it is there, is enabled or has something to do, in order
  /// ("tap on push button[Details]"); empty for a control that is tried as the window opens.
  public let after: [String]
  /// What was found out.
  public let verdict: Verdict
  /// Those that refute it, the shortest first.
  public internal(set) var counterexamples: [Counterexample]
  /// How many more refute it in the same way, at the same place in the source.
  public let omitted: Int
  /// What was left open: why it is not decided, or what is not, beside what refutes it.
  public let reasons: [String]
  /// Kinds of states that gestures lead to; nil for a control that is written like another one.
  public let states: Int?
  /// Movements of a hand that were compared.
  public let movements: Int
  /// How many of them keys or actions came to in kind alone, with other numbers or places: a slanted
  /// drag, a pinch, what is moved from where it is touched.
  public let movementsWithOtherNumbers: Int
  /// The most presses of keys that a place of its values takes; nil where it has none.
  public let mostKeyPresses: Int?
  /// What is offered and does nothing, where a hand's does nothing either: directions of a drag that
  /// is read along one axis ("move-left").
  public let idleDirections: [String]
  /// The control that is written at the same place in the source and was tried with everything, where
  /// this one was tried with one movement of each gesture or none; nil where it was itself.
  public let isLike: String?
  /// Whether it takes gestures, and nothing of it is exposed to assistive technologies.
  let isHidden: Bool
  /// Where its first gesture is written; nil where that is not known.
  public internal(set) var position: SourcePosition?
  /// What is not decided of single ways of using it, also where another way is refuted.
  let doubts: [Doubt]
  /// Pictures of movements that were not matched; none where nobody asked for them.
  let strips: [PictureStrip]

  /// - Parameters:
  ///   - element: As a report prints it.
  ///   - after: What a hand does with others before.
  ///   - twin: One that is written at the same place and was tried with everything.
  ///   - obstacles: What kept all trials from being repeatable.
  init(
    _ model: ModelElement, element: String, after: [String] = [], like twin: ControlProof?,
    obstacles: [String]
  ) {
    self.element = element
    self.after = after
    states = model.coverage?.states
    movements = model.coverage?.movements ?? model.trials.count
    movementsWithOtherNumbers = model.trials.count { trial in
      [trial.keys, trial.actions].contains { $0.end == .reached && !$0.difference.isEmpty }
    }
    mostKeyPresses = model.values.compactMap(\.mostKeyPresses).max()
    idleDirections = model.idleDirections
    isLike = model.coverage == nil ? twin?.element : nil
    position = model.gestures.lazy.compactMap(\.source).first
    isHidden = !model.gestures.isEmpty && model.gestures.allSatisfy { !$0.isExposed }
    strips = PictureStrip.all(model)
    // From trials that disturb each other nothing follows, neither way.
    let counterexamples =
      obstacles.isEmpty ? Self.counterexamples(model).map { $0.coming(after: after) } : []
    self.counterexamples = Self.shortest(counterexamples)
    omitted = counterexamples.count - self.counterexamples.count
    var doubts = obstacles.map { Doubt(text: $0) } + Self.doubts(model)
    if model.coverage == nil {
      switch twin?.verdict {
      case .proved: break
      case .refuted, .undecided:
        doubts.append(
          Doubt(
            text: "\(twin?.element ?? "") is not proved",
            ways: Modality.allCases.filter { twin?.verdict(of: $0) != .proved }))
      case nil where doubts.isEmpty: doubts.append(Doubt(text: "it was not tried"))
      case nil: break
      }
    }
    var seen: Set<String> = []
    let reasons = doubts.map(\.text).filter { seen.insert($0).inserted }
    self.doubts = doubts
    self.reasons = reasons
    verdict = !counterexamples.isEmpty ? .refuted : reasons.isEmpty ? .proved : .undecided
  }

  /// For people ("check box[Advanced] after tap on push button[Details]").
  public var title: String {
    element + (after.isEmpty ? "" : " after " + after.joined(separator: ", then "))
  }

  /// For people, after the number of movements; nil where all were matched with their numbers.
  var otherNumbersText: String? {
    movementsWithOtherNumbers > 0 ? "\(movementsWithOtherNumbers) of them with other numbers" : nil
  }

  // MARK: What refutes

  /// Of one kind, so many say enough.
  private static let mostOfKind = 3

  private static func shortest(_ counterexamples: [Counterexample]) -> [Counterexample] {
    struct Kind: Hashable {
      let rule: String
      let ways: [Modality]
      let position: SourcePosition?
    }
    var counts: [Kind: Int] = [:]
    // What several elements that are exposed as one are offered is said once.
    var seen: Set<Counterexample> = []
    let different = counterexamples.filter { seen.insert($0).inserted }
    return different.sorted { $0.steps.count < $1.steps.count }.filter { found in
      let kind = Kind(rule: found.rule, ways: found.ways, position: found.position)
      counts[kind, default: 0] += 1
      return counts[kind, default: 0] <= mostOfKind
    }
  }

  private static func counterexamples(_ model: ModelElement) -> [Counterexample] {
    model.trials.flatMap(counterexamples)
      + model.interruptions.filter { $0.means.isAbort && !$0.leftover.isEmpty }.map {
        Counterexample(
          steps: $0.steps, problem: "what was begun is not taken back: \($0.leftover)",
          position: $0.source, ways: [.pointer], rule: "pointer-cancel")
      }
      + model.values.flatMap { value in
        value.laws.filter { !$0.holds }.map {
          Counterexample(
            steps: [], problem: $0.observation, position: nil, ways: [.actions],
            rule: "adjustable-laws")
        }
      }
      + model.refusals.map {
        Counterexample(
          steps: $0.after + [$0.step], problem: "it is offered, and refused", position: nil,
          ways: Modality.all(of: $0.way))
      }
      + model.breaches.map {
        Counterexample(
          steps: $0.after, problem: $0.observation, position: nil,
          ways: Modality.all(of: $0.way))
      }
  }

  private static func counterexamples(_ trial: ModelTrial) -> [Counterexample] {
    guard trial.essentialReason == nil else { return [] }
    return trial.searches.compactMap { way, search in
      guard search.end == .notReached else { return nil }
      return Counterexample(
        steps: trial.steps, problem: "it " + trial.unreachedText(way.rawValue, search),
        position: trial.source, ways: [way])
    }
  }

  // MARK: What is left open

  private static func doubts(_ model: ModelElement) -> [Doubt] {
    var doubts = model.gaps.map { Doubt(text: $0) }
    if let ranOut = model.coverage?.ranOut { doubts.append(Doubt(text: "ran out of \(ranOut)")) }
    doubts += model.idle.map { Doubt(text: "\($0) is offered, and was never seen to do anything") }
    for trial in model.trials {
      for (way, search) in trial.searches {
        guard let text = doubt(trial, way.rawValue, search) else { continue }
        doubts.append(Doubt(text: trial.movementText + ": " + text, ways: [way]))
      }
    }
    return doubts
  }

  /// nil where the search is decided.
  private static func doubt(
    _ trial: ModelTrial, _ way: String, _ search: ModelTrial.Search
  ) -> String? {
    switch search.end {
    case .boundHit: "the search by \(way) ended after \(search.states) states"
    case .nearly: "by \(way) the rest of the window differs: \(search.difference)"
    case .notReached: trial.essentialReason.map { "its author calls the path essential: \($0)" }
    case .reached:
      search.unseen.isEmpty
        ? nil : "what shows while it lasts, \(way) never show: \(search.unseen)"
    }
  }
}
