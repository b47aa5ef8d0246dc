// SPDX-License-Identifier: Apache-2.0

import Foundation

/// In which coordinates a gesture reports its locations.
public enum CoordinateSpace: Hashable, Sendable {
  /// Of the element that the gesture hangs on.
  case local
  /// Of the window.
  case global
}

/// Knows where the element of a gesture is.
@MainActor
public protocol CoordinateConverter: AnyObject {
  /// The element's size in its own coordinates, points.
  var size: CGSize { get }
  /// A point of the window in the element's own coordinates.
  func localPoint(_ point: CGPoint) -> CGPoint
  /// True where a point of the window lies on the element.
  func contains(_ point: CGPoint) -> Bool
}
