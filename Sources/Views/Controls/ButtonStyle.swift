// SPDX-License-Identifier: Apache-2.0

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
