// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
  /// A line round a ground of its own, on which something is chosen.
  func onWell(radius: CGFloat = Corner.control, isPressed: Bool = false) -> some View {
    background(
      isPressed ? Color.pressedWell : Color.wellGround, in: RoundedRectangle(cornerRadius: radius)
    )
    .edge(RoundedRectangle(cornerRadius: radius).strokeBorder(Color.line))
  }

  /// The ground of what lies in front of a window, and a line round it.
  func onPanel() -> some View {
    background(Color.panelGround, in: RoundedRectangle(cornerRadius: Corner.panel))
      .overlay(RoundedRectangle(cornerRadius: Corner.panel).strokeBorder(Color.line, lineWidth: 1))
  }
}
