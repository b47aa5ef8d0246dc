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

  /// Their names, as messages list them.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// How the button that leads to a page is used; nothing else in the window says the same.
  public static let buttonHint = "Shows the page"
}
