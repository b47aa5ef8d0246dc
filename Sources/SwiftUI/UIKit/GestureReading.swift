// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Where a recognizer's fingers are and how they move, in points of the window, and where the view is.
@MainActor
final class GestureReading {
  var contacts: [CGPoint] = []
  weak var converter: (any CoordinateConverter)?
  /// The way and the speed of one that travels; nil for one that does not.
  var travel: Travel?

  struct Travel {
    var start: CGPoint
    var location: CGPoint
    /// Points a second.
    var velocity: CGSize
  }

  /// The middle of the fingers.
  var location: CGPoint {
    guard !contacts.isEmpty else { return .zero }
    let sum = contacts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(contacts.count), y: sum.y / CGFloat(contacts.count))
  }

  func point(_ point: CGPoint, in view: UIGestureRecognizerView?) -> CGPoint {
    view?.converter?.localPoint(point) ?? point
  }

  /// The way so far, seen with the view's present place: a view that follows the finger does not
  /// shake.
  func translation(_ convert: (CGPoint) -> CGPoint) -> CGPoint? {
    travel.map { Self.way(from: $0.start, to: $0.location, convert) }
  }

  /// Points a second.
  func velocity(_ convert: (CGPoint) -> CGPoint) -> CGPoint? {
    travel.map { travel in
      let ahead = CGPoint(
        x: travel.location.x + travel.velocity.width, y: travel.location.y + travel.velocity.height)
      return Self.way(from: travel.location, to: ahead, convert)
    }
  }

  private static func way(
    from start: CGPoint, to end: CGPoint, _ convert: (CGPoint) -> CGPoint
  ) -> CGPoint {
    let (start, end) = (convert(start), convert(end))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
