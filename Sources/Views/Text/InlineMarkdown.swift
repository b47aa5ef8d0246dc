// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The marks of emphasis, code and links in a line of Markdown, made into a text: those of CommonMark,
/// with GitHub's lines through letters and addresses that stand by themselves. White space stays.
struct InlineMarkdown {
  /// What a piece of the text is, beside what is round it.
  private struct Marks {
    var isStrong = false
    var isEmphasized = false
    var isStruckThrough = false
    var isCode = false
    var link: URL?
  }

  /// A piece of the result.
  private struct Piece {
    var text: Text
    var marks = Marks()
  }

  /// A run of characters that may begin or end something.
  private struct Delimiter {
    let piece: Int
    let character: Character
    let length: Int
    var left: Int
    var opens: Bool
    let closes: Bool
  }

  private struct Bracket {
    let piece: Int
    let delimiterCount: Int
    let isPicture: Bool
    var isActive = true
  }

  /// A character, or a value that stands as it is whatever is in it.
  private enum Unit {
    case character(Character)
    case value(Text)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  private let units: [Unit]
  private var place = 0
  private var pieces: [Piece] = []
  private var plain = ""
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  private init(_ parts: [LocalizedStringKey.Part]) {
    units = parts.flatMap { part -> [Unit] in
      switch part {
      case .literal(let string): string.map { .character($0) }
      case .value(let string): [.value(Text(verbatim: string))]
      case .text(let text): [.value(text)]
      }
    }
  }

