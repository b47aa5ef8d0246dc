// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A calendar in which any number of days is picked; pressing a day that is picked gives it up.
///
/// The arrow keys go from day to day.
public struct MultiDatePicker<Label: View>: View {
  @Binding private var selection: Set<DateComponents>
  private let range: ClosedRange<Date>
  private let label: Label
  /// Whose month is shown first.
  @State private var opened: Date

  @Environment(\.showsLabels) private var showsLabel
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - selection: The days that are picked: each with its era, year, month and day.
  ///   - label: Its texts are the accessible name.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  /// What is picked lies between two dates; the second is not in between.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound...bounds.lastMoment, label())
  }

  /// What is picked comes to no date before.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, bounds.lowerBound...max(bounds.lowerBound, .distantFuture), label())
  }

  /// What is picked comes before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let range = min(bounds.upperBound, .distantPast)..<bounds.upperBound
    self.init(selection, range.lowerBound...range.lastMoment, label())
  }

  private init(
    _ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label
  ) {
    _selection = selection
    self.range = range
    self.label = label
    let first = selection.wrappedValue.compactMap { Calendar.current.date(from: $0) }.min()
    _opened = State(
      initialValue: min(max(first ?? .now, range.lowerBound), range.upperBound))
  }

  public var body: some View {
    let parts = DateParts(opened, in: range, (calendar, timeZone, locale))
    VStack(alignment: .leading, spacing: Distance.small) {
      if showsLabel, Label.self != EmptyView.self { label.accessibilityHidden(true) }
      CalendarMonth(parts: parts) {
        picked($0, in: parts.calendar) != nil
      } pick: { day in
        toggle(day, in: parts.calendar)
      }
      .accessibilityElement(children: .contain).accessibilityRole(.panel).named(by: label)
    }
  }

  private func picked(_ day: Date, in calendar: Calendar) -> DateComponents? {
    selection.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  private func toggle(_ day: Date, in calendar: Calendar) {
    if let old = picked(day, in: calendar) {
      selection.remove(old)
    } else {
      selection.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension Range where Bound == Date {
  /// The last date in it, or its beginning where there is nothing in it.
  fileprivate var lastMoment: Date {
    Swift.max(lowerBound, upperBound.addingTimeInterval(-0.001))
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar under a text, which is its accessible name too.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// What is picked lies between two dates; the second is not in between.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// What is picked comes to no date before.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// What is picked comes before a date.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
