// SPDX-License-Identifier: Apache-2.0

/// Rows of choices in which every two choices of different factors stand together at least once.
package struct CoveringArray {
  /// In each row, a choice of each factor by its number.
  package let rows: [[Int]]

  private struct Pair: Hashable {
    let first: (factor: Int, choice: Int)
    let second: (factor: Int, choice: Int)

    static func == (one: Pair, two: Pair) -> Bool {
      one.first == two.first && one.second == two.second
    }

    func hash(into hasher: inout Hasher) {
      for number in [first.factor, first.choice, second.factor, second.choice] {
        hasher.combine(number)
      }
    }
  }

  /// Greedy: each row begins with a pair that is still missing, and each of its other factors takes
  /// the choice that adds most.
  ///
  /// - Parameter counts: How many choices each factor has.
  package init(_ counts: [Int], seed: UInt64) {
    var random = Random(state: seed)
    var missing: [Pair] = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for one in 0..<counts[first] {
          for two in 0..<counts[second] {
            missing.append(Pair(first: (first, one), second: (second, two)))
          }
        }
      }
    }
    missing.shuffle(using: &random)
    var open = Set(missing)
    var rows: [[Int]] = []
    for pair in missing where open.contains(pair) {
      var row = [Int?](repeating: nil, count: counts.count)
      row[pair.first.factor] = pair.first.choice
      row[pair.second.factor] = pair.second.choice
      for factor in counts.indices.shuffled(using: &random) where row[factor] == nil {
        let choices = (0..<counts[factor]).shuffled(using: &random)
        row[factor] = choices.max { one, two in
          Self.pairs(row, factor, one).count(where: open.contains)
            < Self.pairs(row, factor, two).count(where: open.contains)
        }
      }
      let whole = row.map { $0 ?? 0 }
      for factor in counts.indices { open.subtract(Self.pairs(whole, factor, whole[factor])) }
      rows.append(whole)
    }
    self.rows = rows
  }

  /// The pairs of a choice with the choices that a row has.
  private static func pairs(_ row: [Int?], _ factor: Int, _ choice: Int) -> [Pair] {
    row.enumerated().compactMap { other, chosen in
      guard let chosen, other != factor else { return nil }
      return other < factor
        ? Pair(first: (other, chosen), second: (factor, choice))
        : Pair(first: (factor, choice), second: (other, chosen))
    }
  }

  /// SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var number = state
      number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
      number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
      return number ^ (number >> 31)
    }
  }
}
