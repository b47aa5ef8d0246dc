// SPDX-License-Identifier: Apache-2.0

/// Takes down what recognizers decide. Without one, nobody asks and nothing is put together.
@MainActor
public final class GestureTrace {
  private let placeName: (any CoordinateConverter) -> String
  private let take: (GestureDecision) -> Void
  private var touches = 0

  /// - Parameters:
  ///   - placeName: What the element of a gesture is called.
  ///   - take: Called with one decision at a time, in the order in which they are made.
  public init(
    placeName: @escaping (any CoordinateConverter) -> String = { _ in "" },
    take: @escaping (GestureDecision) -> Void
  ) {
    self.placeName = placeName
    self.take = take
  }

  func newTouch() -> Touch {
    touches += 1
    return Touch(self, number: touches)
  }

  /// What one arena knows of its trace.
  @MainActor
  final class Touch {
    private let trace: GestureTrace
    private let number: Int
    private var recognizers: [ObjectIdentifier: Int] = [:]
    private var reason: GestureFailure?
    private var deadline: Double?

    init(_ trace: GestureTrace, number: Int) {
      self.trace = trace
      self.number = number
    }

    /// Why the recognizer that is being asked is about to fail.
    func explain(_ reason: GestureFailure) {
      self.reason = reason
    }

    func note(
      _ recognizer: AnyObject, _ name: String, _ progress: GestureProgress,
      _ input: RecognizerInput
    ) {
      let outcome: GestureDecision.Outcome
      switch progress {
      case .possible: return
      case .active: outcome = .active
      case .ended: outcome = .ended
      case .failed: outcome = .failed(failure(input))
      }
      reason = nil
      let key = ObjectIdentifier(recognizer)
      let place = recognizers[key] ?? recognizers.count + 1
      recognizers[key] = place
      take(name, place, outcome, input)
    }

    func won(_ name: String?, _ input: RecognizerInput) {
      take(name ?? "gesture", 0, .won, input)
    }

    func waits(until deadline: Double?, _ input: RecognizerInput) {
      guard deadline != self.deadline else { return }
      self.deadline = deadline
      if let deadline, deadline.isFinite { take("touch", 0, .waits(until: deadline), input) }
    }

    private func take(
      _ name: String, _ recognizer: Int, _ outcome: GestureDecision.Outcome,
      _ input: RecognizerInput
    ) {
      trace.take(
        GestureDecision(
          time: input.time, touch: number, recognizer: recognizer, name: name,
          place: trace.placeName(input.converter), event: input.event, outcome: outcome))
    }

    private func failure(_ input: RecognizerInput) -> GestureFailure {
      if let reason { return reason }
      switch input.event {
      case .cancel: return .takenAway
      case .time: return input.inherited.contains(.active) ? .higherRank : .other
      case .pointer(let event):
        if event.phase == .cancelled { return .takenAway }
        if event.phase == .began, input.contacts.count > 1 { return .secondContact }
        return input.inherited.contains(.active) ? .higherRank : .other
      }
    }
  }
}

extension RecognizerInput {
  /// For a recognizer that is about to fail: why. Asked for only where somebody listens.
  func explain(_ reason: @autoclosure () -> GestureFailure) {
    context.trace?.explain(reason())
  }
}
