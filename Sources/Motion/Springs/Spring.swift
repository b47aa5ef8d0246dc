// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A mass on a damped spring, by whichever numbers an author thinks of it in.
///
/// Numbers that describe no spring, such as a mass of zero, give one that arrives at once.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring; 1 where the spring was described without it.
  public let mass: Double
  /// The drag, as a part of what just prevents any bounce.
  public let dampingRatio: Double
  /// The frequency without drag, in radians a second; infinite for what arrives at once.
  let frequency: Double

  /// The most drag, as a part of what prevents any bounce: with more, nothing would seem to move.
  private static let greatestDampingRatio = 1000.0

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    let isSpring = frequency > 0 && mass > 0 && mass.isFinite
    self.mass = isSpring ? mass : 1
    self.frequency = isSpring ? frequency : .infinity
    self.dampingRatio =
      dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.greatestDampingRatio)
  }

  /// A spring by how long it seems to take, in seconds, and how bouncy it is: from -1, sluggish,
  /// over 0, without bounce, to 1, which never rests.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// A spring by the time of one swing without drag, in seconds, and its drag.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// A spring by its physics, in units that fit one another; drag beyond what prevents any bounce
  /// counts only where it is allowed.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring by the time until it stays within a part of the way from its target, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time that a spring takes is in inverse proportion to its frequency.
    let slow = Spring(mass: 1, frequency: 1, dampingRatio: dampingRatio)
    let duration = slow.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      mass: 1,
      frequency: (duration.isFinite ? duration : 2 * .pi) / max(settlingDuration, 0),
      dampingRatio: dampingRatio)
  }

  /// The time of one swing without drag, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// How long the motion seems to take, in seconds: the same as the response.
  public var duration: TimeInterval { response }

  /// From -1, sluggish, over 0, without bounce, to 1, which never rests.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force for each unit of distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force against each unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time until a motion from 0 to 1 stays within 0.001 of its target, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// A spring without bounce; half a second.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce of its own; the duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce, 0.15; half a second.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 and the extra; the duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more bounce, 0.3; half a second.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 and the extra; the duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
