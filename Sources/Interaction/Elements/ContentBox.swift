// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rectangle in which something can be touched, turned and scaled as it is shown.
struct ContentBox: Equatable {
  /// In coordinates of its own.
  var bounds: CGRect
  /// From those to the coordinates in which it is asked for.
  var transform: AffineTransform = .identity

  /// The same, seen from outside of the transform.
  func transformed(by outer: AffineTransform) -> ContentBox {
    var transform = transform
    transform.append(outer)
    return ContentBox(bounds: bounds, transform: transform)
  }

  /// The point at these fractions of the sides.
  func point(x: CGFloat, y: CGFloat) -> CGPoint {
    transform.transform(
      CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height))
  }

  /// The smallest upright rectangle round it.
  var frame: CGRect {
    let corners = [point(x: 0, y: 0), point(x: 1, y: 0), point(x: 0, y: 1), point(x: 1, y: 1)]
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What is left of it inside a rectangle; nil for nothing.
  func clipped(to rect: CGRect) -> ContentBox? {
    let frame = frame
    if rect.contains(frame) { return self }
    let rest = rect.intersection(frame)
    return rest.isNull || rest.isEmpty ? nil : ContentBox(bounds: rest)
  }

  /// The smallest one round all of them: turned as they are where they are turned alike, upright
  /// where they are not. Nil for none.
  static func union(_ boxes: [ContentBox]) -> ContentBox? {
    guard var whole = boxes.first else { return nil }
    for box in boxes.dropFirst() {
      if let way = whole.way(to: box) {
        whole.bounds = whole.bounds.union(box.bounds.offsetBy(dx: way.x, dy: way.y))
      } else {
        whole = ContentBox(bounds: whole.frame.union(box.frame))
      }
    }
    return whole
  }

  /// From the coordinates of another one to its own; nil where that is more than a way.
  private func way(to other: ContentBox) -> CGPoint? {
    let (own, its) = (transform, other.transform)
    let isAlike = [
      (own.m11, its.m11), (own.m12, its.m12), (own.m21, its.m21), (own.m22, its.m22),
    ].allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
    return isAlike ? own.source(of: CGPoint(x: its.tX, y: its.tY)) : nil
  }
}

/// Where an element is for who sees and touches it. Its bounds are the room that it was laid out in,
/// which what is inside may have left: moved, turned and scaled, or put anywhere in a larger room.
extension Element {
  /// Where the element can be touched, in its own coordinates: its bounds where it can be hit
  /// itself, and otherwise what can be hit of the elements inside. What nobody touches is its room,
  /// unless what is inside has left that.
  var contentBox: ContentBox {
    // What shows part of something larger is where its window on it is.
    guard case .none = hitShape, !children.isEmpty, scroller == nil else {
      return ContentBox(bounds: bounds)
    }
    let inside = boxInside(\.allowsHitTesting) ?? boxInside { _ in true }
    guard let inside, !gestures.isEmpty || !bounds.contains(inside.frame) else {
      return ContentBox(bounds: bounds)
    }
    return inside
  }

  /// Whether it can be elsewhere when what is inside moves.
  var isWhereInsideIs: Bool {
    guard case .none = hitShape else { return false }
    return scroller == nil
  }

  /// The same in the window's coordinates.
  var windowBox: ContentBox { contentBox.transformed(by: windowTransform) }

  /// The smallest upright rectangle of the window round what can be touched of it.
  package var touchFrame: CGRect { windowBox.frame }

  /// The size of what can be touched of the element, in its own points.
  package var contentSize: CGSize { contentBox.frame.size }

  /// Whether it has gestures, and all that they could be made on is hidden or fully transparent.
  var isNowhere: Bool {
    !gestures.isEmpty && !children.isEmpty && parts.isEmpty && scroller == nil
      && hitShape.isNowhere && !children.contains(where: \.showsAnything)
  }

  private var showsAnything: Bool {
    isShowing
      && (children.isEmpty || !hitShape.isNowhere || children.contains(where: \.showsAnything))
  }

  private func boxInside(_ counts: (Element) -> Bool) -> ContentBox? {
    let boxes = children.compactMap { child in
      child.box(counts)?.transformed(by: child.transform)
    }
    guard let whole = ContentBox.union(boxes) else { return nil }
    return clipsToBounds ? whole.clipped(to: bounds) : whole
  }

  private func box(_ counts: (Element) -> Bool) -> ContentBox? {
    guard isShowing, counts(self) else { return nil }
    guard case .none = hitShape else {
      return bounds.isEmpty ? nil : ContentBox(bounds: bounds)
    }
    return boxInside(counts)
  }
}
