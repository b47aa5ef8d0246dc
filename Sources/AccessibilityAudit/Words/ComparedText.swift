// SPDX-License-Identifier: Apache-2.0

/// A text as two texts are compared: its words in small letters, without punctuation, ellipses and
/// the marks of mnemonics: "_Save As..." and "&Save as" are alike.
struct ComparedText: Hashable, Sendable {
  let words: [String]

  init(_ text: String) {
    words = Self.withoutMnemonic(text).lowercased()
      .split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// At least one word of two letters: more than a sign, a number or a single letter.
  var isHuman: Bool {
    words.contains { word in
      word.count { $0.isLetter } >= 2
        || word.unicodeScalars.contains { $0.properties.isIdeographic }
    }
  }

  /// The other's words stand in this one, one after another and in their order.
  func contains(_ other: ComparedText) -> Bool {
    let count = other.words.count
    guard count > 0, count <= words.count else { return count == 0 }
    if words.indices.dropLast(count - 1).contains(where: { start in
      words[start..<start + count].elementsEqual(other.words)
    }) {
      return true
    }
    // "E-mail" and "Email", and scripts that put no space between words.
    return words.joined().contains(other.words.joined())
  }

  /// "_" and "&" mark the letter behind them; twice, they stand for themselves. Asian translations
  /// put the letter behind the text ("開く(_O)").
  private static func withoutMnemonic(_ text: String) -> String {
    guard text.contains("_") || text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      if first == "(", let mark = rest.first, mark == "_" || mark == "&",
        rest.dropFirst(2).first == ")"
      {
        rest = rest.dropFirst(3)
      } else if first == "_" || first == "&", let next = rest.first {
        if next == first {
          rest.removeFirst()
          result.append(" ")
        } else if !next.isLetter && !next.isNumber {
          result.append(first)
        }
      } else {
        result.append(first)
      }
    }
    return result
  }
}
