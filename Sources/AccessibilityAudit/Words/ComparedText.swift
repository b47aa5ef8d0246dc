// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// A text as two texts are compared: its words in small letters, without punctuation, ellipses and
/// the marks of mnemonics: "_Save As..." and "&Save as" are alike.
struct ComparedText: Hashable, Sendable {
  let words: [String]

  init(_ text: String) {
    let text = Self.withoutMnemonic(text)
    words =
      Self.plainWords(text)
      ?? text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// The words with a space between them.
  var joined: String { words.joined(separator: " ") }

  /// A number that texts with the same words share, made without splitting them; nil for a text that
  /// Unicode's tables, or the marks of mnemonics, have a say in.
  static func mark(of text: String) -> UInt64? {
    var hash = StableHash()
    var isBehindWord = false
    var isEmpty = true
    for byte in text.utf8 {
      let letter: UInt8
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        letter = byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter = byte | 0x20
      case UInt8(ascii: "_"), UInt8(ascii: "&"), 0x80...: return nil
      default:
        isBehindWord = !isEmpty
        continue
      }
      if isBehindWord { hash.add(UInt8(ascii: " ")) }
      isBehindWord = false
      isEmpty = false
      hash.add(letter)
    }
    return hash.value
  }

  /// At least one word of two letters: more than a sign, a number or a single letter.
  var isHuman: Bool {
    words.contains { word in
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        // Split off as they are, the words of ASCII hold letters and digits alone.
        return word.utf8.count { $0 >= UInt8(ascii: "a") } >= 2
      }
      return word.count { $0.isLetter } >= 2
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

  /// A word of three letters or more of the one stands in the other, or a shorter text does as a whole.
  func sharesWord(with other: ComparedText) -> Bool {
    func stands(_ one: ComparedText, in another: ComparedText) -> Bool {
      let text = another.words.joined()
      return text.contains(one.words.joined())
        || one.words.contains { $0.count >= 3 && text.contains($0) }
    }
    return stands(self, in: other) || stands(other, in: self)
  }

  /// The same for ASCII, without Unicode's tables; nil for a text with other characters.
  private static func plainWords(_ text: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        word.append(byte | 0x20)
      case 0x80...: return nil
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// "_" and "&" mark the letter behind them; twice, they stand for themselves. Asian translations
  /// put the letter behind the text ("開く(_O)").
  private static func withoutMnemonic(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
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
