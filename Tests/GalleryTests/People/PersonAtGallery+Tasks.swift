// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Views

@testable import Gallery
@testable import WindowHost

extension PersonAtGallery {
  /// What a finger covers, from its middle, in points.
  static let fingerCover = 22.0

  /// What became of a page's task for a hand.
  struct HandOutcome: Equatable {
    /// Times that the hand touches something, or turns its wheel.
    var touches = 0
    /// Steps that nothing in the picture answered beside the finger: while the hand was down, or for a
    /// tap in the third of a second after it.
    var unanswered: [String] = []
    /// What was looked for and not seen: where the step begins, and words that are new after it. The
    /// task ends there.
    var unseen: [String] = []
    /// Steps of which neither words on the page nor the pointer's shape tell.
    var untold: [String] = []
  }

  static func doTask(
    on page: GalleryPage, with hand: Hand, _ settings: DisplaySettings = DisplaySettings(),
    size: CGSize = GalleryView.size, scale: Double = 1
  ) throws -> HandOutcome {
    let measurer = PangoTextMeasurer()
    return try doTask(
      HandStep.task(on: page), with: hand,
      in: window(on: page, settings, size: size, measurer: measurer), measurer, scale: scale)
  }

  /// The same of any window.
  static func doTask(
    _ steps: [HandStep], with hand: Hand, in window: ViewTester, _ measurer: PangoTextMeasurer,
    scale: Double = 1
  ) throws -> HandOutcome {
    var person = PersonWithHand(hand, window, Eyes(window, measurer, scale: scale))
    try person.play(steps)
    return person.outcome
  }
}

/// Looks at the pixels, and does the next step by them.
@MainActor
private struct PersonWithHand {
  private static let longestScroll = 30
  /// Before something is carried, in seconds.
  private static let hold = 0.6
  /// Where a page that is larger than its room can be scrolled beside its controls: points from the
  /// left, and a part of the height.
  private static let edge = (x: 20.0, y: 0.35)

  private let hand: Hand
  private let window: ViewTester
  private let eyes: Eyes
  private(set) var outcome = PersonAtGallery.HandOutcome()
  /// What was read of how the page is used, which may be out of sight later.
  private var read: Set<String> = []

  init(_ hand: Hand, _ window: ViewTester, _ eyes: Eyes) {
    (self.hand, self.window, self.eyes) = (hand, window, eyes)
  }

  mutating func play(_ steps: [HandStep]) throws {
    try readPage()
    for step in steps where outcome.unseen.isEmpty { try take(step) }
  }

  private mutating func readPage() throws {
    for words in ["drag", "hold", "swipe", "double tap"] where !read.contains(words) {
      if try eyes.count(of: words) > 0 { read.insert(words) }
    }
  }

  private mutating func take(_ step: HandStep) throws {
    guard let start = try reach(step) else {
      return outcome.unseen.append(step.spot.words)
    }
    try readPage()
    if hand == .mouse {
      window.scene.hover(at: start, time: window.clock)
      window.advance(by: 0.1)
    }
    if !isTold(step.way) { outcome.untold.append("\(step.way) at \(step.spot.words)") }
    let written = try eyes.count(of: step.sees)
    if try !play(step, from: start) {
      outcome.unanswered.append("\(step.way) at \(step.spot.words)")
    }
    window.advance(by: 0.5)
    if try eyes.count(of: step.sees) <= written { outcome.unseen.append(step.sees) }
  }

  /// Scrolls the page by its left edge where not all that the step needs is in sight: down first, then up.
  private mutating func reach(_ step: HandStep) throws -> CGPoint? {
    var other: HandStep.Spot?
    if case .carryOnto(let spot) = step.way { other = spot }
    for way in [1.0, -1] {
      for _ in 0..<Self.longestScroll {
        let isWhole = try other.map { try eyes.place(of: $0) != nil } ?? true
        if isWhole, let place = try eyes.place(of: step.spot) { return place }
        guard try scroll(way, at: CGPoint(x: Self.edge.x, y: eyes.size.height * Self.edge.y)) else {
          break
        }
      }
    }
    return nil
  }

