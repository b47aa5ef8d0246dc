// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

extension Element: CoordinateConverter {
  /// From the element's own coordinates to the window's.
  public var windowTransform: AffineTransform { currentGeometry.toWindow }

  public var size: CGSize { bounds.size }

  /// A point of the window in the element's coordinates; the point itself where the element has
  /// been squeezed to nothing.
  public func localPoint(_ point: CGPoint) -> CGPoint {
    currentGeometry.fromWindow?.transform(point) ?? point
  }

  public func contains(_ point: CGPoint) -> Bool {
    guard let inverse = currentGeometry.fromWindow else { return false }
    return bounds.contains(inverse.transform(point))
  }

  public func point(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? {
    nearest(named: name)?.localPoint(point)
  }

  /// From the space's coordinates to the window's.
  func windowTransform(of space: CoordinateSpace) -> AffineTransform {
    switch space {
    case .global: .identity
    case .local: windowTransform
    case .named(let name): nearest(named: name)?.windowTransform ?? .identity
    }
  }

  /// This element or the nearest one round it whose coordinates are called by the name.
  private func nearest(named name: AnyHashable) -> Element? {
    lineage.first { $0.coordinateSpaceNames.contains(name) }
  }

  /// The middle of the element in the window.
  var center: CGPoint {
    windowTransform.transform(CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// The smallest rectangle of the window round the element.
  var windowFrame: Rect {
    let toWindow = windowTransform
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { toWindow.transform($0) }
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of ``windowFrame`` that is not cut off by elements round this one; nil where nothing is
  /// left.
  var visibleFrame: Rect? {
    let frame = windowFrame
    guard let room = visibleRoom else { return frame }
    let (left, top) = (max(room.minX, frame.x), max(room.minY, frame.y))
    let (right, bottom) = (min(room.maxX, frame.maxX), min(room.maxY, frame.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of the window in which the elements round this one let it be seen; nil for all of it.
  var visibleRoom: CGRect? {
    var room: CGRect?
    for outer in surroundings where outer.clipsToBounds {
      let frame = outer.windowFrame
      let next = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      let common = room.map { $0.intersection(next) } ?? next
      // An empty intersection has no place; it stays empty whatever follows.
      room = common.isNull ? CGRect(origin: next.origin, size: .zero) : common
    }
    return room
  }

  private var currentGeometry:
    (version: Int, toWindow: AffineTransform, fromWindow: AffineTransform?)
  {
    let version = geometryClock?.version ?? -1
    if let geometry, geometry.version == version, version >= 0 { return geometry }
    var toWindow = transform
    if let parent { toWindow.append(parent.windowTransform) }
    let determinant = toWindow.m11 * toWindow.m22 - toWindow.m12 * toWindow.m21
    let fromWindow =
      determinant.isFinite && abs(determinant) > .leastNormalMagnitude ? toWindow.inverted() : nil
    let fresh = (version, toWindow, fromWindow)
    geometry = fresh
    return fresh
  }
}
