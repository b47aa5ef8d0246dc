// SPDX-License-Identifier: Apache-2.0

import GalleryPages

extension GalleryPage {
  /// What the tour changes on the page.
  var tour: [TourStep] {
    switch self {
    case .dial: DialTour.steps
    case .knob: KnobTour.steps
    case .photo: PhotoTour.steps
    case .cards: CardsTour.steps
    case .tasks: TasksTour.steps
    case .buttons: ButtonsTour.steps
    case .sketch: SketchTour.steps
    case .splitter: SplitterTour.steps
    case .board: BoardTour.steps
    case .mixer: MixerTour.steps
    case .map: MapTour.steps
    case .mail: MailTour.steps
    case .lab: LabTour.steps
    }
  }
}
