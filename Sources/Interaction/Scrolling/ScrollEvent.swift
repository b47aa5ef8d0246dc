// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A wheel or a touchpad that asks to scroll what is under the pointer.
public struct ScrollEvent: Hashable, Sendable {
  /// In points of the window, origin at the top left, y down.
  public var location: CGPoint
  /// Points: a positive width shows more of what lies to the right, a positive height more of what
  /// lies below.
  public var delta: CGSize
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// The keys that were held; Shift turns a wheel that goes up and down sideways.
  public var modifiers: EventModifiers

  public init(
    location: CGPoint, delta: CGSize, time: Double, modifiers: EventModifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.time = time
    self.modifiers = modifiers
  }

  /// The delta with Shift taken into account: it turns a wheel that only goes up and down sideways,
  /// as in GTK, Qt and browsers.
  var turned: CGSize {
    modifiers.contains(.shift) && delta.width == 0
      ? CGSize(width: delta.height, height: 0) : delta
  }

  var isFinite: Bool {
    location.x.isFinite && location.y.isFinite && delta.width.isFinite && delta.height.isFinite
      && time.isFinite
  }
}
