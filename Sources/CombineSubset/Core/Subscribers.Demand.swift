// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of values, nil where there is no limit.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// As many as there are.
    public static let unlimited = Demand(max: nil)

    /// No value.
    public static let none = Demand(max: 0)

    /// At most that many values; a negative number asks for none.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// The sum, unlimited where it does not fit.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      let (sum, isOverflow) = left.addingReportingOverflow(right)
      return isOverflow ? .unlimited : .max(sum)
    }

    /// Adds to a demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Adds a number to a demand.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    /// Adds a number to a demand.
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// The difference, none where it would be negative.
    public static func - (left: Demand, right: Int) -> Demand {
      guard let number = left.max else { return .unlimited }
      return .max(number - right)
    }

    /// Takes a number from a demand.
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    /// Orders by the number; nothing is more than unlimited.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let number = left.max else { return false }
      return right.max.map { number < $0 } ?? true
    }

    /// Compares with a number.
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }

    /// Compares with a number.
    public static func == (left: Demand, right: Int) -> Bool { left == .max(right) }

    /// "unlimited" or "max(3)".
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}
