// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One of several, or what can be on or off: filled and bold where it is chosen, on paper where it is
/// not.
struct ChoiceButtonStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    ChoiceLabel(label: configuration.label, isChosen: isChosen)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

private struct ChoiceLabel<Label: View>: View {
  let label: Label
  let isChosen: Bool
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    label
      .padding(.horizontal, 12)
      .padding(.vertical, 3)
      .foregroundColor(ink)
      .bold(isChosen)
      .background(RoundedRectangle(cornerRadius: 6).fill(fill))
      .outline(6, .edge)
  }

  private var ink: Color {
    guard isChosen else { return .primary }
    return contrast == .increased ? .onPrimary : .white
  }

  private var fill: Color {
    guard isChosen else { return .paper }
    return contrast == .increased ? .primary : .chosen
  }
}

extension ButtonStyle where Self == ChoiceButtonStyle {
  static func choice(isChosen: Bool) -> ChoiceButtonStyle { ChoiceButtonStyle(isChosen: isChosen) }
}
