// SPDX-License-Identifier: Apache-2.0

import Foundation

/// In which coordinates a gesture reports its locations.
public enum CoordinateSpace: Hashable {
  /// Of the window.
  case global
  /// Of the element that the gesture hangs on.
  case local
  /// Of the nearest element round the gesture that has this name; the window's where there is none.
  case named(AnyHashable)

  /// Whether locations are reported in the window's coordinates.
  public var isGlobal: Bool { self == .global }
  /// Whether locations are reported in the coordinates of the gesture's own element.
  public var isLocal: Bool { self == .local }
}

/// Knows where the element of a gesture is.
@MainActor
public protocol CoordinateConverter: AnyObject {
  /// The element's size in its own coordinates, points.
  var size: CGSize { get }
  /// A point of the window in the element's own coordinates.
  func localPoint(_ point: CGPoint) -> CGPoint
  /// A point of the window in the coordinates of the nearest element of this name, the gesture's own
  /// or one round it; nil where there is none.
  func point(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint?
  /// True where a point of the window lies on the element.
  func contains(_ point: CGPoint) -> Bool
  /// Whether the element reads from right to left.
  var isRightToLeft: Bool { get }
}

extension CoordinateConverter {
  /// False: the element reads from left to right.
  public var isRightToLeft: Bool { false }
  /// Nil: no element has a name.
  public func point(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? { nil }

  /// A point of the window in the coordinates of the space.
  public func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: localPoint(point)
    case .named(let name): self.point(point, inSpaceNamed: name) ?? point
    }
  }
}
