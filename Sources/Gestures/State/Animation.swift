// SPDX-License-Identifier: Apache-2.0

/// How a change is to be shown over time.
///
/// Changes are shown at once for now: code that names an animation runs, and nothing moves.
public struct Animation: Hashable, Sendable {
  /// In seconds.
  public let duration: Double

  public static let `default` = Animation(duration: 0.35)
  public static let linear = Animation(duration: 0.35)
  public static let easeIn = Animation(duration: 0.35)
  public static let easeOut = Animation(duration: 0.35)
  public static let easeInOut = Animation(duration: 0.35)
  public static let spring = Animation(duration: 0.5)

  public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }
}
