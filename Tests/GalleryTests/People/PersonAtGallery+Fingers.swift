// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Views
import WindowHost

@testable import Gallery

/// One movement of two fingers, and what its person then sees in words.
private struct TwoFingerMove {
  /// Of the middle between the fingers.
  let place: HandStep.Spot
  var scale: CGFloat = 1
  var degrees = 0.0
  let seen: String
}

extension PersonAtGallery {
  /// What became of a page's task for two fingers.
  struct Fingers: Equatable {
    var moves = 0
    /// Movements that the picture did not follow while they lasted, a finger's breadth round both aside.
    var unanswered: [String] = []
    /// Places that were not found, and what no words on the page said when the fingers had left.
    var unseen: [String] = []
  }

  /// Enlarge, turn, and both at once back to where it was.
  private static func moves(on page: GalleryPage) -> [TwoFingerMove] {
    func there(_ place: HandStep.Spot) -> [TwoFingerMove] {
      [
        TwoFingerMove(place: place, scale: 1.5, seen: "enlarged to 150 % and turned by 0 degrees"),
        TwoFingerMove(
          place: place, degrees: 30, seen: "enlarged to 150 % and turned by 30 degrees"),
        TwoFingerMove(
          place: place, scale: 1 / 1.5, degrees: -30,
          seen: "enlarged to 100 % and turned by 0 degrees"),
      ]
    }
    return switch page {
    case .photo: there(HandStep.sun)
    case .map: there(.words("Market square"))
    case .lab:
      [
        TwoFingerMove(
          place: .words("Pinch and turn"), scale: 1.5, seen: "Pinch and turn: magnify recognized"),
        TwoFingerMove(
          place: .words("Pinch and turn"), degrees: 30, seen: "Pinch and turn: rotate recognized"),
      ]
    case .dial, .knob, .cards, .tasks, .buttons, .mixer, .mail, .sketch, .splitter, .board: []
    }
  }

  static func twoFingers(on page: GalleryPage) throws -> Fingers {
    let measurer = PangoTextMeasurer()
    let window = window(on: page, measurer: measurer)
    let eyes = Eyes(window, measurer)
    var outcome = Fingers()
    for move in moves(on: page) {
      guard let middle = try eyes.place(of: move.place) else {
        outcome.unseen.append(move.place.words)
        return outcome
      }
      let written = try eyes.count(of: move.seen)
      outcome.moves += 1
      if try !play(move, at: middle, in: window, eyes) {
        outcome.unanswered.append("\(outcome.moves): \(move.place.words)")
      }
      window.advance(by: 0.5)
      if try eyes.count(of: move.seen) <= written { outcome.unseen.append(move.seen) }
    }
    return outcome
  }

  /// Whether something on the page can be enlarged or turned.
  static func takesTwoFingers(_ page: GalleryPage) -> Bool {
    let names: Set = ["zoom-in", "rotate-clockwise"]
    return window(on: page).tree.depthFirst.contains { node in
      node.actions.contains { names.contains($0.name) }
    }
  }

  /// Whether the picture follows beside what the fingers cover.
  private static func play(
    _ move: TwoFingerMove, at middle: CGPoint, in window: ViewTester, _ eyes: Eyes
  ) throws -> Bool {
    let fingers = (window.makeContact(), window.makeContact())
    func places(_ part: Double) -> (CGPoint, CGPoint) {
      let radius = 40 * (1 + (move.scale - 1) * part)
      let turn = move.degrees * part * .pi / 180
      let way = CGSize(width: radius * cos(turn), height: radius * sin(turn))
      return (
        CGPoint(x: middle.x - way.width, y: middle.y - way.height),
        CGPoint(x: middle.x + way.width, y: middle.y + way.height)
      )
    }
    func send(_ phase: PointerEvent.Phase, _ part: Double) {
      let places = places(part)
      window.send(phase, fingers.0, at: places.0, kind: .touch)
      window.send(phase, fingers.1, at: places.1, kind: .touch)
      window.advance(by: 0.016)
    }
    send(.began, 0)
    let before = try eyes.look()
    var isAnswered = false
    for step in 1...10 {
      send(.moved, Double(step) / 10)
      if step == 7 {
        let places = places(0.7)
        isAnswered = eyes.differ(
          before, try eyes.look(), except: [places.0, places.1], PersonAtGallery.fingerCover)
      }
    }
    send(.ended, 1)
    return isAnswered
  }

  /// What is written on the window.
  static func shownTexts(in window: ViewTester) -> [String] {
    window.displayList.items.compactMap {
      if case .text(let run, _) = $0 { run.text } else { nil }
    }
  }
}
