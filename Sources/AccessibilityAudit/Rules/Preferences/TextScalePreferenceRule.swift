// SPDX-License-Identifier: Apache-2.0

import Semantics

/// By the sizes of elements, which toolkits tell; a picture alone shows that something changed, and
/// not what.
struct TextScalePreferenceRule: Rule {
  let id = "user-preferences-text-scale"
  let help = "Text grows with the size that is set on the desktop"
  let advice =
    "Give sizes of text in units that follow the desktop (points, em, percent), and none in pixels;"
    + " let windows and controls grow with their text."
  let impact = Impact.moderate
  let kind = RuleKind.preferences
  let standards: [Standard] = [.wcag("1.4.4"), .en("11.7"), .section508("503.2")]
  let applicability = Condition.isPreferenceWindow

  /// A window grows by less than its text, because of what is in it beside.
  private static let leastGrowth = 1.1

  let expectations = [
    Expectation(
      "text-keeps-size",
      Condition("has a text that is larger, or is larger itself, where text is set to double size")
      { node, context in
        let window = try context.preferences.comparison(of: node, .textScale)
        if window.texts.grown > 0 || window.growth >= leastGrowth { return true }
        if window.texts.compared == 0 {
          guard let picture = window.picture else {
            throw PreferenceIndex.withoutPictures(window)
          }
          if picture.changed > 0 {
            throw NotTested("its picture changed, and no element tells whether text grew")
          }
        }
        if let gap = PreferenceReach.gap(.textScale, in: context) { throw NotTested(gap) }
        return false
      },
      review: .always,
      message: { node, context in
        let count = (try? context.preferences.comparison(of: node, .textScale))?.texts.compared ?? 0
        return count == 0
          ? "nothing in its picture changed with text set to double size"
          : "with text set to double size none of \(count) texts grew, nor the window"
      }),
    Expectation(
      "few-texts-grow",
      Condition("has at least as many texts that grow as texts that do not") { node, context in
        let texts = try context.preferences.comparison(of: node, .textScale).texts
        if texts.grown * 2 >= texts.compared { return true }
        // What was scrolled out of sight because it grew is not there to be compared.
        if let missed = texts.missed, missed > texts.compared {
          throw NotTested(
            "\(missed) of \(missed + texts.compared) texts were not seen with text set to double size"
          )
        }
        return false
      },
      review: .always,
      message: { node, context in
        let texts = (try? context.preferences.comparison(of: node, .textScale))?.texts
        return "with text set to double size only \(texts?.grown ?? 0) of"
          + " \(texts?.compared ?? 0) texts grew"
      }),
    Expectation(
      "text-kept",
      Condition("has no text that keeps its size while most others grow") { node, context in
        try context.preferences.comparison(of: node, .textScale).texts.kept?.isEmpty ?? true
      },
      review: .always,
      message: { node, context in
        let kept =
          (try? context.preferences.comparison(of: node, .textScale))?.texts.kept ?? []
        return "with text set to double size"
          + " \(LossExpectations.named(kept.map { ($0.role, $0.name, $0.page) }))"
          + " \(kept.count == 1 ? "is" : "are") drawn as large as usually"
      }),
  ]
}
