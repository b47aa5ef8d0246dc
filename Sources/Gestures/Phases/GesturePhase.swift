// SPDX-License-Identifier: Apache-2.0

/// How far a gesture has come. It only moves forward: possible, active, then ended or failed.
public enum GesturePhase<Value> {
  /// Not recognized yet; the value is what it would report.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  /// It is not this gesture, or it was taken away.
  case failed

  public var isPossible: Bool {
    if case .possible = self { true } else { false }
  }

  public var isActive: Bool {
    if case .active = self { true } else { false }
  }

  public var isEnded: Bool {
    if case .ended = self { true } else { false }
  }

  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  public var isTerminal: Bool { progress.isTerminal }

  public var progress: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

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
