// SPDX-License-Identifier: Apache-2.0

/// How a field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The label of a field that a style is asked to show.
  typealias _Label = AnyView
  associatedtype _Body: View = TextField<AnyView>

  /// Whether a box is drawn round the text; there is none where a style says how the field looks, and nil
  /// leaves it to what is behind the field.
  var _hasBorder: Bool? { get }
  /// The field, with what is round it.
  @ViewBuilder func _body(configuration: TextField<AnyView>) -> _Body
}

extension TextFieldStyle {
  public var _hasBorder: Bool? { false }

  func erasedBody(_ configuration: TextField<AnyView>) -> AnyView {
    AnyView(fixedOf: self) { $0._body(configuration: configuration) }
  }
}

extension TextFieldStyle where _Body == TextField<AnyView> {
  public func _body(configuration: TextField<AnyView>) -> TextField<AnyView> { configuration }
}

/// With a box round the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool? { true }
}

/// The text alone. What is round it has to show that it can be edited (WCAG 1.4.11).
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool? { false }
}

/// As fields look where nothing else is asked for: with a box, and without one on a ground that an author
/// put right behind the field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool? { nil }
}

/// With a box, here with round corners too.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool? { true }
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
  static var defaultValue: Bool? { nil }
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  /// Whether a box is drawn round the texts of fields; nil where nobody says.
  var hasFieldBorder: Bool? {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }

  /// What an author says how fields look; nil where that is a box or none.
  var fieldStyle: (any TextFieldStyle)? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// How the fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let hasBorder = style._hasBorder
    let isPlain = S._Body.self == TextField<AnyView>.self
    return EnvironmentView(content: self) {
      $0.hasFieldBorder = hasBorder
      $0.fieldStyle = isPlain ? nil : style
    }
  }
}
