// SPDX-License-Identifier: Apache-2.0

/// How a change is to be shown over time.
///
/// Changes are shown at once for now: code that names an animation runs, and nothing moves.
public struct Animation: Hashable, Sendable {
  /// In seconds.
  public let duration: Double

  /// What is used where an author names no animation; 0.35 seconds, as SwiftUI's curves take.
  public static let `default` = Animation(duration: 0.35)
  /// The same speed all the way, for 0.35 seconds.
  public static let linear = Animation(duration: 0.35)
  /// Slow at the beginning, for 0.35 seconds.
  public static let easeIn = Animation(duration: 0.35)
  /// Slow at the end, for 0.35 seconds.
  public static let easeOut = Animation(duration: 0.35)
  /// Slow at both ends, for 0.35 seconds.
  public static let easeInOut = Animation(duration: 0.35)
  /// A spring of half a second.
  public static let spring = Animation(duration: 0.5)

  /// The same speed all the way, for so many seconds.
  public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
  /// Slow at the beginning, for so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
  /// A spring of so many seconds; the bounce is not kept.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }
}
