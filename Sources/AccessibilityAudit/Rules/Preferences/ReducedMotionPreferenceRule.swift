// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Only what moves by itself in a window that nobody touches; what moves under a person's hands is
/// not seen.
struct ReducedMotionPreferenceRule: Rule {
  let id = "user-preferences-motion"
  let help = "What moves by itself rests where reduced motion is set on the desktop"
  let advice =
    "Ask the desktop whether to animate (org.gnome.desktop.interface enable-animations, or the"
    + " toolkit's own word for it), and show the end of the animation instead."
  let impact = Impact.moderate
  let kind = RuleKind.preferences
  let standards: [Standard] = [.wcag("2.2.2"), .en("11.2.2.2")]
  let applicability = Condition.isPreferenceWindow

  let expectations = [
    Expectation(
      "moves-by-itself",
      Condition(
        "rests while nobody touches it, where its toolkit does not ask the desktop; snapshot-stable tells of"
          + " it where actions are tried, too"
      ) { node, context in
        if context.evidence.actionTrials?.motions[node.id] != nil { return true }
        let motion = try context.preferences.comparison(of: node, .reducedMotion).motion
        return min(motion?.before ?? 0, motion?.after ?? 0) == 0
          || PreferenceReach.gap(.reducedMotion, in: context) == nil
      },
      review: .always,
      message: { node, context in
        let motion = (try? context.preferences.comparison(of: node, .reducedMotion))?.motion
        return
          "in \(Plural.of(motion?.before ?? 0, "place")) (squares of 16 pixels) it blinks or moves by itself: can"
          + " that be stopped?"
      }),
    Expectation(
      "motion-goes-on",
      Condition("moves in fewer than half of the places where reduced motion is set") {
        node, context in
        let window = try context.preferences.comparison(of: node, .reducedMotion)
        guard let motion = window.motion else { throw PreferenceIndex.withoutPictures(window) }
        guard motion.before > 0 else { throw NotTested("nothing was seen to move") }
        if motion.after * 2 < motion.before { return true }
        if let gap = PreferenceReach.gap(.reducedMotion, in: context) { throw NotTested(gap) }
        return false
      },
      review: .always,
      message: { node, context in
        let motion = (try? context.preferences.comparison(of: node, .reducedMotion))?.motion
        return "of \(motion?.before ?? 0) places (squares of 16 pixels) that move by themselves"
          + " \(motion?.after ?? 0) move where reduced motion is set"
      }),
  ]
}
