// SPDX-License-Identifier: Apache-2.0

import Foundation

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
