// SPDX-License-Identifier: Apache-2.0

/// The pages, in order.
enum GalleryPage: String, CaseIterable {
  case dial, photo, cards, buttons
  case mixer
  case map
  case mail
  case sketch, splitter, board
  case lab

  var title: String {
    switch self {
    case .dial: "Dial"
    case .photo: "Photo"
    case .cards: "Cards"
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
}
