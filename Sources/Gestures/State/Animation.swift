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

/// The springs by SwiftUI's names, with its defaults. A spring's duration is its response.
extension Animation {
  /// A spring without bounce in SwiftUI; half a second here.
  public static let smooth = Animation(duration: 0.5)
  /// A spring with little bounce in SwiftUI; half a second here.
  public static let snappy = Animation(duration: 0.5)
  /// A spring with more bounce in SwiftUI; half a second here.
  public static let bouncy = Animation(duration: 0.5)
  /// For a change that follows a finger: 0.15 seconds.
  public static let interactiveSpring = Animation(duration: 0.15)

  /// The same with another duration, in seconds; the bounce is not kept.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }

  /// The same with another duration, in seconds; the bounce is not kept.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }

  /// The same with another duration, in seconds; the bounce is not kept.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }

  /// A spring by its response, in seconds; neither damping nor blending is kept.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(duration: response)
  }

  /// A spring that follows a finger, by its response, in seconds; neither damping nor blending is
  /// kept.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(duration: response)
  }

  /// The duration is a free swing's: one turn of the mass on the spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let isSpring = mass > 0 && stiffness > 0
    return Animation(duration: isSpring ? 2 * .pi * (mass / stiffness).squareRoot() : 0)
  }
}
