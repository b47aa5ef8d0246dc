// SPDX-License-Identifier: Apache-2.0

/// A version as toolkits write it: numbers with dots, and perhaps more behind ("4.8.3", "3.24.38-2").
public struct ToolkitVersion: Hashable, Sendable, Comparable {
  private let numbers: [Int]

  /// nil where the text does not begin with a number.
  public init?(_ text: String) {
    let head = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    numbers = head.split(separator: ".").map { Int($0) ?? .max }
    if numbers.isEmpty { return nil }
  }

  public static func < (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    let count = max(left.numbers.count, right.numbers.count)
    return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
  }

  public static func == (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(Array(numbers.reversed().drop { $0 == 0 }))
  }

  /// Whether it belongs to a series that came after the other's: of "4.8.3" that is 4.9, of "153" it
  /// is 154.
  func isOfLaterSeries(than other: ToolkitVersion) -> Bool {
    let count = min(2, other.numbers.count)
    return ToolkitVersion(numbers: Array(numbers.prefix(count)))
      > ToolkitVersion(numbers: Array(other.numbers.prefix(count)))
  }

  /// Before every other version.
  static let none = ToolkitVersion(numbers: [])

  private init(numbers: [Int]) {
    self.numbers = numbers
  }

  private func padded(to count: Int) -> [Int] {
    numbers + Array(repeating: 0, count: count - numbers.count)
  }
}
