// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Views
import WindowHost

@testable import Gallery

extension PersonAtGallery {
  /// What became of a task by keys and eyes.
  struct SightOutcome: Equatable {
    /// Of the task.
    var keys = 0
    /// Keys that nothing on the page showed when they were pressed, and that are none of a menu, of rows
    /// or of the keyboard's own.
    var undrawn: [String] = []
    /// What was looked for and not seen: the ring, or what a key comes to.
    var unseen: [String] = []
  }

  /// Does a page's task from the moment at which the window opens, with keys, by what is seen alone.
  static func doTaskBySight(on page: GalleryPage) throws -> SightOutcome {
    try once("task by sight, \(page)") {
      let measurer = PangoTextMeasurer()
      let host = ViewHost(title: "Gallery", measurer: measurer) { GalleryView(page: .dial) }
      let window = ViewTester(host, size: GalleryView.size, takesFocus: true)
      var person = PersonWhoSees(window, Eyes(window, measurer))
      if page != .dial {
        try person.go(.tab, to: .words(GalleryPage.dial.title))
        try person.go(.down, to: .words(page.title))
        try person.press(KeyBinding(.return), for: .change)
      }
      try person.go(.tab, to: KeyTask.start(on: page))
      return try person.play(KeyTask.on(page).steps)
    }
  }

  /// The same in any window, from its start.
  static func doTaskBySight(
    _ steps: [KeyStep], from start: HandStep.Spot, in window: ViewTester,
    _ measurer: PangoTextMeasurer
  ) throws -> SightOutcome {
    var person = PersonWhoSees(window, Eyes(window, measurer))
    try person.go(.tab, to: start)
    return try person.play(steps)
  }
}

/// Looks at the pixels, and presses a key that is drawn somewhere, or that goes with what is drawn. Where
/// the focus is, the ring shows.
@MainActor
private struct PersonWhoSees {
  private static let mostPresses = 25
  /// What leads on and back, and what helps.
  private static let everywhere: Set<KeyBinding> = [
    KeyBinding(.tab), KeyBinding(.tab, .shift), KeyBinding("F1"),
  ]
  private static let ofMenus: Set<Key> = [.up, .down, .return, .escape]

  private let window: ViewTester
  private let eyes: Eyes
  private var outcome = PersonAtGallery.SightOutcome()
  private var isInMenu = false

  init(_ window: ViewTester, _ eyes: Eyes) {
    (self.window, self.eyes) = (window, eyes)
  }

  mutating func play(_ steps: [KeyStep]) throws -> PersonAtGallery.SightOutcome {
    outcome.keys = 0
    for step in steps {
      if step.isRepeated, case .ring(let spot) = step.sees {
        try go(step.key.key, to: .words(spot))
      } else {
        try press(step.key, for: step.sees)
      }
    }
    return outcome
  }

  /// The same key until the ring is round it.
  mutating func go(_ key: Key, to spot: HandStep.Spot) throws {
    for _ in 0..<Self.mostPresses {
      if try isRinged(spot) { return }
      try press(KeyBinding(key), for: .change, amongRows: true)
    }
    outcome.unseen.append("the ring round \(spot.words)")
  }

  mutating func press(
    _ key: KeyBinding, for sight: KeyStep.Sight, amongRows: Bool = false
  ) throws {
    // Who sees rows tries the arrows.
    var isToRow = amongRows
    if case .ring = sight { isToRow = true }
    let isKnown =
      Self.everywhere.contains(key) || isInMenu && Self.ofMenus.contains(key.key)
      || isToRow && [.up, .down].contains(key.key)
    if !isKnown, try !eyes.isDrawn(key) { outcome.undrawn.append(key.label) }
    let before = try eyes.look()
    let written = try words(of: sight).map { try eyes.count(of: $0) } ?? 0
    window.press(key.key, key.modifiers)
    window.advance(by: 0.5)
    outcome.keys += 1
    switch key.key {
    case .menu: isInMenu = true
    case .return, .escape: isInMenu = false
    default: break
    }
    let isSeen =
      switch sight {
      case .words(let words): try eyes.count(of: words) > written
      case .ring(let words): try isRinged(.words(words))
      case .change: try eyes.differ(before, eyes.look())
      }
    if !isSeen { outcome.unseen.append("after \(key.label): \(sight)") }
  }

  private func words(of sight: KeyStep.Sight) -> String? {
    if case .words(let words) = sight { words } else { nil }
  }

  /// In a menu a line has a ground in the place of a ring.
  private func isRinged(_ spot: HandStep.Spot) throws -> Bool {
    if isInMenu { return try eyes.isMarked(spot.words) }
    guard let ring = try eyes.ring() else { return false }
    return try eyes.places(of: spot).contains { ring.contains($0) }
  }
}
