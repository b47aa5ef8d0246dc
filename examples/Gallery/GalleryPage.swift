// SPDX-License-Identifier: Apache-2.0

/// The pages, in order.
enum GalleryPage: String, CaseIterable {
  case dial, photo, cards, buttons, sketch, splitter, board, lab

  var title: String {
    switch self {
    case .dial: "Dial"
    case .photo: "Photo"
    case .cards: "Cards"
    case .buttons: "Buttons"
    case .sketch: "Sketch"
    case .splitter: "Splitter"
    case .board: "Board"
    case .lab: "Lab"
    }
  }
}
