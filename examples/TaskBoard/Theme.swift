// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The colours of the board.
struct Theme: Hashable {
  let ground, bar, list, card: Color
  var cardEdge: Color
  var target: Color
  let text: Color
  var secondary: Color
  /// Round a list, round one that takes what is dragged, and where it would come.
  var listEdge = Color.clear
  var targetEdge = Color.clear
  var mark = Color.blue
  /// What is written on a list that takes what is dragged.
  var targetText: Color
  var lineWidth: CGFloat = 1

  /// Black lines on white or white ones on black, and what is meant filled with their colour.
  var withMoreContrast: Theme {
    var theme = self
    (theme.cardEdge, theme.listEdge, theme.targetEdge, theme.mark) = (text, text, text, text)
    (theme.target, theme.targetText, theme.secondary) = (text, card, text)
    theme.lineWidth = 2
    return theme
  }

  static let light = Theme(
    ground: Color(red: 0.91, green: 0.93, blue: 0.96), bar: .white,
    list: Color(red: 0.84, green: 0.87, blue: 0.92), card: .white,
    cardEdge: Color(red: 0.62, green: 0.67, blue: 0.75),
    target: Color(red: 0.70, green: 0.82, blue: 0.98), text: .primary, secondary: .secondary,
    targetText: .primary)

  static let dark = Theme(
    ground: Color(red: 0.09, green: 0.10, blue: 0.13), bar: Color(white: 0.14),
    list: Color(red: 0.15, green: 0.17, blue: 0.21),
    card: Color(red: 0.22, green: 0.24, blue: 0.29),
    cardEdge: Color(red: 0.48, green: 0.52, blue: 0.60),
    target: Color(red: 0.16, green: 0.30, blue: 0.50), text: .white,
    secondary: Color(white: 0.78), targetText: .white)
}

extension EnvironmentValues {
  @Entry var theme = Theme.light
}
