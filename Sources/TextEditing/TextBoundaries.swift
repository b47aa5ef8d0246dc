// SPDX-License-Identifier: Apache-2.0

/// Where the words, sentences and paragraphs of a text begin and end. Offsets count the text's
/// elements, from 0.
///
/// A word is a run of letters, digits, marks and what joins them ("don't", "3.5"); scripts without
/// spaces between words are one word a run.
public struct TextBoundaries<Characters: RandomAccessCollection>
where Characters.Element == Character, Characters.Index == Int {
  private let characters: Characters

  /// - Parameter characters: A collection whose first index is 0.
  public init(_ characters: Characters) {
    self.characters = characters
  }

  private var count: Int { characters.count }

  private func isWord(_ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    let character = characters[index]
    if character.isLetter || character.isNumber || character == "_" { return true }
    guard character == "'" || character == "\u{2019}" || character == "." else { return false }
    func isPlain(_ index: Int) -> Bool {
      guard characters.indices.contains(index) else { return false }
      return character == "." ? characters[index].isNumber : characters[index].isLetter
    }
    return isPlain(index - 1) && isPlain(index + 1)
  }

  /// The end of the word at or behind the offset.
  public func wordEnd(after offset: Int) -> Int {
    var index = offset
    while index < count, !isWord(index) { index += 1 }
    while index < count, isWord(index) { index += 1 }
    return index
  }

  /// The beginning of the word at or before the offset.
  public func wordStart(before offset: Int) -> Int {
    var index = offset
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  /// The word at the offset, or the run of what is no word.
  public func word(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let place = min(max(0, offset), count - 1)
    let kind = isWord(place)
    var (start, end) = (place, place + 1)
    while start > 0, isWord(start - 1) == kind, characters[start - 1] != "\n" { start -= 1 }
    while end < count, isWord(end) == kind, characters[end] != "\n" { end += 1 }
    return start..<end
  }

  /// From the word's first character to the next word's, as screen readers ask for it: with what
  /// follows the word.
  public func wordWithRest(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var start = min(max(0, offset), count)
    if !isWord(start) || start == count {
      while start > 0, !isWord(start - 1) { start -= 1 }
    }
    while start > 0, isWord(start - 1) { start -= 1 }
    var end = start
    while end < count, !isWord(end) { end += 1 }
    if end > offset, end > start, start == 0, !isWord(0) { return 0..<end }
    while end < count, isWord(end) { end += 1 }
    while end < count, !isWord(end) { end += 1 }
    return start..<end
  }

  /// The paragraph round the offset, with the line feed at its end.
  public func paragraph(at offset: Int) -> Range<Int> {
    var start = min(max(0, offset), count)
    var end = start
    while start > 0, !characters[start - 1].isNewline { start -= 1 }
    while end < count, !characters[end].isNewline { end += 1 }
    return start..<min(end + 1, count)
  }

  /// The sentence round the offset, with the spaces behind it; a paragraph ends one.
  public func sentence(at offset: Int) -> Range<Int> {
    let place = min(max(0, offset), count)
    let paragraph = paragraph(at: place)
    var start = paragraph.lowerBound
    var index = start
    while index < paragraph.upperBound {
      let isEnd = ".!?\u{2026}\u{3002}".contains(characters[index])
      index += 1
      guard isEnd, index < paragraph.upperBound, characters[index].isWhitespace else { continue }
      while index < paragraph.upperBound, characters[index].isWhitespace { index += 1 }
      if index > place { return start..<index }
      start = index
    }
    return start..<paragraph.upperBound
  }
}