  /// Whether anything in the string may be a mark.
  private static func mayHaveMarks(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      // * _ ~ ` [ \ < and : of an address.
      case 0x2A, 0x5F, 0x7E, 0x60, 0x5B, 0x5C, 0x3C, 0x3A: true
      default: false
      }
    }
  }

  /// The text without its marks, in the styles that they stand for.
  static func text(of parts: [LocalizedStringKey.Part], inflects: Bool = true) -> Text {
    if let string = plainString(of: parts) { return Text(verbatim: string) }
    var reader = InlineMarkdown(Inflection.resolved(parts, inflects: inflects))
    reader.read()
    return reader.pieces.reduce(Text(verbatim: "")) { text, piece in
      piece.text.string.isEmpty ? text : text + Self.styled(piece)
    }
  }

  /// Most texts have no marks, and are not read for them; nil for what has some, or a style of its own.
  private static func plainString(of parts: [LocalizedStringKey.Part]) -> String? {
    var plain = ""
    for part in parts {
      switch part {
      case .literal(let string):
        guard !mayHaveMarks(string) else { return nil }
        plain += string
      case .value(let string): plain += string
      case .text: return nil
      }
    }
    return plain
  }

  private static func styled(_ piece: Piece) -> Text {
    let marks = piece.marks
    var text = piece.text
    if marks.isStrong { text = text.inside { $0.weight = .bold } }
    if marks.isEmphasized { text = text.inside { $0.isItalic = true } }
    if marks.isStruckThrough { text = text.inside { $0.isStruckThrough = true } }
    if marks.isCode { text = text.inside { $0.isMonospaced = true } }
    return marks.link.map(text.leading) ?? text
  }

  // MARK: Reading

  private mutating func read() {
    while place < units.count {
      guard case .character(let character) = units[place] else {
        if case .value(let text) = units[place] { add(text) }
        place += 1
        continue
      }
      switch character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter(character)
      case "[": openBracket("[", isPicture: false)
      case "!" where self.character(at: place + 1) == "[":
        place += 1
        openBracket("![", isPicture: true)
      case "]": closeBracket()
      case "<" where readAddressInBrackets(): break
      case "h" where readBareAddress(): break
      default:
        plain.append(character)
        place += 1
      }
    }
    endPlain()
    emphasize(above: 0)
  }

  private func character(at place: Int) -> Character? {
    units.indices.contains(place) ? units[place].character : nil
  }

  private mutating func endPlain() {
    guard !plain.isEmpty else { return }
    pieces.append(Piece(text: Text(verbatim: plain)))
    plain = ""
  }

  private mutating func add(_ text: Text, _ marks: Marks = Marks()) {
    endPlain()
    pieces.append(Piece(text: text, marks: marks))
  }

  private mutating func readEscape() {
    if let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      plain.append(next)
      place += 2
    } else {
      plain.append("\\")
      place += 1
    }
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = runLength(of: "`", at: place)
    let start = place + length
    var end = start
    while end < units.count {
      let run = runLength(of: "`", at: end)
      if run == length { break }
      end += max(1, run)
    }
    guard end < units.count else {
      plain.append(String(repeating: "`", count: length))
      place = start
      return
    }
    var code = units[start..<end]
    if code.count > 2, code.first?.character == " ", code.last?.character == " ",
      code.contains(where: { $0.character != " " })
    {
      code = code.dropFirst().dropLast()
    }
    add(Text(verbatim: Self.string(code)), Marks(isCode: true))
    place = end + length
  }

  private static func string(_ units: ArraySlice<Unit>) -> String {
    units.reduce(into: "") { string, unit in
      switch unit {
      case .character(let character): string.append(character)
      case .value(let text): string += text.string
      }
    }
  }

  // MARK: Emphasis

  private mutating func readDelimiter(_ character: Character) {
    let length = runLength(of: character, at: place)
    let before = Surrounding(place > 0 ? units[place - 1] : nil)
    let after = Surrounding(place + length < units.count ? units[place + length] : nil)
    let begins = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let ends = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    let isInWord = character == "_" && begins && ends
    add(Text(verbatim: String(repeating: character, count: length)))
    if character != "~" || length <= 2 {
      delimiters.append(
        Delimiter(
          piece: pieces.count - 1, character: character, length: length, left: length,
          opens: begins && (!isInWord || before.isPunctuation),
          closes: ends && (!isInWord || after.isPunctuation)))
    }
    place += length
  }

  private struct Surrounding {
    var isSpace = false
    var isPunctuation = false

    init(_ unit: Unit?) {
      guard let unit else {
        isSpace = true
        return
      }
      isSpace = unit.character?.isWhitespace ?? false
      isPunctuation = unit.character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
  }

  /// Pairs what begins with what ends, the inner pairs first.
  private mutating func emphasize(above bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].closes, delimiters[closer].left > 0,
        let opener = opener(of: closer, above: bottom)
      else {
        closer += 1
        continue
      }
      let both = min(delimiters[opener].left, delimiters[closer].left)
      let isLine = delimiters[closer].character == "~"
      let used = isLine ? both : min(2, both)
      for index in (delimiters[opener].piece + 1)..<delimiters[closer].piece {
        switch (isLine, used) {
        case (true, _): pieces[index].marks.isStruckThrough = true
        case (false, 2): pieces[index].marks.isStrong = true
        case (false, _): pieces[index].marks.isEmphasized = true
        }
      }
      for index in [opener, closer] {
        delimiters[index].left -= used
        pieces[delimiters[index].piece].text = Text(
          verbatim: String(repeating: delimiters[index].character, count: delimiters[index].left))
      }
      // What stands between them belongs to neither.
      for index in (opener + 1)..<closer { delimiters[index].left = 0 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func opener(of closer: Int, above bottom: Int) -> Int? {
    let end = delimiters[closer]
    return (bottom..<closer).last { index in
      let begin = delimiters[index]
      guard begin.opens, begin.left > 0, begin.character == end.character else { return false }
      if begin.character == "~" { return begin.left == end.left }
      // CommonMark's rule of three: what may both begin and end is not halved by another's length.
      return !(begin.closes || end.opens) || (begin.length + end.length) % 3 != 0
        || begin.length % 3 == 0 && end.length % 3 == 0
    }
  }

  // MARK: Links

  private mutating func openBracket(_ text: String, isPicture: Bool) {
    add(Text(verbatim: text))
    brackets.append(
      Bracket(
        piece: pieces.count - 1, delimiterCount: delimiters.count, isPicture: isPicture))
    place += 1
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive,
      let (destination, end) = destination(at: place + 1)
    else {
      plain.append("]")
      place += 1
      return
    }
    endPlain()
    emphasize(above: bracket.delimiterCount)
    pieces[bracket.piece].text = Text(verbatim: "")
    if !bracket.isPicture, let url = URL(string: destination) {
      for index in (bracket.piece + 1)..<pieces.count { pieces[index].marks.link = url }
      // There is no link in a link.
      for index in brackets.indices { brackets[index].isActive = false }
    }
    place = end
  }

  /// What stands in round brackets behind a link's words, and the place behind it.
  private func destination(at start: Int) -> (String, Int)? {
    guard character(at: start) == "(" else { return nil }
    var place = start + 1
    func skipSpace() { while character(at: place)?.isWhitespace == true { place += 1 } }
    skipSpace()
    let first = place
    var last: Int
    if character(at: place) == "<" {
      guard let end = units[place...].firstIndex(where: { $0.character == ">" }) else { return nil }
      (last, place) = (end, end + 1)
      return ending(at: place, Self.string(units[(first + 1)..<last]))
    }
    var depth = 0
    while place < units.count {
      let character = units[place].character
      if character?.isWhitespace == true || character == ")" && depth == 0 { break }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      place += 1
    }
    last = place
    return ending(at: place, Self.string(units[first..<last]))
  }

  /// Looks over a title, which is not shown.
  private func ending(at start: Int, _ destination: String) -> (String, Int)? {
    var place = start
    func skipSpace() { while character(at: place)?.isWhitespace == true { place += 1 } }
    skipSpace()
    if let quote = character(at: place), place > start, "\"'".contains(quote) {
      guard
        let end = units[(place + 1)...].firstIndex(where: { $0.character == quote })
      else { return nil }
      place = end + 1
      skipSpace()
    }
    return character(at: place) == ")" ? (destination, place + 1) : nil
  }

  private mutating func readAddressInBrackets() -> Bool {
    guard let end = units[place...].firstIndex(where: { $0.character == ">" }) else { return false }
    let address = Self.string(units[(place + 1)..<end])
    let scheme = address.prefix { $0 != ":" }
    guard (2...32).contains(scheme.count), scheme.count < address.count,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      !address.contains(where: \.isWhitespace), let url = URL(string: address)
    else { return false }
    add(Text(verbatim: address), Marks(link: url))
    place = end + 1
    return true
  }

  /// An address that stands by itself, without the punctuation behind it.
  private mutating func readBareAddress() -> Bool {
    if place > 0, let before = units[place - 1].character, before.isLetter || before.isNumber {
      return false
    }
    var end = place
    while end < units.count, units[end].character != "<",
      units[end].character?.isWhitespace != true
    { end += 1 }
    func starts(_ scheme: String) -> Bool {
      scheme.enumerated().allSatisfy { character(at: place + $0.offset) == $0.element }
    }
    guard starts("http://") || starts("https://") else { return false }
    // In brackets already: the words of a link are no link of their own.
    guard brackets.last?.isActive != true else { return false }
    while end > place, let last = units[end - 1].character {
      let isOpen = units[place..<end].filter { $0.character == "(" }.count
      let isClosed = units[place..<end].filter { $0.character == ")" }.count
      guard "?!.,:;*_~'\"".contains(last) || last == ")" && isClosed > isOpen else { break }
      end -= 1
    }
    let address = Self.string(units[place..<end])
    guard !address.hasSuffix("//"), let url = URL(string: address) else { return false }
    add(Text(verbatim: address), Marks(link: url))
    place = end
    return true
  }
}
