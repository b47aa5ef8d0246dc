// SPDX-License-Identifier: Apache-2.0

import Foundation

/// In what language, calendar and time zone values are written.
struct WritingHabits: Hashable, Sendable {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
}

/// A value in a text, which is written as the views round it have it. Two are the same where the process
/// would write them alike.
///
/// Unchecked: what the closure holds is a value and its format, which nobody changes.
struct WrittenValue: Hashable, @unchecked Sendable {
  /// As the process writes it.
  let standard: String
  private let write: (WritingHabits) -> String

  init(_ write: @escaping (WritingHabits) -> String) {
    standard = write(WritingHabits())
    self.write = write
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    self.init { habits in
      // A format with a locale of its own keeps it.
      guard let locale = habits.locale, format == format.locale(.autoupdatingCurrent) else {
        return format.format(input)
      }
      return format.locale(locale).format(input)
    }
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    self.init { style.text(of: date, $0) }
  }

  init(_ dates: ClosedRange<Date>) {
    self.init { habits in
      let standard = Date.IntervalFormatStyle()
      let style = Date.IntervalFormatStyle(
        date: .numeric, time: .shortened, locale: habits.locale ?? standard.locale,
        calendar: habits.calendar ?? standard.calendar,
        timeZone: habits.timeZone ?? standard.timeZone)
      return (dates.lowerBound..<dates.upperBound).formatted(style)
    }
  }

  func text(_ habits: WritingHabits) -> String { write(habits) }

  static func == (left: Self, right: Self) -> Bool { left.standard == right.standard }
  func hash(into hasher: inout Hasher) { hasher.combine(standard) }
}

extension Text {
  nonisolated init(_ value: WrittenValue) {
    self.init(verbatim: value.standard)
    var span = Span(range: 0..<string.count, style: Style())
    span.value = value
    spans = [span]
  }

  /// Whether something in it is written as the views round it have it.
  var hasValues: Bool { spans.contains { $0.value != nil } }

  /// The text with its values as they are written there.
  func written(in environment: EnvironmentValues) -> Text {
    guard hasValues else { return self }
    let habits = environment.habits
    let characters = Array(string)
    var (parts, count, place) = ("", 0, 0)
    var kept: [Span] = []
    func add(_ part: String) -> Range<Int> {
      parts += part
      defer { count += part.count }
      return count..<(count + part.count)
    }
    func add(upTo end: Int) -> Range<Int> {
      defer { place = max(place, end) }
      return add(String(characters[place..<max(place, min(end, characters.count))]))
    }
    for var span in spans {
      _ = add(upTo: span.range.lowerBound)
      if let value = span.value, let habits {
        place = max(place, span.range.upperBound)
        span.range = add(value.text(habits))
      } else {
        span.range = add(upTo: span.range.upperBound)
      }
      span.value = nil
      if !span.saysNothing { kept.append(span) }
    }
    _ = add(upTo: characters.count)
    var text = Text(verbatim: parts)
    (text.style, text.spans) = (style, kept)
    return text
  }
}
