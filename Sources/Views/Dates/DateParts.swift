// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// One number of a date.
enum DatePart: Hashable, CaseIterable {
  case day, month, year, hour, minute
  /// Before or after noon, where the person counts to twelve.
  case period

  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour, .period: .hour
    case .minute: .minute
    }
  }

  /// How many of its component are one step of it.
  fileprivate var step: Int { self == .period ? 12 : 1 }

  fileprivate var name: String? {
    switch self {
    case .period: nil
    case .day: "Day"
    case .month: "Month"
    case .year: "Year"
    case .hour: "Hour"
    case .minute: "Minute"
    }
  }

  /// The signs of a date format that stand for it.
  fileprivate var signs: Set<Character> {
    switch self {
    case .day: ["d"]
    case .month: ["M", "L"]
    case .year: ["y", "u"]
    case .hour: ["H", "h", "k", "K"]
    case .minute: ["m"]
    case .period: ["a", "b", "B"]
    }
  }

  /// The parts that are shown, in the order in which the person writes them.
  static func shown(_ components: DatePickerComponents, in locale: Locale) -> [DatePart] {
    let dates = components.contains(.date) ? inOrder([.day, .month, .year], "yMd", locale) : []
    guard components.contains(.hourAndMinute) else { return dates }
    let period: [DatePart] = countsToTwelve(locale) ? [.period] : []
    return dates + inOrder([.hour, .minute] + period, "jm", locale)
  }

  var isOfTime: Bool { [.hour, .minute, .period].contains(self) }

  /// Whether hours have AM or PM beside them.
  fileprivate static func countsToTwelve(_ locale: Locale) -> Bool {
    format("j", locale)?.contains { DatePart.period.signs.contains($0) } ?? false
  }

  private static func format(_ template: String, _ locale: Locale) -> String? {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }

  private static func inOrder(
    _ parts: [DatePart], _ template: String, _ locale: Locale
  ) -> [DatePart] {
    guard let places = format(template, locale).map(Array.init) else { return parts }
    func place(_ part: DatePart) -> Int {
      places.firstIndex { part.signs.contains($0) } ?? places.count
    }
    return parts.sorted { place($0) < place($1) }
  }
}

/// A date, part by part, within what may be picked.
struct DateParts {
  let date: Date
  let range: ClosedRange<Date>
  let calendar: Calendar
  private let countsToTwelve: Bool

  /// In the calendar of the views, in their time zone and language.
  init(_ date: Date, in range: ClosedRange<Date>, _ environment: (Calendar, TimeZone, Locale)) {
    var calendar = environment.0
    calendar.timeZone = environment.1
    calendar.locale = environment.2
    self.calendar = calendar
    countsToTwelve = DatePart.countsToTwelve(environment.2)
    self.range = range
    self.date = date
  }

  func number(_ part: DatePart) -> Int {
    calendar.component(part.component, from: date) / part.step
  }

  /// What the number can be while the other parts are as they are, by the calendar alone.
  func numbers(_ part: DatePart) -> ClosedRange<Int> {
    switch part {
    case .day: numbers(.day, in: .month, otherwise: 1...31)
    case .month: numbers(.month, in: .year, otherwise: 1...12)
    case .year: 1...9999
    case .hour: 0...23
    case .minute: 0...59
    case .period: 0...1
    }
  }

  private func numbers(
    _ part: Calendar.Component, in whole: Calendar.Component, otherwise: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    guard let range = calendar.range(of: part, in: whole, for: date), !range.isEmpty else {
      return otherwise
    }
    return range.lowerBound...(range.upperBound - 1)
  }

  func name(_ part: DatePart) -> String {
    part.name ?? "\(calendar.amSymbol)/\(calendar.pmSymbol)"
  }

  /// As it is said by itself: "10 PM".
  func spoken(_ part: DatePart) -> String {
    part == .hour && countsToTwelve
      ? "\(text(.hour)) \(text(.period))" : text(part)
  }

  func text(_ part: DatePart) -> String {
    let number = number(part)
    switch part {
    case .month:
      let names = calendar.shortMonthSymbols
      return names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
    case .minute: return number < 10 ? "0\(number)" : "\(number)"
    case .hour: return "\(countsToTwelve ? (number + 11) % 12 + 1 : number)"
    case .period: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .day, .year: return "\(number)"
    }
  }

  /// The date with the part so much on; nil where that is not in its numbers or not in the range.
  func moved(_ part: DatePart, by steps: Int) -> Date? {
    guard numbers(part).contains(number(part) + steps),
      let moved = calendar.date(byAdding: part.component, value: steps * part.step, to: date)
    else { return nil }
    let kept = min(max(moved, range.lowerBound), range.upperBound)
    return kept == date ? nil : kept
  }

  // MARK: Months

  /// The days of the month, week by week; nil where a week belongs to another month.
  func weeks(ofMonth month: Date) -> [[Date?]] {
    guard let first = calendar.dateInterval(of: .month, for: month)?.start,
      let days = calendar.range(of: .day, in: .month, for: month)
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: before)
    cells += days.indices.map {
      calendar.date(byAdding: .day, value: $0 - days.startIndex, to: first)
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  /// The names of the days of the week, as a week begins here.
  var weekdays: [String] {
    let names = calendar.veryShortWeekdaySymbols
    guard names.count == 7 else { return names }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  func isSelected(_ day: Date) -> Bool { calendar.isDate(day, inSameDayAs: date) }

  /// The time of day as it is, on another day, within the range.
  func onDay(_ day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let moved = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    return min(max(moved ?? day, range.lowerBound), range.upperBound)
  }

  /// Whether any time of the day may be picked.
  func canPick(_ day: Date) -> Bool {
    guard let whole = calendar.dateInterval(of: .day, for: day) else { return false }
    return whole.start <= range.upperBound && whole.end > range.lowerBound
  }

  /// The month so many on; nil where no day of it may be picked.
  func month(_ month: Date, movedBy steps: Int) -> Date? {
    guard let moved = calendar.date(byAdding: .month, value: steps, to: month),
      let whole = calendar.dateInterval(of: .month, for: moved),
      whole.start <= range.upperBound, whole.end > range.lowerBound
    else { return nil }
    return whole.start
  }

  // MARK: Words

  func text(_ components: DatePickerComponents) -> String {
    formatted(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, date)
  }

  func name(ofDay day: Date) -> String { formatted(date: .complete, time: .omitted, day) }

  func name(ofMonth month: Date) -> String {
    let number = calendar.component(.month, from: month)
    let names = calendar.monthSymbols
    let name = names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
    return "\(name) \(calendar.component(.year, from: month))"
  }

  private func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ value: Date
  ) -> String {
    value.formatted(
      Date.FormatStyle(
        date: date, time: time, locale: calendar.locale ?? .current, calendar: calendar,
        timeZone: calendar.timeZone))
  }
}
