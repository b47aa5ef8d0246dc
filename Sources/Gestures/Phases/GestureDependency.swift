// SPDX-License-Identifier: Apache-2.0

/// What the gestures of higher rank have come to, as those below them see it.
struct InheritedPhase: OptionSet {
  let rawValue: UInt8

  /// All of them have failed, or there are none.
  static let failed = InheritedPhase(rawValue: 1)
  /// One of them was recognized and goes on.
  static let active = InheritedPhase(rawValue: 2)
  /// Everything is taken away: what only waited has not succeeded.
  static let cancelled = InheritedPhase(rawValue: 4)
  /// All of them that have not failed ask for a contact that stays where it is.
  static let inPlace = InheritedPhase(rawValue: 8)
  /// All of them that have not failed wait for one more finger.
  static let incomplete = InheritedPhase(rawValue: 16)
}

/// What a recognizer does while gestures of higher rank are undecided or active.
enum GestureDependency {
  /// It stays possible until they have failed.
  case pausedUntilFailed
  /// It fails when one of them is active, and stays possible until they have failed.
  case failIfActive

  func apply<Value>(
    to phase: GesturePhase<Value>, inherited: InheritedPhase
  ) -> GesturePhase<Value> {
    if inherited.contains(.cancelled) { return .failed }
    switch self {
    case .pausedUntilFailed: break
    case .failIfActive: if inherited.contains(.active) { return .failed }
    }
    if inherited.contains(.failed) { return phase }
    switch phase {
    case .active(let value), .ended(let value): return .possible(value)
    case .possible, .failed: return phase
    }
  }
}
