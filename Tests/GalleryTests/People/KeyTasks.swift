// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryPages
import Semantics

@testable import Gallery

/// One thing that is done with a key, and what its person then hears, or sees.
struct KeyStep {
  /// What shows that it is done.
  enum Sight {
    /// Words that were not written before, or not as often.
    case words(String)
    /// The ring of the focus is round these words.
    case ring(String)
    /// The picture is another one.
    case change
  }

  let key: KeyBinding
  /// Whether it is pressed until the words are said, or the ring is there.
  let isRepeated: Bool
  /// Words that follow on each other in what is said, in Orca 43's speech as in Orca 48's: signs and
  /// capitals aside.
  let hears: String
  let sees: Sight

  private init(_ key: KeyBinding, isRepeated: Bool, hears: String, sees: Sight) {
    self.key = key
    self.isRepeated = isRepeated
    self.hears = hears
    self.sees = sees
  }

  static func press(
    _ key: Key, _ modifiers: KeyModifiers = [], hears: String, sees: Sight
  ) -> KeyStep {
    KeyStep(KeyBinding(key, modifiers), isRepeated: false, hears: hears, sees: sees)
  }

  /// With this key again and again to a place that has the name.
  static func go(_ key: Key, to name: String, written: String? = nil) -> KeyStep {
    KeyStep(KeyBinding(key), isRepeated: true, hears: name, sees: .ring(written ?? name))
  }
}

/// A page's task for keys alone.
struct KeyTask {
  /// The name of what it begins with.
  let first: String
  let steps: [KeyStep]

  init(first: String, steps: [KeyStep]) {
    (self.first, self.steps) = (first, steps)
  }

  /// Where in the picture that is.
  static func start(on page: GalleryPage) -> HandStep.Spot {
    page == .tasks ? .words("Water the plants") : HandStep.task(on: page)[0].spot
  }

