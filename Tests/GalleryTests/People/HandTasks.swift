// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryPages
import Views

@testable import Gallery

/// What does a page's task by what is seen alone.
enum Hand: String, CaseIterable {
  case mouse, finger
}

/// One thing that a hand does, whichever hand, and what its person then reads.
struct HandStep {
  /// A place that is found in the picture.
  enum Spot: Hashable {
    /// The middle of these words.
    case words(String)
    /// The middle of what is drawn next to them, in that direction.
    case above(String), below(String), rightOf(String)
    /// The middle of what has this colour: red, green and blue, a byte each.
    case colored(UInt32)

    var words: String {
      switch self {
      case .words(let words), .above(let words), .below(let words), .rightOf(let words): words
      case .colored(let color): String(color, radix: 16)
      }
    }
  }

  enum Way {
    case tap, doubleTap, hold
    case drag(x: Double = 0, y: Double = 0)
    case swipe(x: Double)
    /// Held first, and dragged onto something else.
    case carryOnto(Spot)
    /// Held first, and dragged; nothing goes along.
    case carry(y: Double)
    /// A mouse turns its wheel, a finger goes up, until the words are seen.
    case scroll

    /// The words on a page that tell of it; nil for what anyone tries.
    var told: String? {
      switch self {
      case .doubleTap: "double tap"
      case .hold, .carry, .carryOnto: "hold"
      case .swipe: "swipe"
      case .tap, .drag, .scroll: nil
      }
    }
  }

  let spot: Spot
  let way: Way
  let sees: String

  init(_ spot: Spot, _ way: Way, sees: String) {
    (self.spot, self.way, self.sees) = (spot, way, sees)
  }

  /// In the photo.
  static let sun = Spot.colored(0xF5_73_40)

  static func task(on page: GalleryPage) -> [HandStep] {
    switch page {
    case .dial:
      [
        HandStep(.above("30 percent"), .drag(y: -20), sees: "40 percent"),
        HandStep(.above("40 percent"), .drag(y: 60), sees: "Volume is 10 percent."),
      ]
    case .knob:
      [
        HandStep(.above("40 percent"), .drag(x: 30), sees: "55 percent"),
        HandStep(.above("55 percent"), .drag(y: 50), sees: "Brightness is 30 percent."),
      ]
    case .photo:
      [
        HandStep(sun, .drag(x: 40), sees: "The photo is at 40 across, 0 down"),
        HandStep(sun, .drag(y: -30), sees: "The photo is at 40 across, -30 down"),
      ]
    case .cards:
      [
        HandStep(
          .words("Ace"), .carryOnto(.words("Queen")), sees: "Ace moved from place 1 to place 3."),
        HandStep(
          .words("Ten"), .carryOnto(.words("King")), sees: "Ten moved from place 5 to place 1."),
      ]
    case .tasks:
      [
        HandStep(.words("Call the dentist"), .swipe(x: -140), sees: "Deleted: Call the dentist."),
        HandStep(.words("Undo"), .tap, sees: "Brought back: Call the dentist."),
        HandStep(
          .words("Pay the rent"), .carryOnto(.words("Water the plants")),
          sees: "Pay the rent moved from place 3 to place 1."),
      ]
    case .buttons:
      [
        HandStep(.words("Ring the bell"), .tap, sees: "The bell rang, once."),
        HandStep(.words("Postcard"), .tap, sees: "The postcard is open."),
        HandStep(.words("Postcard"), .doubleTap, sees: "You like the postcard, once."),
        HandStep(.words("Hold to erase"), .hold, sees: "One mark is erased, 2 left."),
      ]
    case .mixer:
      [
        HandStep(.below("0 dB"), .drag(y: 30), sees: "Voice is at -10 dB."),
        HandStep(.above("centre"), .drag(x: -20), sees: "Voice is at 20 left."),
        HandStep(.words("Mute"), .tap, sees: "Voice is muted."),
        HandStep(.words("Mute"), .tap, sees: "Voice is heard again."),
      ]
    case .map:
      [
        HandStep(.rightOf("Harbour"), .drag(x: 80), sees: "The map shows 80 metres west of"),
        HandStep(
          .words("Harbour"), .tap,
          sees: "The map shows Harbour (ferries leave at 8 and at 18 o'clock)"),
      ]
    case .mail:
      [
        HandStep(.words("Hike on Saturday"), .swipe(x: -140), sees: "Deleted: Hike on Saturday."),
        HandStep(.words("Undo"), .tap, sees: "Brought back: Hike on Saturday."),
        HandStep(.words("Hike on Saturday"), .swipe(x: 140), sees: "Flagged: Hike on Saturday."),
        HandStep(.words("Hike on Saturday"), .scroll, sees: "Chess by letter"),
        HandStep(.words("Chess by letter"), .tap, sees: "Opened: Chess by letter."),
      ]
    case .sketch:
      [
        HandStep(.below(page.summary), .tap, sees: "Dot 1 at"),
        HandStep(.below(page.summary), .drag(x: 60, y: 20), sees: "Line to"),
        HandStep(.words("Undo"), .tap, sees: "The last line is gone."),
        HandStep(.words("Clear"), .tap, sees: "The sheet is empty."),
      ]
    case .splitter:
      [
        HandStep(.rightOf("Root"), .drag(x: -60), sees: "Outline: 140 points."),
        HandStep(.words("Leaf"), .tap, sees: "Leaf"),
        HandStep(.rightOf("Root"), .drag(x: -260), sees: "Outline: closed."),
      ]
    case .board:
      [
        HandStep(
          .words("Paint the fence"), .carryOnto(.words("Fix the bike")),
          sees: "Paint the fence moved from To do to Doing."),
        HandStep(.words("Planned for this week"), .tap, sees: "The board is for next week."),
      ]
    case .lab:
      [
        HandStep(.words("Tap or double tap"), .tap, sees: "Tap or double tap: tap recognized."),
        HandStep(
          .words("Tap or double tap"), .doubleTap, sees: "Tap or double tap: 2 taps recognized."),
        HandStep(
          .words("Hold, then drag"), .carry(y: 40),
          sees: "Hold, then drag: long press and drag recognized."),
        HandStep(.words("Swipe"), .swipe(x: 140), sees: "Swipe: swipe recognized."),
      ]
    }
  }
}
