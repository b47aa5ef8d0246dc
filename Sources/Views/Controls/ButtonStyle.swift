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
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue: any ButtonStyle = DefaultButtonStyle()
  }

  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) {
      $0.buttonStyle = style
      $0.primitiveButtonStyle = nil
    }
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
