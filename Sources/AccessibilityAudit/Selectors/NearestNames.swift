// SPDX-License-Identifier: Apache-2.0

/// Finds what a person may have meant by a name that does not exist.
package struct NearestNames: Sendable {
  private let names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  /// The nearest first, three at most; empty where none is near.
  package func names(near name: String) -> [String] {
    let written = Array(name.lowercased().unicodeScalars.prefix(Self.longest))
    guard !written.isEmpty else { return [] }
    let ranked = names.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let known = Array(candidate.lowercased().unicodeScalars.prefix(Self.longest))
      // A third of the letters may be wrong.
      let bound = max(1, max(written.count, known.count) / 3)
      if let distance = Self.distance(written, known, bound: bound) {
        return (distance, index, candidate)
      }
      let isPart =
        written.count >= 3 && candidate.lowercased().contains(name.lowercased())
      return isPart ? (bound + 1, index, candidate) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// What is longer is compared by its beginning.
  private static let longest = 60

  /// Letters that have to be put in, left out, replaced or swapped with their neighbour (the
  /// restricted Damerau-Levenshtein distance); nil above the bound.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], bound: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= bound else { return nil }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], other == left[row - 1] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= bound }) else { return nil }
      before = previous
      previous = current
    }
    return previous[right.count] <= bound ? previous[right.count] : nil
  }
}