  /// A mouse's pointer shows what can be pressed and what dragged; a finger tries these.
  private func isTold(_ way: HandStep.Way) -> Bool {
    if let words = way.told { return read.contains(words) }
    if hand == .finger { return true }
    return switch way {
    case .tap: window.scene.pointerShape == .link
    case .drag:
      [.grabIdle, .columnResize].contains(window.scene.pointerShape) || read.contains("drag")
    case .doubleTap, .hold, .swipe, .carry, .carryOnto, .scroll: true
    }
  }

  // MARK: What the hand does

  /// Whether the picture answers it.
  private mutating func play(_ step: HandStep, from start: CGPoint) throws -> Bool {
    switch step.way {
    case .tap: try tap(start)
    case .doubleTap: try tap(start, times: 2)
    case .hold: try move(from: start, to: start, holding: 1)
    case .drag(let x, let y): try move(from: start, to: start.moved(x, y))
    case .swipe(let x): try move(from: start, to: start.moved(x, 0))
    case .carry(let y):
      try move(from: start, to: start.moved(0, y), holding: Self.hold, isFollowed: false)
    case .carryOnto(let spot): try carry(from: start, onto: spot)
    case .scroll: try scroll(from: start, until: step.sees)
    }
  }

  private mutating func tap(_ place: CGPoint, times: Int = 1) throws -> Bool {
    let before = try eyes.look()
    for _ in 0..<times {
      outcome.touches += 1
      window.tap(at: place, kind: kind)
      window.advance(by: 0.1)
    }
    return eyes.differ(before, try eyes.look())
  }

  private mutating func carry(from start: CGPoint, onto spot: HandStep.Spot) throws -> Bool {
    guard let end = try eyes.place(of: spot) else { return false }
    return try move(from: start, to: end, holding: Self.hold)
  }

  /// The picture has to answer the hold, and to have followed when more than half of the way is gone.
  private mutating func move(
    from start: CGPoint, to end: CGPoint, holding seconds: Double = 0, isFollowed: Bool = true,
    resting rest: Double = 0
  ) throws -> Bool {
    var before = try eyes.look()
    let contact = window.makeContact()
    var isAnswered = true
    func answer(at place: CGPoint) throws {
      let now = try eyes.look()
      let covered = hand == .finger ? PersonAtGallery.fingerCover : 0
      isAnswered = isAnswered && eyes.differ(before, now, except: [place], covered)
      before = now
    }
    outcome.touches += 1
    window.send(.began, contact, at: start, kind: kind)
    if seconds > 0 {
      window.advance(by: seconds)
      try answer(at: start)
    }
    if end != start {
      for step in 1...5 {
        window.advance(by: 0.016)
        let part = Double(step) / 5
        let place = start.moved((end.x - start.x) * part, (end.y - start.y) * part)
        window.send(.moved, contact, at: place, kind: kind)
        if step == 3, isFollowed { try answer(at: place) }
      }
    }
    window.advance(by: 0.008 + rest)
    window.send(.ended, contact, at: end, kind: kind)
    return isAnswered
  }

  private mutating func scroll(from start: CGPoint, until words: String) throws -> Bool {
    for _ in 0..<Self.longestScroll {
      guard try scroll(1, at: start) else { return false }
      if try eyes.count(of: words) > 0 { return true }
    }
    return true
  }

  /// Whether the picture follows; down where the way is positive.
  private mutating func scroll(_ way: Double, at place: CGPoint) throws -> Bool {
    let before = try eyes.look()
    switch hand {
    case .mouse:
      outcome.touches += 1
      window.scroll(by: CGSize(width: 0, height: way * ScrollStep.wheelNotch), at: place)
    case .finger:
      // Without a throw.
      _ = try move(from: place, to: place.moved(0, -80 * way), resting: 0.3)
    }
    var last = before
    repeat {
      last = try eyes.look()
      window.advance(by: 0.3)
    } while try eyes.differ(last, eyes.look())
    return eyes.differ(before, last)
  }

  private var kind: PointerEvent.Kind { hand == .mouse ? .mouse : .touch }
}

extension CGPoint {
  fileprivate func moved(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: self.x + x, y: self.y + y)
  }
}
