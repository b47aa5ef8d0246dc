// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that sets a date, a time, or both.
///
/// It is a button with the date on it, which shows a calendar; `datePickerStyle(_:)` has the days of a
/// month or a field for each number in its place. Each number is a spin button, whose arrow keys count;
/// in a calendar the arrows go from day to day.
public struct DatePicker<Label: View>: View {
  /// Which parts of the date are shown.
  public typealias Components = DatePickerComponents

  @Binding private var selection: Date
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label

  @Environment(\.datePickerLook) private var look
  @Environment(\.showsLabels) private var showsLabel
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - displayedComponents: What of the date is shown; the rest of it stays as it is.
  ///   - label: Its texts are the accessible name.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: .distantPast ... .distantFuture,
      displayedComponents: displayedComponents, label: label)
  }

  /// What is picked stays between two dates.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.range = range
    components = displayedComponents
    self.label = label()
  }

  /// What is picked comes to no date before.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents, label: label)
  }

  /// What is picked comes to no date after.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }

  private var parts: DateParts { DateParts(selection, in: range, (calendar, timeZone, locale)) }

  public var body: some View {
    HStack(spacing: Distance.small) {
      if showsLabel, Label.self != EmptyView.self {
        LabelLines(label: label).accessibilityHidden(true)
        RowRoom()
      }
      switch look {
      case .compact:
        DateButton(label: label, components: components, parts: parts, change: pick)
      case .fields:
        DateFields(components: components, parts: parts, change: pick)
          .asGroup(named: label)
      case .graphical:
        DateSheet(components: components, parts: parts, change: pick)
          .asGroup(named: label)
      }
    }
  }

  private func pick(_ date: Date) { selection = date }
}

extension View {
  fileprivate func asGroup<Label: View>(named label: Label) -> some View {
    accessibilityElement(children: .contain).accessibilityRole(.panel).named(by: label)
  }
}

/// A calendar for the date, fields for the time.
private struct DateSheet: View {
  let components: DatePickerComponents
  let parts: DateParts
  let change: (Date) -> Void

  var body: some View {
    VStack(spacing: Distance.medium) {
      if components.contains(.date) {
        CalendarMonth(parts: parts, isPicked: parts.isSelected) { change(parts.onDay($0)) }
      }
      if components.contains(.hourAndMinute) {
        DateFields(components: .hourAndMinute, parts: parts, change: change)
      }
    }
  }
}

/// A button with the date on it.
private struct DateButton<Label: View>: View {
  let label: Label
  let components: DatePickerComponents
  let parts: DateParts
  let change: (Date) -> Void

  @State private var isShown = false

  var body: some View {
    Button(parts.text(components)) { isShown = true }
      .buttonStyle(DateButtonStyle())
      .accessibilityLabel { content in
        label
        content
      }
      .accessibilityState(.hasPopup)
      .popover(isPresented: $isShown) {
        VStack(spacing: Distance.medium) {
          DateSheet(components: components, parts: parts, change: change)
          Button("Done") { isShown = false }
        }
        .padding(Distance.large)
      }
  }
}

/// Dark text on a light ground with a line round it, as a field.
private struct DateButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DateButtonFace(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct DateButtonFace: View {
  let label: AnyView
  let isPressed: Bool

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundColor(isEnabled ? .primary : .gray)
      .padding(.horizontal, Distance.field).padding(.vertical, Distance.close)
      .onWell(isPressed: isPressed)
  }
}

extension DatePicker where Label == Text {
  /// A picker under a text, which is its accessible name too.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// What is picked stays between two dates.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// What is picked comes to no date before.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// What is picked comes to no date after.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
