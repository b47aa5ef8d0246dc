// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// A moment of a scheduler's clock.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  let seconds: Double

  /// The interval from this moment to another.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }

  /// The moment that is an interval later.
  public func advanced(by interval: Stride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + interval.magnitude)
  }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, SignedNumeric,
    Comparable, Hashable, Sendable
  {
    /// In seconds, negative for an interval into the past.
    public var magnitude: Double

    /// - Parameter seconds: Negative for an interval into the past.
    public init(_ seconds: Double) { magnitude = seconds }

    /// An interval of Dispatch; one that never ends is as long as can be told.
    public init(_ interval: DispatchTimeInterval) {
      magnitude =
        switch interval {
        case .seconds(let number): Double(number)
        case .milliseconds(let number): Double(number) / 1e3
        case .microseconds(let number): Double(number) / 1e6
        case .nanoseconds(let number): Double(number) / 1e9
        case .never: .greatestFiniteMagnitude
        @unknown default: 0
        }
    }

    /// A literal in seconds.
    public init(floatLiteral seconds: Double) { self.init(seconds) }

    /// A literal in seconds.
    public init(integerLiteral seconds: Int) { self.init(Double(seconds)) }

    /// A whole number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// In seconds.
    public var timeInterval: Double { magnitude }

    /// Orders by length.
    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

    /// The sum.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }

    /// The difference.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }

    /// The product of the numbers of seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }

    /// Multiplies by a number of seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    /// A number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }

    /// A number of seconds, which need not be whole.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }

    /// A number of thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(Double(milliseconds) / 1e3)
    }

    /// A number of millionths of a second.
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(Double(microseconds) / 1e6)
    }

    /// A number of billionths of a second.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(Double(nanoseconds) / 1e9)
    }
  }
}
