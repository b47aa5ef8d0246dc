// SPDX-License-Identifier: Apache-2.0

/// Puts words together as Orca does: a pause ends what is said in one go, and puts a full stop
/// where the last sign is a letter or a digit.
struct SpokenSentences {
  private(set) var sentences: [String] = []
  private var words: [String] = []

  mutating func say(_ text: String) {
    if !text.isEmpty { words.append(text) }
  }

  mutating func pause() {
    guard var last = words.popLast() else { return }
    if let sign = last.last, sign.isLetter || sign.isNumber { last += "." }
    words.append(last)
    end()
  }

  /// Without a full stop.
  mutating func end() {
    if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
    words = []
  }
}
