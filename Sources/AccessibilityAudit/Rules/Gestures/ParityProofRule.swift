// SPDX-License-Identifier: Apache-2.0

/// The states that a pointer reaches, keys alone and assistive technologies alone have to reach.
struct ParityProofRule: Rule {
  let id = "parity-proof"
  let help = "Whatever a gesture leads to, keys alone and actions alone lead to as well"
  let advice =
    "Make the trace of the message by hand, then look for a key and an action that end the same;"
    + " where the path itself is what counts, say so with essential(reason:)."
  let impact = Impact.critical
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.5.2.12")]
  let applicability =
    Condition.hasGestures
    && Condition.model("has a gesture that changes something") { model in
      if model.trials.isEmpty, let gap = model.gaps.first { throw NotTested(gap) }
      return !model.trials.isEmpty
    }

  let expectations: [Expectation] = [
    search("not-by-keys", "can be brought by keys to where gestures bring it", "keys", \.keys),
    search(
      "not-by-actions", "can be brought by actions to where gestures bring it", "actions",
      \.actions),
    .every(
      "essential", "has no gesture whose author calls the path essential, and that lacks a way",
      isReview: true, of: \.trials,
      isRight: { $0.essentialReason == nil || ($0.keys.isReached && $0.actions.isReached) },
      message: {
        "\($0.movementText) changes \($0.change) in no other way; its author says why:"
          + " \($0.essentialReason ?? "")"
      }),
    .every(
      "bound-hit", "was searched to the end", isReview: true, of: \.trials,
      isRight: { $0.keys.end != .boundHit && $0.actions.end != .boundHit },
      message: { trial in
        "\(trial.movementText) changes \(trial.change); no proof: the search for another way ended after"
          + " \(trial.keys.states) states by keys and \(trial.actions.states) by actions"
      }),
    .every(
      "rest-differs", "leaves the rest of the window the same by each way", isReview: true,
      of: \.trials, isRight: { $0.keys.end != .nearly && $0.actions.end != .nearly },
      message: { trial in
        let nearly = trial.keys.end == .nearly ? trial.keys : trial.actions
        return
          "\(trial.movementText) changes \(trial.change); by \(nearly.wayText) the window differs:"
          + " \(nearly.difference)"
      }),
    .every(
      "not-shown", "shows by each way what shows while a gesture lasts", isReview: true,
      of: \.trials, isRight: { $0.keys.unseen.isEmpty && $0.actions.unseen.isEmpty },
      message: { trial in
        let (way, search) =
          trial.keys.unseen.isEmpty ? ("actions", trial.actions) : ("keys", trial.keys)
        return "\(trial.movementText) shows while it lasts what \(way) never show: \(search.unseen)"
      }),
    .every(
      "refused", "does what it offers", of: { $0.refusals.map(Refusal.init) },
      isRight: { _ in false },
      message: \.text),
    .every(
      "exploration-incomplete", "could be explored as a whole", isReview: true,
      of: { $0.gaps.map(Gap.init) }, isRight: { _ in false }, message: \.text),
  ]

  /// Why not everything was tried.
  private struct Gap: ModelFact {
    let text: String
    var source: SourcePosition? { nil }
  }

  private struct Refusal: ModelFact {
    let text: String
    var source: SourcePosition? { nil }

    init(_ refusal: ModelRefusal) {
      text =
        (refusal.after + [refusal.step]).joined(separator: ", then ") + " is offered, and refused"
    }
  }

  private static func search(
    _ reason: String, _ text: String, _ way: String,
    _ search: @escaping @Sendable (ModelTrial) -> ModelTrial.Search
  ) -> Expectation {
    .every(
      reason, text, of: \.trials,
      isRight: { search($0).end != .notReached || $0.essentialReason != nil },
      message: { trial in
        trial.movementText + " " + trial.unreachedText(way, search(trial))
      })
  }
}

extension ModelTrial.Search {
  fileprivate var isReached: Bool { end == .reached || end == .nearly }
}
