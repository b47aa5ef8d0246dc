// SPDX-License-Identifier: Apache-2.0

import Semantics

struct DarkStylePreferenceRule: Rule {
  let id = "user-preferences-dark"
  let help = "Colours follow the dark style that is set on the desktop"
  let advice =
    "Take colours from the theme, or ask the desktop for its style"
    + " (org.freedesktop.appearance color-scheme) and have a dark set of colours."
  let impact = Impact.moderate
  let kind = RuleKind.preferences
  let standards: [Standard] = [.en("11.7"), .section508("503.2")]
  let applicability = Condition.isPreferenceWindow

  /// Of mean relative luminance, from 0 to 1. Light themes stand above 0.7, dark ones below 0.1.
  private static let leastFall = 0.1
  private static let darkness = 0.2

  /// What a photograph shows has no style.
  private static func showsPicture(_ window: Node, _ context: AuditContext) -> Bool {
    guard let whole = window.frame else { return false }
    return context.descendants(of: window).contains { part in
      (RoleGroups.images.contains(part.role)
        || [.canvas, .drawingArea, .video].contains(part.role))
        && part.states[.showing]
        && part.frame.map { 2 * $0.width * $0.height >= whole.width * whole.height } ?? false
    }
  }

  let expectations = [
    Expectation(
      "dark-style-ignored",
      Condition("is darker where a dark style is set") { node, context in
        let picture = try context.preferences.picture(of: node, .darkStyle)
        if picture.luminanceBefore - picture.luminanceAfter >= leastFall { return true }
        if picture.luminanceBefore < darkness {
          throw NotTested("it is dark with the usual settings too")
        }
        if showsPicture(node, context) { throw NotTested("half of it or more is a picture") }
        if let gap = PreferenceReach.gap(.darkStyle, in: context) { throw NotTested(gap) }
        return false
      },
      review: .always,
      message: { node, context in
        let picture = try? context.preferences.picture(of: node, .darkStyle)
        return "with a dark style set its mean luminance is"
          + " \(Share(picture?.luminanceAfter ?? 0)) of white, and"
          + " \(Share(picture?.luminanceBefore ?? 0)) without"
      })
  ]
}
