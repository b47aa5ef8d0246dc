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
  /// How far what scrolls round the element has gone on from its beginning, in points.
  var scrolled: CGSize { get }
}

extension CoordinateConverter {
  /// False: the element reads from left to right.
  public var isRightToLeft: Bool { false }
  /// Zero: nothing scrolls.
  public var scrolled: CGSize { .zero }
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

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the element that the gesture hangs on.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view round the gesture that was given this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view round the gesture.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewName(axis: nil)))
  }

  /// The coordinates of the nearest scroll view round the gesture that scrolls along the axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewName(axis: axis)))
  }
}

/// What a scroll view's space is called: nobody else can make the name.
private struct ScrollViewName: Hashable {
  var axis: Axis?
}

/// The coordinates of the element that a gesture hangs on.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  package let name: AnyHashable

  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
