// SPDX-License-Identifier: Apache-2.0

/// What an adjustable element stands at, and how far it can go.
public struct RangeValue: Hashable, Sendable {
  /// The lowest value; `-Double.greatestFiniteMagnitude` where there is no bound.
  public var minimum: Double
  /// The highest value; `Double.greatestFiniteMagnitude` where there is no bound.
  public var maximum: Double
  /// Where the value stands now; a toolkit may report one outside of the bounds.
  public var current: Double
  /// The smallest change that one step makes; 0 where it is not known.
  public var increment: Double
  /// What is spoken, in the author's unit ("-6 dB"); empty where the number speaks for itself.
  public var text: String

  public init(
    minimum: Double, maximum: Double, current: Double, increment: Double, text: String = ""
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.current = current
    self.increment = increment
    self.text = text
  }
}
