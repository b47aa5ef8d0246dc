// SPDX-License-Identifier: Apache-2.0

/// Lets a recognizer of an author's own take part, and keeps it to the rules.
final class CustomRecognizer<Own: GestureRecognizer>: Recognizer<Own.Value>, AuthoredRecognizer {
  let own: Own
  private var last = GesturePhase<Own.Value>.possible(nil)
  private var time = -Double.infinity

  init(_ own: Own) {
    self.own = own
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Own.Value> {
    time = input.time
    if case .cancel = input.event { return .failed }
    if !last.isTerminal { last = forward(own.phase(after: input)) }
    return GestureDependency.pausedUntilFailed.apply(to: last, inherited: input.inherited)
  }

  /// What is active does not become possible again.
  private func forward(_ next: GesturePhase<Own.Value>) -> GesturePhase<Own.Value> {
    last.isActive && next.isPossible ? last : next
  }

  override var kind: String? { own.kind }

  override var deadline: Double? {
    guard !last.isTerminal, let deadline = own.deadline, deadline.isFinite, deadline > time else {
      return nil
    }
    return deadline
  }

  override func reset() {
    super.reset()
    last = .possible(nil)
    time = -Double.infinity
    own.reset()
  }
}

/// A recognizer that the library did not bring.
@MainActor
protocol AuthoredRecognizer {}
