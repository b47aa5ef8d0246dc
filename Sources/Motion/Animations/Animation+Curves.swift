// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Curves take 0.35 seconds where no duration is named, as SwiftUI's do.
extension Animation {
  private static let curveDuration = 0.35

  /// The same speed all the way, for 0.35 seconds.
  public static var linear: Animation { linear(duration: curveDuration) }
  /// The same speed all the way, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at the beginning, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }
  /// Slow at the beginning, for so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at both ends, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }
  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// The curve by the coordinates of its two control points, for so many seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(startX: p1x, startY: p1y, endX: p2x, endY: p2y), duration: duration)
  }

  /// Any curve, for so many seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
