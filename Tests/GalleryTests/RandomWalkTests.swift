// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Gestures
import Interaction
import RandomWalk
import Semantics
import Testing
import Views

@testable import Gallery

/// Whoever goes through the gallery at random, by keys and pointer, leaves nothing behind: there is no
/// node, holder or element that is in no place of the window. `evenhand-bench walk` does the same
/// for ten minutes with a window on a screen.
@MainActor
struct RandomWalkTests {
  /// Two are enough for a change that keeps what it should not; more look for what is seldom.
  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1" ? 1...40 : 1...2

  @Test(arguments: seeds)
  func `nothing stays of pages that a person has left`(seed: UInt64) throws {
    let walker = SimulatedWalker()
    var walk = RandomWalk(seed: seed)
    for round in 0..<2 {
      for page in GalleryPage.allCases {
        // A walk would seldom find the small buttons that lead to the others.
        try walker.show(page)
        for _ in 0..<10 { walk.next().map(walker.make) }
      }
      try walker.goHome()
      #expect(walker.census.strays() == [:], "seed \(seed), round \(round)")
      #expect(!walker.window.host.isMoving, "seed \(seed), round \(round)")
    }
    #expect(walker.census.nodesMade > 1000)
  }
}

/// Makes steps in a simulated window of the gallery.
@MainActor
private final class SimulatedWalker {
  let window: ViewTester
  let census: LifetimeCensus

  init() {
    let host = ViewHost(title: "Gallery", measurer: UniformTextMeasurer()) {
      GalleryView(page: .dial)
    }
    census = LifetimeCensus(of: host)
    window = ViewTester(host, size: GalleryView.size)
    census.count()
  }

  func show(_ page: GalleryPage) throws {
    window.press(.escape)
    let button = try #require(
      window.tree.depthFirst.first {
        $0.name == page.title && $0.help == GalleryPage.buttonHint
      })
    _ = window.perform(.performAction(button.id, name: "click"))
    census.count()
  }

  /// On the first page, when nothing moves and nothing waits any more.
  func goHome() throws {
    try show(.dial)
    window.scene.hover(at: nil, time: window.clock)
    window.advance(by: 5)
  }

  func make(_ step: WalkStep) {
    switch step {
    case .type(let key, let modifiers):
      window.press(Self.key(key), modifiers.reduce(into: []) { $0.insert(Self.modifier($1)) })
    case .point(let place): window.scene.hover(at: point(place), time: window.clock)
    case .press(let place, let hand, let count):
      for _ in 0..<count {
        window.tap(at: point(place), kind: hand == .mouse ? .mouse : .touch)
        window.advance(by: 0.1)
      }
    case .hold(let place, _): window.longPress(at: point(place))
    case .drag(let start, let end, let hand):
      window.drag(
        from: point(start), to: point(end), steps: 6, kind: hand == .mouse ? .mouse : .touch)
    case .pinch(let place, let magnification, let degrees):
      window.moveTwoFingers(
        at: point(place), scale: magnification, angle: .degrees(degrees), steps: 6)
    case .turnWheel(let place, let notches, let isZoom):
      window.scroll(
        by: CGSize(width: 0, height: -Double(notches) * ScrollStep.wheelNotch), at: point(place),
        modifiers: isZoom ? .control : [])
    case .rest(let seconds): window.advance(by: seconds)
    }
    census.count()
  }

  private func point(_ place: WalkStep.Place) -> CGPoint {
    CGPoint(x: place.x * GalleryView.size.width, y: place.y * GalleryView.size.height)
  }

  private static func key(_ key: WalkStep.Key) -> Key {
    switch key {
    case .tab: .tab
    case .enter: .return
    case .space: .space
    case .escape: .escape
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .delete: .delete
    case .menu: .menu
    case .f6: .f6
    case .a: "a"
    case .z: "z"
    case .digit1: "1"
    case .plus: .plus
    case .minus: .minus
    }
  }

  private static func modifier(_ modifier: WalkStep.Modifier) -> KeyModifiers {
    switch modifier {
    case .shift: .shift
    case .control: .control
    case .alt: .alt
    }
  }
}
