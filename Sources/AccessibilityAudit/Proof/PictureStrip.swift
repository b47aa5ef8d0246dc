// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

/// A movement in pictures: before, during and after, and the nearest that other ways came to.
struct PictureStrip: Hashable, Sendable {
  struct Picture: Hashable, Sendable {
    /// A few words, at the beginning of a line.
    let title: String
    /// What it shows, for who does not see it; one sentence.
    let text: String
    let content: ModelPicture
  }

  /// What was done, in order, from the first state on.
  let steps: [String]
  let pictures: [Picture]

  /// Those of which there are pictures, the shortest first.
  static func all(_ model: ModelElement) -> [PictureStrip] {
    let trials = model.trials.filter { !$0.pictures.isEmpty }.map { trial in
      PictureStrip(
        steps: trial.steps,
        pictures: trial.pictures.map { picture in
          let (title, text) = words(picture.moment, trial)
          return Picture(title: title, text: text, content: picture)
        })
    }
    let interruptions = model.interruptions.filter { !$0.pictures.isEmpty }.map { interruption in
      PictureStrip(
        steps: interruption.steps,
        pictures: interruption.pictures.map { picture in
          let (title, text) = words(picture.moment, interruption)
          return Picture(title: title, text: text, content: picture)
        })
    }
    return (trials + interruptions).sorted { $0.steps.count < $1.steps.count }
  }

  private static func words(
    _ moment: ModelPicture.Moment, _ trial: ModelTrial
  ) -> (title: String, text: String) {
    switch moment {
    case .before:
      let lead = trial.after.isEmpty ? "a window just opened" : "the window after what leads there"
      return ("Before", "\(lead).")
    case .during: return ("Half way", "\(trial.gesture).")
    case .after: return ("After", "it has changed \(trial.change).")
    case .keys: return nearest("keys", trial.keys)
    case .actions: return nearest("actions", trial.actions)
    }
  }

  private static func nearest(
    _ way: String, _ search: ModelTrial.Search
  ) -> (title: String, text: String) {
    (
      "Nearest by \(way)",
      "\(search.wayText), and what is missing then is \(search.difference)."
    )
  }

  private static func words(
    _ moment: ModelPicture.Moment, _ interruption: ModelInterruption
  ) -> (title: String, text: String) {
    switch moment {
    case .before: ("Before", "a window just opened.")
    case .during:
      ("During", "\(interruption.gesture), \(interruption.moment.text).")
    case .after, .keys, .actions:
      ("Broken off", "\(interruption.means.text), and this stayed: \(interruption.leftover).")
    }
  }
}
