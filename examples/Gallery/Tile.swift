// SPDX-License-Identifier: Apache-2.0

import Evenhand

extension View {
  /// A card to stand on: a rounded field with a line round it, which is the colour of text and thick where the
  /// person wants more contrast; there one that is marked is black, and its words are white.
  func tile(_ color: Color, isMarked: Bool = false) -> some View {
    modifier(Tile(color: color, isMarked: isMarked))
  }
}

extension View {
  /// A row of a list in one box; one that is held is a card of its own above the others.
  func row(isHeld: Bool) -> some View {
    modifier(Held(isHeld: isHeld, cornerRadius: 8, rest: .paper))
  }

  /// A field that stands out while it is held, open, or something can be dropped on it: where the person
  /// wants more contrast as what is chosen does, black with white and bold words.
  func held(_ isHeld: Bool, _ cornerRadius: CGFloat, otherwise rest: Color) -> some View {
    modifier(Held(isHeld: isHeld, cornerRadius: cornerRadius, rest: rest))
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

private struct Held: ViewModifier {
  let isHeld: Bool
  let cornerRadius: CGFloat
  let rest: Color
  @Environment(\.colorSchemeContrast) private var contrast

  private var isStrong: Bool { isHeld && contrast == .increased }

  func body(content: Content) -> some View {
    content
      .bold(isStrong)
      .foregroundColor(isStrong ? .onPrimary : .primary)
      .background(
        RoundedRectangle(cornerRadius: cornerRadius)
          .fill(isStrong ? Color.primary : isHeld ? .held : rest)
      )
      .overlay(
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(isHeld && !isStrong ? Color.accentColor : .clear, lineWidth: 3))
  }
}

private struct Tile: ViewModifier {
  let color: Color
  let isMarked: Bool
  @Environment(\.colorSchemeContrast) private var contrast

  private var isStrong: Bool { isMarked && contrast == .increased }

  func body(content: Content) -> some View {
    content
      .foregroundColor(isStrong ? .onPrimary : .primary)
      .background(RoundedRectangle(cornerRadius: 10).fill(isStrong ? .primary : color))
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(line, lineWidth: isMarked || contrast == .increased ? 3 : 1))
  }

  private var line: Color {
    switch (isMarked, contrast) {
    case (true, .standard): .accentColor
    case (false, .standard): .gray
    case (_, .increased): .primary
    }
  }
}
