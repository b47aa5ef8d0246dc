// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a predicate compares: of an element, or as it is written.
enum PredicateValue: Sendable, Equatable {
  case text(String)
  case number(Double)
  case truth(Bool)
  case list([PredicateValue])
  case nothing

  init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(String(describing: text))
    case let truth as Bool: self = .truth(truth)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let values as [Any]: self = .list(values.map(PredicateValue.init))
    default: self = .nothing
    }
  }

  /// What is on counts as 1, and a text as the number that it says.
  var number: Double? {
    switch self {
    case .text(let text): Double(text)
    case .number(let number): number
    case .truth(let isTrue): isTrue ? 1 : 0
    case .list, .nothing: nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// What stands at one side of a comparison.
enum PredicateOperand: Sendable, Equatable {
  case value(PredicateValue)
  /// A property of what is looked at.
  case property(String)

  func value(of subject: (String) -> PredicateValue) -> PredicateValue {
    switch self {
    case .value(let value): value
    case .property(let name): subject(name)
    }
  }
}

/// How two values are compared.
enum PredicateComparison: String, CaseIterable, Sendable {
  case equal = "=="
  case unequal = "!="
  case atMost = "<="
  case atLeast = ">="
  case below = "<"
  case above = ">"
  case contains = "CONTAINS"
  case begins = "BEGINSWITH"
  case ends = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case among = "IN"

  /// Those that are words are no part of a longer word.
  var isWord: Bool { rawValue.first?.isLetter ?? false }

  /// - Parameter options: How letters of texts are compared.
  func holds(
    _ one: PredicateValue, _ two: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    switch self {
    case .equal: Self.areEqual(one, two, options)
    case .unequal: !Self.areEqual(one, two, options)
    case .atMost: Self.order(one, two, options).map { $0 != .orderedDescending } ?? false
    case .atLeast: Self.order(one, two, options).map { $0 != .orderedAscending } ?? false
    case .below: Self.order(one, two, options) == .orderedAscending
    case .above: Self.order(one, two, options) == .orderedDescending
    case .contains: Self.isPart(two, of: one, options)
    case .among: Self.isPart(one, of: two, options)
    case .begins: Self.finds(two, in: one, options.union(.anchored))
    case .ends: Self.finds(two, in: one, options.union([.anchored, .backwards]))
    case .like: Self.matches(one, two.text.map(Self.expression(like:)), options)
    case .matches: Self.matches(one, two.text, options)
    }
  }

  private static func areEqual(
    _ one: PredicateValue, _ two: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    if let one = one.text, let two = two.text {
      return one.compare(two, options: options) == .orderedSame
    }
    if let one = one.number, let two = two.number { return one == two }
    return one == two
  }

  private static func order(
    _ one: PredicateValue, _ two: PredicateValue, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let one = one.number, let two = two.number {
      return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    guard let one = one.text, let two = two.text else { return nil }
    return one.compare(two, options: options)
  }

  private static func isPart(
    _ part: PredicateValue, of whole: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    if case .list(let values) = whole { return values.contains { areEqual($0, part, options) } }
    return finds(part, in: whole, options)
  }

  private static func finds(
    _ part: PredicateValue, in whole: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    guard let part = part.text, let whole = whole.text else { return false }
    return part.isEmpty || whole.range(of: part, options: options) != nil
  }

  /// Whether an expression describes all of a text.
  private static func matches(
    _ value: PredicateValue, _ expression: String?, _ options: String.CompareOptions
  ) -> Bool {
    guard let text = value.text, let expression else { return false }
    return text.range(
      of: "^(?:\(expression))$", options: options.union(.regularExpression)) != nil
  }

  /// `*` stands for any letters, and `?` for one.
  private static func expression(like pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}

/// What a predicate says.
indirect enum PredicateExpression: Sendable {
  case always(Bool)
  case compared(
    PredicateOperand, PredicateComparison, PredicateOperand, options: String.CompareOptions)
  case no(PredicateExpression)
  case both(PredicateExpression, PredicateExpression)
  case either(PredicateExpression, PredicateExpression)

  func holds(for subject: (String) -> PredicateValue) -> Bool {
    switch self {
    case .always(let isTrue): isTrue
    case .compared(let one, let comparison, let two, let options):
      comparison.holds(one.value(of: subject), two.value(of: subject), options)
    case .no(let expression): !expression.holds(for: subject)
    case .both(let one, let two): one.holds(for: subject) && two.holds(for: subject)
    case .either(let one, let two): one.holds(for: subject) || two.holds(for: subject)
    }
  }
}

/// Why a text is no predicate.
struct PredicateFormatError: Error, Equatable {
  let text: String
}

/// Reads what a predicate says: comparisons of properties with values, `AND`, `OR`, `NOT` and brackets.
struct PredicateFormat {
  private let letters: [Character]
  private var place = 0
  private var arguments: ArraySlice<Any>

  /// The expression that a text says, with the arguments for its `%@`, `%d` and `%K`.
  static func expression(
    _ text: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateExpression {
    var format = PredicateFormat(letters: Array(text), arguments: arguments[...])
    let expression = try format.either()
    guard format.isAtEnd else { throw format.error("is not understood") }
    return expression
  }

  private init(letters: [Character], arguments: ArraySlice<Any>) {
    self.letters = letters
    self.arguments = arguments
  }

  private mutating func either() throws(PredicateFormatError) -> PredicateExpression {
    var expression = try both()
    while takeWord("OR") || take("||") { expression = .either(expression, try both()) }
    return expression
  }

  private mutating func both() throws(PredicateFormatError) -> PredicateExpression {
    var expression = try single()
    while takeWord("AND") || take("&&") { expression = .both(expression, try single()) }
    return expression
  }

  private mutating func single() throws(PredicateFormatError) -> PredicateExpression {
    if takeWord("NOT") { return .no(try single()) }
    if !starts(with: "!="), take("!") { return .no(try single()) }
    if takeWord("TRUEPREDICATE") { return .always(true) }
    if takeWord("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let expression = try either()
      guard take(")") else { throw error("needs a closing bracket") }
      return expression
    }
    let one = try operand()
    guard let comparison = comparison() else { throw error("needs a comparison") }
    let options = try options()
    return .compared(one, comparison, try operand(), options: options)
  }

  private mutating func comparison() -> PredicateComparison? {
    for other in ["=>": PredicateComparison.atLeast, "=<": .atMost, "<>": .unequal] {
      if take(other.key) { return other.value }
    }
    if let found = PredicateComparison.allCases.first(where: { comparison in
      comparison.isWord ? takeWord(comparison.rawValue) : take(comparison.rawValue)
    }) {
      return found
    }
    return take("=") ? .equal : nil
  }

  /// How letters are compared: `[c]` without their case, `[d]` without their accents.
  private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
    guard take("[") else { return [] }
    var options: String.CompareOptions = []
    while !take("]") {
      if take("c") {
        options.insert(.caseInsensitive)
      } else if take("d") {
        options.insert(.diacriticInsensitive)
      } else {
        throw error("has options other than c and d")
      }
    }
    return options
  }

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    if take("{") {
      var values: [PredicateValue] = []
      while !take("}") {
        guard case .value(let value) = try operand() else { throw error("lists a property") }
        values.append(value)
        _ = take(",")
      }
      return .value(.list(values))
    }
    if take("%") {
      guard place < letters.count else { throw error("ends behind %") }
      let isProperty = letters[place] == "K"
      while place < letters.count, letters[place].isLetter || letters[place] == "@" { place += 1 }
      guard let argument = arguments.popFirst() else { throw error("needs more arguments") }
      return isProperty ? .property("\(argument)") : .value(PredicateValue(argument))
    }
    skipSpace()
    guard place < letters.count else { throw error("needs something to compare with") }
    if letters[place] == "'" || letters[place] == "\"" { return .value(.text(try quoted())) }
    let start = place
    while place < letters.count,
      letters[place].isLetter || letters[place].isNumber || "._-".contains(letters[place])
    {
      place += 1
    }
    let word = String(letters[start..<place])
    if let number = Double(word) { return .value(.number(number)) }
    switch word.uppercased() {
    case "": throw error("has something that is no value")
    case "TRUE", "YES": return .value(.truth(true))
    case "FALSE", "NO": return .value(.truth(false))
    case "NIL", "NULL": return .value(.nothing)
    default: return .property(word)
    }
  }

  private mutating func quoted() throws(PredicateFormatError) -> String {
    let mark = letters[place]
    place += 1
    var text = ""
    while place < letters.count, letters[place] != mark {
      if letters[place] == "\\", place + 1 < letters.count { place += 1 }
      text.append(letters[place])
      place += 1
    }
    guard place < letters.count else { throw error("needs a closing quote") }
    place += 1
    return text
  }

  private mutating func skipSpace() {
    while place < letters.count, letters[place].isWhitespace { place += 1 }
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == letters.count
    }
  }

  private mutating func starts(with text: String) -> Bool {
    skipSpace()
    let end = place + text.count
    return end <= letters.count
      && String(letters[place..<end]).compare(text, options: .caseInsensitive) == .orderedSame
  }

  private mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    let end = place + word.count
    if end < letters.count, letters[end].isLetter || letters[end].isNumber { return false }
    place = end
    return true
  }

  private func error(_ words: String) -> PredicateFormatError {
    PredicateFormatError(text: "\u{201c}\(String(letters))\u{201d} \(words)")
  }
}
