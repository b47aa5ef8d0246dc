// SPDX-License-Identifier: Apache-2.0

import Evenhand

extension View {
  /// A card to stand on: a rounded field with a line round it, which is the colour of text and thick where the
  /// person wants more contrast.
  func tile(_ color: Color, isMarked: Bool = false) -> some View {
    modifier(Tile(color: color, isMarked: isMarked))
  }
}

extension View {
  /// A row of a list in one box; one that is held is a card of its own above the others.
  func row(isHeld: Bool) -> some View {
    background(RoundedRectangle(cornerRadius: 8).fill(isHeld ? Color.held : .paper))
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(isHeld ? Color.accentColor : .clear, lineWidth: 3))
  }

  /// A line round a rounded field, which is the colour of text and thicker where the person wants more contrast.
  func outline(_ cornerRadius: CGFloat, _ color: Color) -> some View {
    modifier(Outline(cornerRadius: cornerRadius, color: color))
  }
}

private struct Outline: ViewModifier {
  let cornerRadius: CGFloat
  let color: Color
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    content.overlay(
      RoundedRectangle(cornerRadius: cornerRadius)
        .strokeBorder(
          contrast == .increased ? .primary : color, lineWidth: contrast == .increased ? 2 : 1))
  }
}

private struct Tile: ViewModifier {
  let color: Color
  let isMarked: Bool
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    content
      .background(RoundedRectangle(cornerRadius: 10).fill(color))
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(line, lineWidth: isMarked || contrast == .increased ? 3 : 1))
  }

  private var line: Color {
    switch (isMarked, contrast) {
    case (true, _): .accentColor
    case (false, .standard): .gray
    case (false, .increased): .primary
    }
  }
}
