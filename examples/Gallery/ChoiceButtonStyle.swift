// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One of several, or what can be on or off: bold where it is chosen. A row of a list has a pale ground and
/// a bar then, as an open message has, and else no ground; a button is as dark as a knob, and else stands on
/// paper. What is filled with blue is what a page is about, and neither of these.
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
      words.background(ground(isChosen ? isStrong ? .primary : tint : .clear))
        .overlay(alignment: .leading) {
          Capsule().fill(isChosen && !isStrong ? Color.accentColor : .clear)
            .frame(width: 4).padding(.vertical, 4)
        }
        .contentShape(RoundedRectangle(cornerRadius: 6))
    } else {
      words.background(ground(isChosen ? isStrong ? .primary : .ink : .paper)).outline(6, .edge)
    }
  }

  /// Where the person wants more contrast, what is chosen is black.
  private var isStrong: Bool { contrast == .increased }

  /// Of the accent, which is the person's.
  private var tint: Color { .accentColor.opacity(scheme == .dark ? 0.4 : 0.16) }

  private func ground(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color)
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
    return isStrong ? .onPrimary : isRow ? .primary : .inkMark
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
