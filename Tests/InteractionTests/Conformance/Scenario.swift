// SPDX-License-Identifier: Apache-2.0

import Testing

/// One recorded outcome of another gesture system, and what ours does with the same input.
struct Scenario: Sendable, CustomTestStringConvertible {
  enum Verdict: Sendable {
    case agrees
    /// Ours, and why it is not theirs.
    case differs(ours: String, because: String)
    /// What there is no way to say here.
    case absent(String)
  }

  var origin: Origin
  /// The origin's own name for it.
  var id: String
  /// What is built, and what is done to it.
  var input: String
  /// What the origin recorded: callbacks in order, `-` for none, `|` before a mark in time.
  var recorded: String
  var verdict: Verdict
  var run: @MainActor @Sendable (Stage) -> Void

  init(
    _ origin: Origin, _ id: String, _ input: String, _ recorded: String,
    _ verdict: Verdict = .agrees, run: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.origin = origin
    self.id = id
    self.input = input
    self.recorded = recorded
    self.verdict = verdict
    self.run = run
  }

  /// What cannot be said here.
  init(_ origin: Origin, _ id: String, _ input: String, _ recorded: String, absent: String) {
    self.init(origin, id, input, recorded, .absent(absent)) { _ in }
  }

  var expected: String? {
    switch verdict {
    case .agrees: recorded
    case .differs(let ours, _): ours
    case .absent: nil
    }
  }

  var testDescription: String { "\(id): \(input)" }

  static let all: [Scenario] =
    taps + presses + drags + precedence + buttons + shortcuts + places + pairs + shapes + focus
    + keys + phases
    + flutterTaps + flutterHolds + flutterMoves + transfers + moves
    + flutterSemantics
}
