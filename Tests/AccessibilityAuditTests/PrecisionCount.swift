// SPDX-License-Identifier: Apache-2.0

/// How many findings were judged with which word.
struct PrecisionCount {
  private var counts: [Verdict.Word: Int] = [:]

  var all: Int { counts.values.reduce(0, +) }

  subscript(word: Verdict.Word) -> Int { counts[word] ?? 0 }

  mutating func add(_ word: Verdict.Word) { counts[word, default: 0] += 1 }

  /// The cells of a table behind the first one; the share of what is right is rounded down.
  var cells: String {
    let words = Verdict.Word.allCases.map { String(self[$0]) }
    return ([String(all)] + words + ["\(all == 0 ? 0 : self[.right] * 100 / all) %"])
      .joined(separator: " | ")
  }
}
