// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that the main bundle's `Localizable` table may have in the user's language, and in which
/// Markdown's marks of emphasis, code and links count.
///
/// A literal is such a key wherever a text is asked for: of `Text("*Go*")` nothing but "Go" is read,
/// in slanted letters. A `String` is shown as it stands, and so is a value in a literal.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of the text.
  enum Part: Equatable, Sendable {
    case literal(String)
    /// Shown as it stands.
    case value(String)
    case text(Text)
  }

  /// As a table has it: with "%@" and "%lld" for values.
  private let key: String
  /// Empty where the key is all of the text.
  private let parts: [Part]

  /// A key for the `Localizable` table of the main bundle.
  public init(_ value: String) {
    key = value
    parts = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    parts = stringInterpolation.parts
  }

  /// A string as it stands.
  private init(verbatim string: String) {
    key = "%@"
    parts = [.value(string)]
  }

  /// The author's own characters, marks and all.
  private var source: String {
    guard !parts.isEmpty else { return key }
    return parts.map { part in
      switch part {
      case .literal(let string), .value(let string): string
      case .text(let text): text.string
      }
    }.joined()
  }

  // What is put together is a string, and shown as it stands. Without these three the compiler would
  // take seconds to find out that a sum with literals in it is no key.

  /// A string that is put together of a literal and another string: shown as it stands.
  public static func + (left: LocalizedStringKey, right: String) -> LocalizedStringKey {
    LocalizedStringKey(verbatim: left.source + right)
  }

  /// A string that is put together of another string and a literal: shown as it stands.
  public static func + (left: String, right: LocalizedStringKey) -> LocalizedStringKey {
    LocalizedStringKey(verbatim: left + right.source)
  }

  /// A string that is put together of two literals: shown as it stands.
  public static func + (
    left: LocalizedStringKey, right: LocalizedStringKey
  ) -> LocalizedStringKey {
    LocalizedStringKey(verbatim: left.source + right.source)
  }

  /// What is shown and read.
  @MainActor var string: String { text().string }

  /// What the table has for the key, and otherwise the key, in the styles of its marks.
  @MainActor
  func text(table: String? = nil, bundle: Bundle? = nil) -> Text {
    let translation = Self.translation(of: key, table: table, bundle: bundle)
    let inflects = translation == nil
    guard !parts.isEmpty else {
      return InlineMarkdown.text(of: [.literal(translation ?? key)], inflects: inflects)
    }
    return InlineMarkdown.text(of: translation.map(filled) ?? parts, inflects: inflects)
  }

  /// The key in the styles of its marks, whatever a table has for it.
  fileprivate var untranslated: Text {
    InlineMarkdown.text(of: parts.isEmpty ? [.literal(key)] : parts)
  }

  /// A translation with the values in the places that it has for them.
  private func filled(_ translation: String) -> [Part] {
    let values = parts.filter { if case .literal = $0 { false } else { true } }
    var result: [Part] = []
    var rest = Substring(translation)
    var next = 0
    while let match = rest.firstMatch(of: /%(?:(%)|(?:(\d+)\$)?[-+ 0#.\d]*(?:l{0,2}[diufgx]|@))/) {
      result.append(.literal(String(rest[..<match.range.lowerBound])))
      if match.output.1 != nil {
        result.append(.literal("%"))
      } else {
        let place = match.output.2.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if values.indices.contains(place) { result.append(values[place]) }
        next += 1
      }
      rest = rest[match.range.upperBound...]
    }
    result.append(.literal(String(rest)))
    return result
  }

  /// Whether the main bundle has a table at all: most applications have none, and look nothing up.
  @MainActor private static let hasTable =
    Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  @MainActor
  private static func translation(of key: String, table: String?, bundle: Bundle?) -> String? {
    guard table != nil || bundle != nil || hasTable else { return nil }
    let found = (bundle ?? .main).localizedString(forKey: key, value: "\u{0}", table: table)
    return found == "\u{0}" ? nil : found
  }
}

extension LocalizedStringKey {
  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// What stands between the values.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      key += literal.replacing("%", with: "%%")
      parts.append(.literal(literal))
    }

    /// A text, as it stands.
    public mutating func appendInterpolation(_ string: String) { append(string, as: "%@") }

    /// Any value, as it is written in a string; a fraction with six digits, as a format has it
    /// ("0.500000").
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case is Int, is Int64: append("\(value)", as: "%lld")
      case is Int32: append("\(value)", as: "%d")
      case let number as Double: append(String(format: "%lf", number), as: "%lf")
      case let number as CGFloat: append(String(format: "%lf", Double(number)), as: "%lf")
      case let number as Float: append(String(format: "%f", number), as: "%f")
      default: append("\(value)", as: "%@")
      }
    }

    /// A text in a style of its own.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      parts.append(.text(text))
    }

    /// A number as C's `printf` writes it: `"\(length, specifier: "%.1f") m"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), as: specifier)
    }

    /// A picture in the line, as large as its letters.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// A text in the styles of its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// What the main bundle's table has for the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(resource.string, as: "%@")
    }

    /// Another literal, in the styles of its marks.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      appendInterpolation(key.untranslated)
    }

    /// From one date to another, in the language of the views round the text.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// From one date to another, in the language of the views round the text.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval.start...interval.end))
    }

    /// A value as the format writes it, in the language of the views round the text.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      appendInterpolation(Text(value, format: format))
    }

    /// A value as the formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? "\(subject)", as: "%@")
    }

    /// A date, a number or another of Foundation's values as the formatter writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "", as: "%@")
    }

    /// A date, or its time of day, in the language of the views round the text.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(WrittenValue(date, style)))
    }

    private mutating func append(_ value: String, as specifier: String) {
      key += specifier
      parts.append(.value(value))
    }
  }
}

extension Text {
  /// A literal, or what the table has for it in the user's language, in the styles of its marks:
  /// `"**Bold**, *slanted*, ~~through~~, `code` and [words](https://example.org) that lead on"`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text(table: tableName, bundle: bundle)
  }
}
