// SPDX-License-Identifier: Apache-2.0

/// A version as toolkits write it: numbers with dots, and perhaps more behind ("4.8.3", "3.24.38-2").
struct ToolkitVersion: Hashable, Sendable, Comparable {
  private let numbers: [Int]

  /// nil where the text does not begin with a number.
  init?(_ text: String) {
    let head = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    numbers = head.split(separator: ".").map { Int($0) ?? .max }
    if numbers.isEmpty { return nil }
  }

  static func < (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    let count = max(left.numbers.count, right.numbers.count)
    return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
  }

  static func == (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Array(numbers.reversed().drop { $0 == 0 }))
  }

  private func padded(to count: Int) -> [Int] {
    numbers + Array(repeating: 0, count: count - numbers.count)
  }
}
