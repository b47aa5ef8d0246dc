// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// What the pages hold, and what was said last on each: that stays while another page is shown, and when
/// the window becomes narrow or wide.
struct GalleryContents {
  var dial = 30.0
  var knob = 40.0
  var photo = Photo()
  var cards = CarriedOrder(items: ["Ace", "King", "Queen", "Jack", "Ten"], spacing: 60)
  var tasks = Tasks()
  var buttons = Buttons()
  var channels = [
    MixerPage.Channel(name: "Voice", level: 0),
    MixerPage.Channel(name: "Guitar", level: -6, pan: -12),
    MixerPage.Channel(name: "Bass", level: -3),
    MixerPage.Channel(name: "Drums", level: -9, pan: 10),
  ]
  var map = Map()
  var mail = Mail()
  var marks: [SketchPage.Mark] = []
  var splitter = Splitter()
  var board = Board()
  var lab = Lab()
  private var statuses: [GalleryPage: String] = [:]

  /// What just changed on a page, in words.
  subscript(statusOf page: GalleryPage) -> String {
    get { statuses[page] ?? "Nothing has changed yet." }
    set { statuses[page] = newValue }
  }

  struct Photo {
    var position = CGSize.zero
    var zoom = 1.0
    var angle = Angle.zero
  }

  struct Tasks {
    var order = CarriedOrder(
      items: [
        "Water the plants", "Call the dentist", "Pay the rent", "Mend the bicycle",
        "Write to Grandmother",
      ], spacing: 58)
    var deletions: [TasksPage.Deletion] = []
  }

  struct Buttons {
    var rings = 0
    var likes = 0
    var isOpen = false
    var marks = 3
  }

  struct Map {
    var center = CGPoint(x: 450, y: 300)
    var zoom = 1.0
    var angle = Angle.zero
    var visited: Town.Place?
  }

  struct Mail {
    var messages = MailMessage.inbox
    var opened: MailMessage?
    var changes: [MailPage.Change] = []
  }

  struct Splitter {
    var width = 200.0
    var chapter = "Seed"
  }

  struct Board {
    var week = 0
    var lists = [
      BoardList(name: "To do", cards: ["Paint the fence", "Water the plants", "Bake bread"]),
      BoardList(name: "Doing", cards: ["Fix the bike"]),
      BoardList(name: "Done", cards: ["Buy seeds"]),
    ]
  }

  struct Lab {
    var timeline: LabTimeline?
    var verdicts: [String: String] = [:]
  }
}
