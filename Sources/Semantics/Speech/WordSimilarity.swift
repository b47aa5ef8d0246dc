// SPDX-License-Identifier: Apache-2.0

/// Whether a text adds nothing to another one, as Orca 48 decides it with Python's `difflib`.
enum WordSimilarity {
  private static let threshold = 0.7
  /// Words that a text must have to be a part of another one that is left out.
  private static let fewestWords = 4

  static func areRedundant(_ one: String, _ other: String) -> Bool {
    if one.isEmpty || other.isEmpty { return false }
    if other.holds(one), words(one) >= fewestWords { return true }
    if one.holds(other), words(other) >= fewestWords { return true }
    return (ratio(one.lowercased(), other.lowercased()) * 100).rounded() / 100 >= threshold
  }

  /// Twice the signs in blocks that both have in the same order, by the signs of both.
  static func ratio(_ one: String, _ other: String) -> Double {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    guard !one.isEmpty || !other.isEmpty else { return 1 }
    return 2 * Double(matches(one[...], other[...])) / Double(one.count + other.count)
  }

  /// The longest block first, then what is before and behind it.
  private static func matches(
    _ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
  ) -> Int {
    let (start, otherStart, length) = longest(one, other)
    guard length > 0 else { return 0 }
    return length
      + matches(one[one.startIndex..<start], other[other.startIndex..<otherStart])
      + matches(one[(start + length)...], other[(otherStart + length)...])
  }

  private static func longest(
    _ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
  ) -> (Int, Int, Int) {
    var best = (one.startIndex, other.startIndex, 0)
    var lengths: [Int: Int] = [:]
    for place in one.indices {
      var next: [Int: Int] = [:]
      for otherPlace in other.indices where one[place] == other[otherPlace] {
        let length = (lengths[otherPlace - 1] ?? 0) + 1
        next[otherPlace] = length
        if length > best.2 { best = (place - length + 1, otherPlace - length + 1, length) }
      }
      lengths = next
    }
    return best
  }

  private static func words(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }
}

extension String {
  func holds(_ part: String) -> Bool {
    var rest = self[...]
    while rest.utf8.count >= part.utf8.count {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
