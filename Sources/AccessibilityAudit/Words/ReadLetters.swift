// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text as far as a machine that reads pictures can tell it from others: its letters and digits,
/// without case and accents, with those alike that it takes for one another ("l", "I" and "1").
struct ReadLetters: Hashable, Sendable {
  /// Word by word, as scalars of Unicode.
  let words: [[UInt32]]
  /// All words one after the other, for spaces that were read where there are none, or overlooked.
  let joined: [UInt32]
  /// How much the text tells: a letter counts one, and a character of a script that writes a word in
  /// one or two of them counts three. Digits count nothing: a number is seldom a text of its own.
  let weight: Int

  init(_ text: String) {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    words = folded.unicodeScalars
      .split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
      .map { Self.merged($0.map(Self.likeness)) }
    joined = words.flatMap(\.self)
    weight = folded.unicodeScalars.reduce(0) { $0 + Self.weight($1) }
  }

  /// True for what says something. One letter again and again is a line, or the dots of a password.
  var isTelling: Bool { weight >= 3 && (weight > joined.count || Set(joined).count > 1) }

  /// Whether the text holds this one, allowing for some letters that were misread.
  func holds(_ other: ReadLetters) -> Bool {
    if Self.find(other.joined, in: joined, mistakes: 0) { return true }
    let mistakes = Self.mistakes(in: other.joined.count)
    guard mistakes > 0 else { return false }
    return words.contains { Self.find(other.joined, in: $0, mistakes: mistakes) }
  }

  /// One letter in four to seven, two in eight to eleven, three in more: what tesseract 5.3 misreads
  /// in text of 10 points stays below.
  private static func mistakes(in count: Int) -> Int { min(count / 4, 3) }

  /// Sellers' algorithm: whether a part of `text` differs from `pattern` in so few letters.
  private static func find(_ pattern: [UInt32], in text: [UInt32], mistakes: Int) -> Bool {
    guard !pattern.isEmpty else { return true }
    guard text.count + mistakes >= pattern.count else { return false }
    var column = Array(0...pattern.count)
    for letter in text {
      var diagonal = column[0]
      for place in pattern.indices {
        let left = column[place + 1]
        let replaced = diagonal + (pattern[place] == letter ? 0 : 1)
        diagonal = left
        column[place + 1] = min(replaced, left + 1, column[place] + 1)
      }
      if column[pattern.count] <= mistakes { return true }
    }
    return column[pattern.count] <= mistakes
  }

  /// What stands for all the letters that look like this one.
  private static func likeness(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "i", "l", "1", "j", "ı": Unicode.Scalar("l").value
    case "o", "0": Unicode.Scalar("o").value
    case "s", "5": Unicode.Scalar("s").value
    case "b", "8": Unicode.Scalar("b").value
    case "g", "q", "9": Unicode.Scalar("g").value
    default: scalar.value
    }
  }

  /// "rn" is read as "m", and "vv" as "w".
  private static func merged(_ letters: [UInt32]) -> [UInt32] {
    var merged: [UInt32] = []
    for letter in letters {
      if letter == Unicode.Scalar("n").value, merged.last == Unicode.Scalar("r").value {
        merged[merged.count - 1] = Unicode.Scalar("m").value
      } else if letter == Unicode.Scalar("v").value, merged.last == letter {
        merged[merged.count - 1] = Unicode.Scalar("w").value
      } else {
        merged.append(letter)
      }
    }
    return merged
  }

  private static func weight(_ scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isIdeographic || dense.contains(where: { $0 ~= scalar }) { return 3 }
    return scalar.properties.isAlphabetic ? 1 : 0
  }

  /// Kana and Hangul.
  private static let dense: [ClosedRange<Unicode.Scalar>] = [
    "\u{3041}"..."\u{30ff}", "\u{ac00}"..."\u{d7a3}",
  ]
}
