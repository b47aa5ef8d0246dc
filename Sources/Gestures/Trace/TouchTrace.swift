// SPDX-License-Identifier: Apache-2.0

/// What one arena knows of its trace.
@MainActor
final class TouchTrace {
  private let trace: GestureTrace
  private let number: Int
  private var numbers: [ObjectIdentifier: Int]?
  /// Where all gestures are on one element, nobody needs to be told which.
  private var hasOnePlace = false
  private var reason: GestureFailure?
  /// Why the contacts are taken away from the recognizers that are being asked, where it is not
  /// because they are gone.
  var cause: GestureFailure?
  private var deadline: Double?
  /// Recognizers of higher rank than the one that is being asked, as long as they have not failed.
  private var ranks: [any TracedRecognizer] = []

  init(_ trace: GestureTrace, number: Int) {
    self.trace = trace
    self.number = number
  }

  /// Tells who takes part, before anybody has seen anything.
  func begin(_ root: any TracedRecognizer, _ input: RecognizerInput) {
    guard numbers == nil else { return }
    numbers = [:]
    var competitors: [GestureDecision.Competitor] = []
    root.forEachExplained { recognizer, converter in
      let number = number(of: recognizer)
      competitors.append(
        .init(
          recognizer: number, name: recognizer.kind ?? "",
          place: converter.map(trace.placeName) ?? ""))
    }
    hasOnePlace = Set(competitors.map(\.place)).count == 1
    take("touch", 0, .began(competitors), input)
  }

  func countEndedAction() { trace.endedActions += 1 }

  /// Why the recognizer that is being asked is about to fail.
  func explain(_ reason: GestureFailure) {
    self.reason = reason
  }

  func enterRank(below recognizer: any TracedRecognizer) { ranks.append(recognizer) }
  func leaveRank() { ranks.removeLast() }

  /// - Parameter isHeld: Whether the recognizer has just become ready to be recognized, and may not.
  func note(
    _ recognizer: any TracedRecognizer, from old: GestureProgress, to new: GestureProgress,
    isHeld: Bool, _ input: RecognizerInput
  ) {
    defer { reason = nil }
    let outcome: GestureDecision.Outcome
    switch new {
    case old where !isHeld: return
    case .possible: outcome = .held(by: names(input) { !$0.progress.isTerminal })
    case .active: outcome = .active
    case .ended: outcome = .ended
    case .failed: outcome = .failed(failure(input))
    }
    take(recognizer.kind ?? "", self.number(of: recognizer), outcome, input)
  }

  func won(_ name: String?, _ input: RecognizerInput) {
    take(name ?? "gesture", 0, .won, input)
  }

  func waits(for root: any TracedRecognizer, until deadline: Double?, _ input: RecognizerInput) {
    guard deadline != self.deadline else { return }
    self.deadline = deadline
    guard let deadline, deadline.isFinite else { return }
    let waiting = root.explained { !$0.progress.isTerminal && $0.deadline == deadline }
    take("touch", 0, .waits(until: deadline, for: names(waiting, input)), input)
  }

  /// The touch is over: what never came to a decision will not.
  func finish(_ root: any TracedRecognizer, _ input: RecognizerInput) {
    guard numbers != nil else { return }
    let winners = names(root.explained { $0.progress == .ended }, input)
    for (recognizer, converter) in root.explained(where: { !$0.progress.isTerminal }) {
      var input = input
      if let converter { input.converter = converter }
      take(
        recognizer.kind ?? "", number(of: recognizer),
        .failed(winners.isEmpty ? .notReached : .higherRank(winners)), input)
    }
    numbers = nil
  }

  private func number(of recognizer: any TracedRecognizer) -> Int {
    let key = ObjectIdentifier(recognizer)
    let number = numbers?[key] ?? (numbers?.count ?? 0) + 1
    numbers?[key] = number
    return number
  }

  private func take(
    _ name: String, _ recognizer: Int, _ outcome: GestureDecision.Outcome,
    _ input: RecognizerInput
  ) {
    trace.take(
      GestureDecision(
        time: input.time, touch: number, recognizer: recognizer, name: name,
        place: trace.placeName(input.converter),
        event: input.context.arriving.map { .pointer($0) } ?? input.event, outcome: outcome))
  }

  private func failure(_ input: RecognizerInput) -> GestureFailure {
    if let reason = cause ?? reason { return reason }
    if case .cancel = input.event { return .takenAway }
    guard input.inherited.contains(.active) else { return .other }
    return .higherRank(names(input) { $0.progress == .active || $0.progress == .ended })
  }

  /// Those of higher rank that fit.
  private func names(
    _ input: RecognizerInput, where fits: (any TracedRecognizer) -> Bool
  ) -> [String] {
    ranks.flatMap { names($0.explained(where: fits), input) }
  }

  /// With their element where that is another one.
  private func names(
    _ recognizers: [(recognizer: any TracedRecognizer, converter: (any CoordinateConverter)?)],
    _ input: RecognizerInput
  ) -> [String] {
    let own = trace.placeName(input.converter)
    return recognizers.map { recognizer, converter in
      let kind = recognizer.kind ?? ""
      guard !hasOnePlace, let place = converter.map(trace.placeName), !place.isEmpty, place != own
      else { return kind }
      return "\(kind) of \(place)"
    }
  }
}

extension RecognizerInput {
  /// For a recognizer that is about to fail: why. Asked for only where somebody listens.
  public func explain(_ reason: @autoclosure () -> GestureFailure) {
    context.trace?.explain(reason())
  }
}
