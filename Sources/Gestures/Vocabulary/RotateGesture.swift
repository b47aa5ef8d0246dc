// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two fingers that turn round each other.
public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  public struct Value: Hashable, Sendable {
    /// When they came here, in seconds of the host's monotonic clock: only differences mean
    /// something.
    public var time: Date
    /// Since the beginning, clockwise on the screen, beyond a full turn.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// The middle of the two fingers at the beginning, as fractions of the element's size.
    public var startAnchor: UnitPoint
    /// The same in points of the element.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? RotateRecognizer else {
      return RotateRecognizer(minimumAngleDelta: minimumAngleDelta)
    }
    old.minimumAngleDelta = minimumAngleDelta
    return old
  }

  public var _description: GestureDescription {
    .single(RotateDescription(minimumAngleDelta: minimumAngleDelta))
  }
}

/// Two fingers that turn round each other, reported by their turn alone: the older form of
/// ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension Angle {
  /// The value of a ``RotationGesture`` by the name that ``RotateGesture`` has for it; SwiftUI does
  /// not have it there.
  public var rotation: Angle { self }
}
