// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A box with a tick, and the label behind it. The box's line has 7:1 on white.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration, role: .checkBox) { isPressed in
      HStack(spacing: 8) {
        CheckBox(isOn: configuration.isOn, isPressed: isPressed)
        configuration.label
      }
    }
  }
}

/// What a toggle looks like where nobody says: a check box, as on other desktops.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

private struct CheckBox: View {
  let isOn: Bool
  let isPressed: Bool

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4).fill(fill)
      RoundedRectangle(cornerRadius: 4).strokeBorder(line, lineWidth: 2)
      if isOn { Tick().stroke(Color.white, lineWidth: 2.5) }
    }
    .frame(width: 20, height: 20)
  }

  private var line: Color { isEnabled ? (isOn ? fill : .secondary) : .gray }

  private var fill: Color {
    guard isOn else { return isPressed ? Color(white: 0.82) : .white }
    guard isEnabled else { return .gray }
    return isPressed ? Color(red: 0.05, green: 0.24, blue: 0.55) : .blue
  }
}

private struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * 0.24, y: rect.minY + rect.height * 0.52))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.70))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.77, y: rect.minY + rect.height * 0.32))
    }
  }
}
