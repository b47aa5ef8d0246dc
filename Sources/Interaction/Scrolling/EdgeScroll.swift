// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How content goes on while something is dragged near its edge, or beyond it.
@MainActor
struct EdgeScroll {
  /// Points from an edge within which the content goes on, and of a small pane no more than a quarter.
  private static let zone: CGFloat = 32
  /// Points a second at the edge and beyond it; further inside it is less.
  private static let speed: CGFloat = 480
  /// Seconds from one step to the next.
  private static let interval = 1.0 / 60

  private let scroller: Scroller
  /// Points a second.
  private let velocity: CGSize
  /// When it last went on.
  var time: Double

  var deadline: Double { time + Self.interval }

  /// The innermost of these that can go on for what is at a point of the window; nil where none can.
  init?(at point: CGPoint, among elements: [Element], time: Double) {
    for element in elements {
      guard let scroller = element.scroller, scroller.isEnabled else { continue }
      let velocity = Self.velocity(of: scroller, at: element.localPoint(point))
      guard velocity != .zero else { continue }
      (self.scroller, self.velocity, self.time) = (scroller, velocity, time)
      return
    }
    return nil
  }

  mutating func goOn(to time: Double) {
    let duration = CGFloat(max(0, time - self.time))
    self.time = time
    scroller.hold()
    scroller.scroll(
      by: CGSize(width: velocity.width * duration, height: velocity.height * duration))
  }

  private static func velocity(of scroller: Scroller, at point: CGPoint) -> CGSize {
    let (size, offset, limit) = (scroller.viewport, scroller.offset, scroller.limit)
    // Beside a pane it is not meant.
    let isAcross = (-zone...size.width + zone).contains(point.x)
    let isAlong = (-zone...size.height + zone).contains(point.y)
    guard isAcross || isAlong else { return .zero }
    return CGSize(
      width: isAlong ? speed(at: point.x, of: size.width, offset.x, limit.x) : 0,
      height: isAcross ? speed(at: point.y, of: size.height, offset.y, limit.y) : 0)
  }

  private static func speed(
    at place: CGFloat, of room: CGFloat, _ offset: CGFloat, _ limit: CGFloat
  ) -> CGFloat {
    let zone = min(zone, room / 4)
    guard zone > 0, limit > 0 else { return 0 }
    let (before, after) = (zone - place, place - (room - zone))
    if before > 0, offset > 0 { return -speed * min(1, before / zone) }
    if after > 0, offset < limit { return speed * min(1, after / zone) }
    return 0
  }
}
