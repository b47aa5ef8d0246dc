// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the letters of a text are written, whatever its string has.
public enum LetterCase: Hashable, Sendable, CaseIterable {
  case uppercase, lowercase

  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension Text {
  /// SwiftUI's name for ``LetterCase``.
  public typealias Case = LetterCase

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case date, time, timer, relative, offset }
    private let kind: Kind

    /// The day: "3 June 2026".
    public static let date = DateStyle(kind: .date)
    /// The time of day: "10:30".
    public static let time = DateStyle(kind: .time)
    /// How far away it is, as a clock counts: "1:05:09".
    public static let timer = DateStyle(kind: .timer)
    /// How far away it is, in words: "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign: "-2 hours" for what has been.
    public static let offset = DateStyle(kind: .offset)

    /// Whether it says something else as time goes on.
    var followsClock: Bool {
      switch kind {
      case .date, .time: false
      case .timer, .relative, .offset: true
      }
    }

    func text(
      of date: Date, _ habits: WritingHabits = WritingHabits(), at now: Date = Date()
    ) -> String {
      let seconds = date.timeIntervalSince(now)
      switch kind {
      case .date: return Self.written(date, .long, .omitted, habits)
      case .time: return Self.written(date, .omitted, .shortened, habits)
      case .timer: return ClockText.clock(abs(seconds).rounded(.down))
      case .relative: return Self.words(abs(seconds), .abbreviated, parts: 2, habits)
      case .offset:
        return (seconds < 0 ? "-" : "+") + Self.words(abs(seconds), .wide, parts: 1, habits)
      }
    }

    private static func written(
      _ moment: Date, _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
      _ habits: WritingHabits
    ) -> String {
      let standard = Date.FormatStyle()
      return moment.formatted(
        Date.FormatStyle(
          date: date, time: time, locale: habits.locale ?? standard.locale,
          calendar: habits.calendar ?? standard.calendar,
          timeZone: habits.timeZone ?? standard.timeZone))
    }

    private static func words(
      _ seconds: TimeInterval, _ width: Duration.UnitsFormatStyle.UnitWidth, parts: Int,
      _ habits: WritingHabits
    ) -> String {
      let format = Duration.UnitsFormatStyle.units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width,
        maximumUnitCount: parts, fractionalPart: .hide(rounded: .down))
      let duration = Duration.seconds(min(seconds, 1e12).rounded(.down))
      return duration.formatted(habits.locale.map { format.locale($0) } ?? format)
    }
  }

  /// A value as the format writes it, in the language of the views round the text.
  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(WrittenValue(input, format))
  }

  /// A value as the formatter writes it; nothing where it has no text for it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A date, a number or another of Foundation's values as the formatter writes it; nothing where it has
  /// no text for it.
  @_disfavoredOverload
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A date, or its time of day, or how far away it is, which is shown anew each second.
  public init(_ date: Date, style: DateStyle) {
    if style.followsClock {
      self.init(.distance(style, date))
    } else {
      self.init(WrittenValue(date, style))
    }
  }

  /// Digits of one width: those of most of the desktop's families are.
  public func monospacedDigit() -> Text { self }
}

extension DefaultStringInterpolation {
  /// A number as C's `printf` writes it: `"\(length, specifier: "%.1f") m"`.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }

  /// A value as the format writes it.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    appendLiteral(format.format(value))
  }

  /// A date, or its time of day.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.text(of: date))
  }
}

extension View {
  /// Whether the texts inside are bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// How thick the strokes of the texts inside are; nil leaves the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.known) { if let weight { $0.font.weight = weight } }
  }

  /// Which of the desktop's families the texts inside take; nil leaves the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.known) { if let design { $0.font.design = design } }
  }

  /// Whether the texts inside slant.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.known) { $0.font.isItalic = isActive }
  }

  /// Whether the texts inside are in the desktop's monospaced family.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.known) { if isActive { $0.font.design = .monospaced } }
  }

  /// Digits of one width: those of most of the desktop's families are.
  public func monospacedDigit() -> some View { self }

  /// A line below the letters of the texts inside; with nil in their colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    transformEnvironment(\.known) {
      $0.isUnderlined = isActive
      $0.lineColors.below = color
    }
  }

  /// A line through the letters of the texts inside; with nil in their colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    transformEnvironment(\.known) {
      $0.isStruckThrough = isActive
      $0.lineColors.through = color
    }
  }

  /// The texts inside in capitals or in small letters; nil as they stand.
  public func textCase(_ textCase: LetterCase?) -> some View {
    transformEnvironment(\.known) { $0.textCase = textCase }
  }
}

extension Font {
  /// The same font: digits of most of the desktop's families have one width.
  public func monospacedDigit() -> Font { self }

  /// A style of text under its name, with another family or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = style.font
    if let design { font.design = design }
    if let weight { font.weight = weight }
    return font
  }

  /// The styles of text under their names.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption, .caption2: .caption
      }
    }
  }
}
