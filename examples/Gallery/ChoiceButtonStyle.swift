// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One of several, or what can be on or off: filled and bold where it is chosen. A button stands on
/// paper where it is not; a row of a list on nothing.
struct ChoiceButtonStyle: ButtonStyle {
  let isChosen: Bool
  let isRow: Bool

  func makeBody(configuration: Configuration) -> some View {
    ChoiceLabel(label: configuration.label, isChosen: isChosen, isRow: isRow)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

private struct ChoiceLabel<Label: View>: View {
  let label: Label
  let isChosen: Bool
  let isRow: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if isRow {
      words.background(ground(isChosen ? fill : .clear))
        .contentShape(RoundedRectangle(cornerRadius: 6))
    } else {
      words.background(ground(fill)).outline(6, .edge)
    }
  }

  /// White words lie on what is chosen, in the dark as well.
  private func ground(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color)
      .environment(\.colorScheme, isChosen && contrast == .standard ? .light : scheme)
  }

  private var words: some View {
    label
      .padding(.horizontal, 12)
      .padding(.vertical, isRow ? 5 : 3)
      .foregroundColor(ink)
      .bold(isChosen)
  }

  private var ink: Color {
    guard isChosen else { return .primary }
    return contrast == .increased ? .onPrimary : .white
  }

  private var fill: Color {
    guard isChosen else { return .paper }
    return contrast == .increased ? .primary : .accentColor
  }
}

extension ButtonStyle where Self == ChoiceButtonStyle {
  static func choice(isChosen: Bool) -> ChoiceButtonStyle {
    ChoiceButtonStyle(isChosen: isChosen, isRow: false)
  }

  static func row(isChosen: Bool) -> ChoiceButtonStyle {
    ChoiceButtonStyle(isChosen: isChosen, isRow: true)
  }
}
