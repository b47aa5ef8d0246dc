// SPDX-License-Identifier: Apache-2.0

/// A button that stays down: filled and white on it where it is on (5.8:1), framed where it is off.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration, role: .toggleButton) { isPressed in
      ToggleLabel(label: configuration.label, isOn: configuration.isOn, isPressed: isPressed)
    }
  }
}

private struct ToggleLabel: View {
  let label: AnyView
  let isOn: Bool
  let isPressed: Bool

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundColor(isOn ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(RoundedRectangle(cornerRadius: 8).fill(fill))
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(line, lineWidth: 1.5))
  }

  private var line: Color { isOn ? fill : .gray }

  private var fill: Color {
    guard isOn else { return isPressed ? Color(white: 0.82) : .white }
    guard isEnabled else { return .gray }
    return isPressed ? Color(red: 0.05, green: 0.24, blue: 0.55) : .blue
  }
}
