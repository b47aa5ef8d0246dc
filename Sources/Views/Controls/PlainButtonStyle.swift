// SPDX-License-Identifier: Apache-2.0

/// The label alone, a little fainter while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.7 : 1)
  }
}
