// SPDX-License-Identifier: Apache-2.0

/// A text with its numbers apart, so that two can be the same but for a tolerance.
struct NumberedText {
  private let words: [Substring]
  private let numbers: [Double]

  init(_ text: String) {
    let pattern = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/
    words = text.split(separator: pattern, omittingEmptySubsequences: false)
    numbers = text.matches(of: pattern).map { Double($0.output) ?? .nan }
  }

  /// `tolerance` is a part of the greater number, or of 1 where both are smaller.
  func equals(_ other: NumberedText, within tolerance: Double) -> Bool {
    words == other.words && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { own, its in
        abs(own - its) <= tolerance * max(1, abs(own), abs(its))
      }
  }
}
