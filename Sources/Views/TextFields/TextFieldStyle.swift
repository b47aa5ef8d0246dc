// SPDX-License-Identifier: Apache-2.0

/// How a field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Whether a box is drawn round the text.
  var _hasBorder: Bool { get }
}

/// With a box round the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { true }
}

/// The text alone. What is round it has to show that it can be edited (WCAG 1.4.11).
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { false }
}

/// As fields look where nothing else is asked for: with a box.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { true }
}

/// With a box, here with round corners too.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As fields look where nothing else is asked for: with a box.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a box round the text.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a box, here with round corners too.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

private struct FieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var hasFieldBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// How the fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let hasBorder = style._hasBorder
    return EnvironmentView(content: self) { $0.hasFieldBorder = hasBorder }
  }
}
