// SPDX-License-Identifier: Apache-2.0

/// The gallery's pages, in order.
public enum GalleryPage: String, CaseIterable, Sendable {
  case dial, knob, photo, cards, tasks, buttons
  case mixer
  case map
  case mail
  case sketch, splitter, board
  case lab

  public var title: String {
    switch self {
    case .dial: "Dial"
    case .knob: "Knob"
    case .photo: "Photo"
    case .cards: "Cards"
    case .tasks: "Tasks"
    case .buttons: "Buttons"
    case .sketch: "Sketch"
    case .splitter: "Splitter"
    case .board: "Board"
    case .mixer: "Mixer"
    case .map: "Map"
    case .mail: "Mail"
    case .lab: "Lab"
    }
  }

  /// What can be done on it, in one short sentence.
  public var summary: String {
    switch self {
    case .dial: "drag up for louder, down for softer"
    case .knob: "a knob that its author describes in words"
    case .photo: "move it with one finger, enlarge and turn it with two"
    case .cards: "hold one, then drag it to another place"
    case .tasks: "hold to reorder, swipe to the left to delete"
    case .buttons: "tap, double tap and hold"
    case .sketch: "tap for a dot, drag for a line"
    case .splitter: "drag the line between the panes"
    case .board: "hold a card, then drag it to another list"
    case .mixer: "faders, pans and mutes, several at once"
    case .map: "drag, zoom and turn, or visit a place"
    case .mail: "open with a tap, delete and flag with a swipe"
    case .lab: "which recognizer decides what about a touch"
    }
  }

  /// Which one of how many it is: neither Orca says that of a tab by itself.
  public var place: String {
    let number = (Self.allCases.firstIndex(of: self) ?? 0) + 1
    return "page \(number) of \(Self.allCases.count)"
  }

  /// Their names, as messages list them.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// How the button that leads to a page is used; nothing else in the window says the same.
  public static let buttonHint = "Shows the page"
}
