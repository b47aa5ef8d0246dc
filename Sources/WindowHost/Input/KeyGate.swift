// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Offers a key to somebody else first, and says later whether it was used up.
public typealias KeyInterceptor =
  @MainActor (KeyEvent, @escaping @MainActor (_ isConsumed: Bool) -> Void) -> Void

/// Holds keys while assistive technologies are asked about them, and lets them through in order.
@MainActor
final class KeyGate {
  var interceptor: KeyInterceptor?
  /// Gets the keys that nobody else used.
  var deliver: ((KeyEvent) -> Void)?

  /// Seconds after which an unanswered key goes to the window. Toolkits wait from 0.1 s (Qt) to
  /// 0.5 s (GTK 3) for the registry; whoever intercepts should give up sooner than this.
  static let patience = 0.5

  private enum Answer {
    case waiting, consumed, passed
  }

  private struct Held {
    var event: KeyEvent
    var number: Int
    var deadline: Double
    var answer = Answer.waiting
  }

  private var held: [Held] = []
  private var lastNumber = 0

  /// When the first held key is let through unanswered.
  var nextDeadline: Double? { held.first?.deadline }

  func offer(_ event: KeyEvent, at time: Double) {
    guard let interceptor else {
      // Keys that are still held came first.
      if held.isEmpty {
        deliver?(event)
      } else {
        append(event, at: time, answer: .passed)
      }
      return
    }
    let number = append(event, at: time, answer: .waiting)
    interceptor(event) { [weak self] isConsumed in
      self?.answer(number, isConsumed ? .consumed : .passed)
    }
  }

  /// Lets go of keys that have waited too long.
  func advance(to time: Double) {
    for index in held.indices where held[index].deadline <= time {
      if held[index].answer == .waiting { held[index].answer = .passed }
    }
    flush()
  }

  @discardableResult
  private func append(_ event: KeyEvent, at time: Double, answer: Answer) -> Int {
    lastNumber += 1
    held.append(
      Held(event: event, number: lastNumber, deadline: time + Self.patience, answer: answer))
    return lastNumber
  }

  /// The second answer to a key, and one that comes too late, change nothing.
  private func answer(_ number: Int, _ answer: Answer) {
    guard let index = held.firstIndex(where: { $0.number == number }),
      held[index].answer == .waiting
    else { return }
    held[index].answer = answer
    flush()
  }

  private func flush() {
    while let first = held.first, first.answer != .waiting {
      held.removeFirst()
      if first.answer == .passed { deliver?(first.event) }
    }
  }
}
