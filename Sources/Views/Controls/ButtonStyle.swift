// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle: Sendable {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A filled, rounded rectangle; what buttons look like where nobody says.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone, for buttons that draw themselves.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue: any ButtonStyle = BorderedButtonStyle()
  }

  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}

/// What a button's look depends on.
public struct ButtonStyleConfiguration {
  /// What the button's author gave it to show; its text is the accessible name.
  public let label: AnyView
  /// Whether a contact holds the button down and is still over it.
  public let isPressed: Bool
  /// Nil for nothing in particular.
  public let role: ButtonRole?
}

/// The label alone, a little fainter while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  /// How much is seen of what is pressed.
  static var pressedOpacity: Double { 0.7 }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? Self.pressedOpacity : 1)
  }
}

/// A filled, rounded rectangle with white text on it, red for what is destructive: at least 5.6:1,
/// and 10:1 while it is pressed. With increased contrast 14:1, and 21:1 while it is pressed.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

private struct BorderedLabel: View {
  let label: AnyView
  let isPressed: Bool
  let isDestructive: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorSchemeContrast) private var contrast
  @ScaledMetric private var side: CGFloat = 14
  @ScaledMetric private var top: CGFloat = 8

  var body: some View {
    label
      .foregroundColor(.white)
      .padding(.horizontal, side)
      .padding(.vertical, top)
      .background(RoundedRectangle(cornerRadius: 8).fill(color))
  }

  private var color: Color {
    switch (isEnabled, contrast) {
    case (false, .standard): .gray
    case (false, .increased): .secondary
    case (true, .standard):
      isDestructive
        ? isPressed ? Color(red: 0.5, green: 0.08, blue: 0.1) : .red
        : isPressed ? Color(red: 0.05, green: 0.24, blue: 0.55) : .blue
    case (true, .increased):
      isPressed
        ? .black
        : isDestructive
          ? Color(red: 0.36, green: 0.01, blue: 0.03) : Color(red: 0.02, green: 0.14, blue: 0.42)
    }
  }
}
