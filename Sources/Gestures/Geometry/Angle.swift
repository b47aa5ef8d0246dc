// SPDX-License-Identifier: Apache-2.0

/// A rotation; positive is clockwise on the screen, where y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The stored form; not brought back into one turn.
  public var radians: Double

  /// No rotation.
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The same in degrees, converted at each access.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No rotation.
  public static let zero = Angle()
  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The same angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// One rotation after the other; more than a full turn stays more.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// What is left of the first rotation without the second.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// The rotation, so many times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// The part of the rotation of which so many make the whole.
  public static func / (angle: Angle, parts: Double) -> Angle {
    Angle(radians: angle.radians / parts)
  }
  /// Turns the first one on by the second.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Turns the first one back by the second.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// Takes the rotation so many times.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  /// Takes a part of the rotation.
  public static func /= (angle: inout Angle, parts: Double) { angle = angle / parts }
}
