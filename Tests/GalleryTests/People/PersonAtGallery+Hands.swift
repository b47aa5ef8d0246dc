// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Semantics
import Views

@testable import Gallery

extension PersonAtGallery {
  /// What of a page gives a hand no answer, by its name.
  struct Unanswered: Equatable {
    /// Controls over which a mouse comes without a change of the picture.
    var hovers: [String] = []
    /// Controls on which a finger lies and moves without a change of the picture.
    var touches: [String] = []
    /// Controls that a finger hits in less than 24 by 24 points: WCAG 2.5.8.
    var small: [String] = []
  }

  static func unanswered(on page: GalleryPage) -> Unanswered {
    let window = window(on: page)
    // The ring of the keyboard goes with the first touch.
    touch(window, at: .zero, moving: .zero)
    var unanswered = Unanswered()
    for node in controls(window.tree) {
      guard let frame = node.frame else { continue }
      let place = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      if !answersHover(window, at: place) { unanswered.hovers.append(node.name) }
      let ways = [CGSize.zero, CGSize(width: 0, height: -30), CGSize(width: 30, height: 0)]
      if !ways.contains(where: { touch(window, at: place, moving: $0) }) {
        unanswered.touches.append(node.name)
      }
      if min(frame.width, frame.height) < 24 { unanswered.small.append(node.name) }
    }
    return unanswered
  }

  private static func answersHover(_ window: ViewTester, at place: CGPoint) -> Bool {
    let rest = window.displayList
    window.scene.hover(at: place, time: window.clock)
    window.advance(by: 0.5)
    let isAnswered = window.displayList != rest
    window.scene.hover(at: .zero, time: window.clock)
    window.advance(by: 1)
    return isAnswered
  }

  /// Whether the picture changes while a finger lies there for a fifth of a second, or moves on. What
  /// it began is broken off.
  @discardableResult
  private static func touch(
    _ window: ViewTester, at place: CGPoint, moving way: CGSize
  ) -> Bool {
    let before = window.displayList
    let finger = window.makeContact()
    window.send(.began, finger, at: place, kind: .touch)
    window.advance(by: 0.2)
    let end = CGPoint(x: place.x + way.width, y: place.y + way.height)
    if end != place { window.send(.moved, finger, at: end, kind: .touch) }
    let isAnswered = window.displayList != before
    window.send(.cancelled, finger, at: end, kind: .touch)
    window.advance(by: 1)
    return isAnswered
  }

  /// What can be pressed, dragged or adjusted, and is in sight.
  private static func controls(_ tree: Tree) -> [Node] {
    tree.depthFirst.filter { node in
      guard node.states[.focusable], node.states[.enabled], let frame = node.frame else {
        return false
      }
      var outer = tree.parent(of: node.id).flatMap { tree[$0] }
      while let holder = outer {
        if let room = holder.frame, holder.role == .scrollPane || holder.role == .imageMap,
          !room.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        {
          return false
        }
        outer = tree.parent(of: holder.id).flatMap { tree[$0] }
      }
      return true
    }
  }
}
