// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A wheel or a touchpad that asks to scroll what is under the pointer.
public struct ScrollEvent: Hashable, Sendable {
  /// How far it is.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// Once more a notch of a wheel, or a part of a touchpad's way.
    case changed
    /// The fingers have left the touchpad: what they threw goes on. A wheel never says so.
    case ended
  }

  /// In points of the window, origin at the top left, y down.
  public var location: CGPoint
  /// Points: a positive width shows more of what lies to the right, a positive height more of what
  /// lies below.
  public var delta: CGSize
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// The keys that were held; Shift turns a wheel that goes up and down sideways.
  public var modifiers: EventModifiers
  /// How far it is.
  public var phase: Phase

  public init(
    location: CGPoint, delta: CGSize, time: Double, modifiers: EventModifiers = [],
    phase: Phase = .changed
  ) {
    self.location = location
    self.delta = delta
    self.time = time
    self.modifiers = modifiers
    self.phase = phase
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

/// How far one key, one action or one notch of a wheel scrolls.
public enum ScrollStep {
  /// Points that an arrow key scrolls (Chromium: 40 pixels a line).
  public static let line: CGFloat = 40
  /// The part of what is seen that a page is, so that some of it stays in view (Flutter: 0.8).
  public static let page: CGFloat = 0.8
  /// Points of one notch of a wheel (Chromium on Linux: 53 pixels).
  public static let wheelNotch: CGFloat = 53
}

/// How far something is scrolled along one axis.
enum ScrollAmount: Hashable {
  /// Positive shows more of what lies to the right or below.
  case lines(Int)
  case pages(Int)
  case start, end

  /// Points by which the offset changes, within what there is.
  @MainActor func points(_ scroll: ScrollDescription, along axis: Axis) -> CGFloat {
    let (offset, limit, viewport) = (scroll.offset(), scroll.limit(), scroll.viewport())
    let isHorizontal = axis == .horizontal
    let (now, end) = isHorizontal ? (offset.x, limit.x) : (offset.y, limit.y)
    let page = (isHorizontal ? viewport.width : viewport.height) * ScrollStep.page
    let wanted =
      switch self {
      case .lines(let count): now + CGFloat(count) * ScrollStep.line
      case .pages(let count): now + CGFloat(count) * page
      case .start: 0.0
      case .end: end
      }
    return min(max(0, wanted), end) - now
  }
}
