// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Springs that follow one another: a new one takes over the place and the speed of the last.
extension Animation {
  /// What is used where an author names no animation: a spring with a response of 0.55 seconds and
  /// no bounce, as SwiftUI documents since iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring by how long it seems to take, in seconds, and its bounce, from -1 to 1. The time of
  /// blending is kept, and has no effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its response, in seconds, and its drag, as a part of what prevents any bounce. The
  /// time of blending is kept, and has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Any spring. The time of blending, in seconds, is kept, and has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// For a change that follows a finger: a spring of 0.15 seconds.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// For a change that follows a finger, in seconds; a little bounce, 0.14, comes on top of the
  /// extra: the drag of 0.86 that SwiftUI documents for the other form.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// For a change that follows a finger, by the response, in seconds, and the drag.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring without bounce; half a second.
  public static var smooth: Animation { spring(Spring.smooth) }
  /// A spring without bounce of its own; the duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce; half a second.
  public static var snappy: Animation { spring(Spring.snappy) }
  /// A spring with a little bounce and the extra; the duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with more bounce; half a second.
  public static var bouncy: Animation { spring(Spring.bouncy) }
  /// A spring with more bounce and the extra; the duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

/// Springs that are added to one another: each goes on to its own end.
extension Animation {
  /// A spring of half a second without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by its physics; the speed at the beginning in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by how long it seems to take, in seconds, its bounce, from -1 to 1, and the speed at
  /// the beginning, in ways a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Any spring; the speed at the beginning in ways a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
