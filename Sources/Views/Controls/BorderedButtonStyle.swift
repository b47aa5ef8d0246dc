// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A filled, rounded rectangle with white text on it: 5.8:1, and 10:1 while it is pressed. With
/// increased contrast 14:1, and 21:1 while it is pressed.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct BorderedLabel: View {
  let label: AnyView
  let isPressed: Bool

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
    case (true, .standard): isPressed ? Color(red: 0.05, green: 0.24, blue: 0.55) : .blue
    case (true, .increased): isPressed ? .black : Color(red: 0.02, green: 0.14, blue: 0.42)
    }
  }
}
