// SPDX-License-Identifier: Apache-2.0

/// How a picker of dates looks.
public protocol DatePickerStyle: Sendable {
  var _look: DatePickerLook { get }
}

/// The looks of a picker of dates.
public enum DatePickerLook: Hashable, Sendable {
  /// A button with the date on it, which shows a calendar.
  case compact
  /// A field for each number.
  case fields
  /// The days of a month.
  case graphical
}

/// A button with the date on it; what pickers of dates look like where nobody says.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .compact }
}

/// A button with the date on it, which shows a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .compact }
}

/// The days of a month, and fields for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .graphical }
}

/// A field for each number.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .fields }
}

/// A field for each number.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .fields }
}

/// A field for each number, with what counts it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: DatePickerLook { .fields }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What pickers of dates look like where nobody says.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date on it, which shows a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month, and fields for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A field for each number.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field for each number.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field for each number, with what counts it.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerLookKey: EnvironmentKey {
    static let defaultValue = DatePickerLook.compact
  }

  /// How the pickers of dates inside look.
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// How the pickers of dates inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look)
  }
}
