// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
  /// A line round a ground of its own, on which something is chosen.
  func onWell(radius: CGFloat = Corner.control, isPressed: Bool = false) -> some View {
    modifier(Well(radius: radius, isPressed: isPressed))
  }

  /// The ground of what lies in front of a window, and a line round it.
  func onPanel() -> some View {
    background(Color.panelGround, in: RoundedRectangle(cornerRadius: Corner.panel))
      .overlay(RoundedRectangle(cornerRadius: Corner.panel).strokeBorder(Color.line, lineWidth: 1))
  }
}

private struct Well: ViewModifier {
  let radius: CGFloat
  let isPressed: Bool
  @Environment(\.colorSchemeContrast) private var contrast

  /// In high contrast the line is that of a button.
  func body(content: Content) -> some View {
    content
      .background(
        isPressed ? Color.pressedWell : Color.wellGround, in: RoundedRectangle(cornerRadius: radius)
      )
      .edge(
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(
            contrast == .increased ? Color.primary : .line,
            lineWidth: contrast == .increased ? 2 : 1))
  }
}
