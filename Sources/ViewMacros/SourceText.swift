// SPDX-License-Identifier: Apache-2.0

/// A piece of Swift, read so far as is needed to know which braces belong together: texts and
/// comments are stepped over as a whole.
struct SourceText {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  subscript(index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  func hasPrefix(_ word: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: Array(word.utf8))
  }

  /// Whether a whole word stands there.
  func hasWord(_ word: String, at index: Int) -> Bool {
    guard hasPrefix(word, at: index) else { return false }
    let before = self[index - 1].map(Self.isOfName) ?? false
    let after = self[index + word.utf8.count].map(Self.isOfName) ?? false
    return !before && !after
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || byte == 0x5f || byte >= 0x80
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

  /// The next place that is neither space nor comment.
  func skippingBlanks(_ start: Int) -> Int {
    var index = start
    while let byte = self[index] {
      if Self.isSpace(byte) {
        index += 1
      } else if let end = commentEnd(index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Behind what begins here: a comment, a text, a pair of brackets with all that is inside, or one
  /// byte.
  func behindToken(_ index: Int, depth: Int = 0) -> Int {
    if let end = commentEnd(index) ?? literalEnd(index) { return end }
    guard let byte = self[index], Self.closing[byte] != nil, depth < 200 else { return index + 1 }
    return behindGroup(index, depth: depth)
  }

  private static let closing: [UInt8: UInt8] = [0x28: 0x29, 0x5b: 0x5d, 0x7b: 0x7d]

  /// Behind the bracket that closes the one here; the end where there is none.
  func behindGroup(_ open: Int, depth: Int = 0) -> Int {
    let close = self[open].flatMap { Self.closing[$0] }
    var index = open + 1
    while let byte = self[index] {
      if byte == close { return index + 1 }
      index = behindToken(index, depth: depth + 1)
    }
    return bytes.count
  }

  private func commentEnd(_ start: Int) -> Int? {
    if hasPrefix("//", at: start) {
      return bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
    }
    guard hasPrefix("/*", at: start) else { return nil }
    var (index, level) = (start + 2, 1)
    while level > 0, index < bytes.count {
      if hasPrefix("/*", at: index) {
        (index, level) = (index + 2, level + 1)
      } else if hasPrefix("*/", at: index) {
        (index, level) = (index + 2, level - 1)
      } else {
        index += 1
      }
    }
    return index
  }

  private func literalEnd(_ start: Int) -> Int? {
    var index = start
    while self[index] == 0x23 { index += 1 }
    guard self[index] == 0x22 else { return nil }
    let pounds = String(repeating: "#", count: index - start)
    let isLong = hasPrefix("\"\"\"", at: index)
    let quote = isLong ? "\"\"\"" : "\""
    index += quote.utf8.count
    while let byte = self[index] {
      if hasPrefix(quote + pounds, at: index) {
        return index + quote.utf8.count + pounds.utf8.count
      }
      if hasPrefix("\\" + pounds, at: index) {
        index += 1 + pounds.utf8.count
        index = self[index] == 0x28 ? behindGroup(index, depth: 100) : index + 1
      } else if byte == 0x0a, !isLong {
        return index
      } else {
        index += 1
      }
    }
    return index
  }
}
