// SPDX-License-Identifier: Apache-2.0

/// How far a gesture has come. It only moves forward: possible, active, then ended or failed.
public enum GesturePhase<Value> {
  /// Not recognized yet; the value is what it would report.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  /// It is not this gesture, or it was taken away.
  case failed

  /// True while nothing is decided.
  public var isPossible: Bool {
    if case .possible = self { true } else { false }
  }

  /// True while the gesture goes on.
  public var isActive: Bool {
    if case .active = self { true } else { false }
  }

  /// True where the gesture succeeded.
  public var isEnded: Bool {
    if case .ended = self { true } else { false }
  }

  /// True where it is not this gesture, or was taken away.
  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// True where nothing can change any more until the next contact.
  public var isTerminal: Bool { progress.isTerminal }

  /// The same without the value.
  public var progress: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// What the gesture reports, or would report while it is only possible; nil where it failed.
  public var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A ``GesturePhase`` without its value.
public enum GestureProgress: UInt8, Hashable, Sendable, CaseIterable {
  case possible, active, ended, failed

  /// True where nothing can change any more until the next contact.
  public var isTerminal: Bool { self == .ended || self == .failed }
}