  static func on(_ page: GalleryPage) -> KeyTask {
    switch page {
    case .dial:
      KeyTask(
        first: "Volume",
        steps: [
          .press(.up, hears: "31 percent", sees: .words("Volume is 31 percent.")),
          .press(.pageUp, hears: "41 percent", sees: .words("Volume is 41 percent.")),
          .press(.home, hears: "0 percent", sees: .words("Volume is 0 percent.")),
          .press(.end, hears: "100 percent", sees: .words("Volume is 100 percent.")),
          .press(.down, hears: "99 percent", sees: .words("Volume is 99 percent.")),
        ])
    case .knob:
      KeyTask(
        first: "Brightness",
        steps: [
          .press(.up, hears: "50 percent", sees: .words("Brightness is 50 percent.")),
          .press(.right, hears: "60 percent", sees: .words("Brightness is 60 percent.")),
          .press(.down, hears: "50 percent", sees: .words("Brightness is 50 percent.")),
          .press(.left, hears: "40 percent", sees: .words("Brightness is 40 percent.")),
        ])
    case .photo:
      KeyTask(
        first: "Photo",
        steps: [
          .press(.plus, hears: "Zoom 125 %", sees: .words("enlarged to 125 %")),
          .press("bracketright", hears: "Rotation 5 degrees", sees: .words("turned by 5 degrees")),
          .press(.right, hears: "10 across, 0 down", sees: .words("at 10 across, 0 down")),
          .press(.up, hears: "10 across, -10 down", sees: .words("at 10 across, -10 down")),
        ])
    case .cards:
      KeyTask(
        first: "Ace",
        steps: [
          .press(.down, hears: "King", sees: .ring("King")),
          .press(.space, hears: "King, picked up, 2 of 5", sees: .words("drop")),
          .press(.up, hears: "King, 1 of 5", sees: .change),
          .press(.down, hears: "King, 2 of 5", sees: .change),
          .press(.down, hears: "King, 3 of 5", sees: .change),
          .press(
            .space, hears: "King, dropped, 3 of 5",
            sees: .words("King moved from place 2 to place 3.")),
        ])
    case .tasks:
      KeyTask(
        first: "Water the plants",
        steps: [
          .press(.down, hears: "Call the dentist", sees: .ring("Call the dentist")),
          .press(.space, hears: "Call the dentist, picked up, 2 of 5", sees: .words("drop")),
          .press(.down, hears: "Call the dentist, 3 of 5", sees: .change),
          .press(
            .space, hears: "dropped, 3 of 5",
            sees: .words("Call the dentist moved from place 2 to place 3.")),
          .press("F1", hears: "Delete or Alt+Left: delete", sees: .change),
          .press(
            .delete, hears: "Deleted: Call the dentist",
            sees: .words("Deleted: Call the dentist.")),
          .press("F1", hears: "help closed", sees: .change),
          .go(.tab, to: "Undo"),
          .press(
            .return, hears: "Brought back: Call the dentist",
            sees: .words("Brought back: Call the dentist.")),
        ])
    case .buttons:
      KeyTask(
        first: "Ring the bell",
        steps: [
          .press(.return, hears: "rang once", sees: .words("The bell rang, once.")),
          .go(.tab, to: "Postcard"),
          .press(.return, hears: "open", sees: .words("The postcard is open.")),
          .press(.return, .shift, hears: "liked", sees: .words("You like the postcard, once.")),
          .go(.tab, to: "Hold to erase"),
          .press(.return, hears: "2 marks", sees: .words("One mark is erased, 2 left.")),
        ])
    case .mixer:
      KeyTask(
        first: "Level",
        steps: [
          .press(.down, hears: "-1 dB", sees: .words("Voice is at -1 dB.")),
          .press(.pageDown, hears: "-8 dB", sees: .words("Voice is at -8 dB.")),
          .press(.home, hears: "off", sees: .words("Voice is at off.")),
          .press(.tab, hears: "Pan horizontal slider centre", sees: .change),
          .press(.left, hears: "1 left", sees: .words("Voice is at 1 left.")),
          .go(.tab, to: "Mute"),
          .press(.space, hears: "pressed", sees: .words("Voice is muted.")),
          .press(.return, hears: "not pressed", sees: .words("Voice is heard again.")),
        ])
    case .map:
      KeyTask(
        first: "Map of Lantern Bay",
        steps: [
          .press(
            .left, hears: "40 metres west of Market square",
            sees: .words("The map shows 40 metres west of Market square")),
          .press(
            .up, hears: "60 metres north-west of Market square",
            sees: .words("The map shows 60 metres north-west of Market square")),
          .press(.plus, hears: "Zoom 125 %", sees: .words("enlarged to 125 %")),
          .press("bracketright", hears: "Rotation 5 degrees", sees: .words("turned by 5 degrees")),
        ])
    case .mail:
      KeyTask(
        first: "Maya, Hike on Saturday",
        steps: [
          .press(.down, hears: "Library, Two books are due", sees: .ring("Two books are due")),
          .press(.return, hears: "open", sees: .words("Opened: Two books are due.")),
          .press(.menu, hears: "Two books are due menu", sees: .change),
          .go(.down, to: "Delete"),
          .press(
            .return, hears: "Deleted: Two books are due",
            sees: .words("Deleted: Two books are due.")),
          .go(.tab, to: "Undo"),
          .press(
            .return, hears: "Brought back: Two books are due",
            sees: .words("Brought back: Two books are due.")),
        ])
    case .sketch:
      KeyTask(
        first: "Sketch",
        steps: [
          .press(.right, hears: "330 across, 150 down", sees: .change),
          .press(.up, hears: "330 across, 140 down", sees: .change),
          .press(.return, hears: "1 dot", sees: .words("Dot 1 at")),
          .press(.return, hears: "2 dots", sees: .words("Dot 2 at")),
          .go(.tab, to: "Undo"),
          .press(
            .return, hears: "The last dot is gone", sees: .words("The last dot is gone.")),
          .go(.tab, to: "Clear"),
          .press(.return, hears: "The sheet is empty", sees: .words("The sheet is empty.")),
        ])
    case .splitter:
      KeyTask(
        first: "Outline width",
        steps: [
          .press(.right, hears: "210 points", sees: .words("Outline: 210 points.")),
          .press(.pageDown, hears: "160 points", sees: .words("Outline: 160 points.")),
          .press(.return, hears: "closed", sees: .words("Outline: closed.")),
          .press(.return, hears: "160 points", sees: .words("Outline: 160 points.")),
        ])
    case .board:
      KeyTask(
        first: "Paint the fence",
        steps: [
          .press(.down, hears: "Water the plants", sees: .ring("Water the plants")),
          .press(.return, hears: "Water the plants, dragging", sees: .words("cancel")),
          .press(.tab, hears: "drop target, 2 of 3", sees: .ring("Doing")),
          .press(
            .space, hears: "Dropped on Doing",
            sees: .words("Water the plants moved from To do to Doing.")),
        ])
    case .lab:
      KeyTask(
        first: "Tap or double tap",
        steps: [
          .press(
            .return, hears: "tap recognized", sees: .words("Tap or double tap: tap recognized.")),
          .go(.tab, to: "Hold, then drag"),
          .press(.space, hears: "picked up", sees: .words("drop")),
          .press(
            .space, hears: "dropped",
            sees: .words("Hold, then drag: long press")),
          .go(.tab, to: "Pinch and turn"),
          .press(
            .plus, hears: "magnify recognized",
            sees: .words("Pinch and turn: magnify recognized.")),
        ])
    }
  }
}
