// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Views

@testable import Gallery

/// One movement of two fingers, and what its person then sees in words.
private struct TwoFingerMove {
  let place: String
  var scale: CGFloat = 1
  var degrees = 0.0
  let seen: String
}

extension PersonAtGallery {
  /// What became of a page's task for two fingers.
  struct Fingers: Equatable {
    var moves = 0
    /// Movements that the picture did not follow while they lasted.
    var unanswered: [String] = []
    /// What no words on the page said when the fingers had left.
    var unseen: [String] = []
  }

  /// Enlarge, turn, and both at once back to where it was.
  private static func moves(on page: GalleryPage) -> [TwoFingerMove] {
    func there(_ place: String) -> [TwoFingerMove] {
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
    case .photo: there("Photo")
    case .map: there("Map of \(Town.name)")
    case .lab:
      [
        TwoFingerMove(
          place: "Pinch and turn", scale: 1.5, seen: "Pinch and turn: magnify recognized"),
        TwoFingerMove(
          place: "Pinch and turn", degrees: 30, seen: "Pinch and turn: rotate recognized"),
      ]
    case .dial, .knob, .cards, .tasks, .buttons, .mixer, .mail, .sketch, .splitter, .board: []
    }
  }

  static func twoFingers(on page: GalleryPage) throws -> Fingers {
    let window = window(on: page)
    var outcome = Fingers()
    for move in moves(on: page) {
      let before = window.displayList
      var isAnswered = false
      play(move, at: try middle(of: move.place, in: window), in: window) {
        isAnswered = isAnswered || window.displayList != before
      }
      outcome.moves += 1
      if !isAnswered { outcome.unanswered.append("\(outcome.moves): \(move.place)") }
      window.advance(by: 0.5)
      if !shownTexts(in: window).contains(where: { $0.contains(move.seen) }) {
        outcome.unseen.append(move.seen)
      }
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

  /// Not of the page's tab, which may have the same name.
  private static func middle(of place: String, in window: ViewTester) throws -> CGPoint {
    let node = window.tree.depthFirst.first { $0.name == place && $0.role != .pageTab }
    guard let frame = node?.frame else { throw TesterError.noPlace(place) }
    return CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private static func play(
    _ move: TwoFingerMove, at middle: CGPoint, in window: ViewTester, look: () -> Void
  ) {
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
    for step in 1...10 {
      send(.moved, Double(step) / 10)
      look()
    }
    send(.ended, 1)
  }

  /// What is written on the window.
  static func shownTexts(in window: ViewTester) -> [String] {
    window.displayList.items.compactMap {
      if case .text(let run, _) = $0 { run.text } else { nil }
    }
  }
}
