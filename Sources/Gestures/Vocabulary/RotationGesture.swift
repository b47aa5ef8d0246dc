// SPDX-License-Identifier: Apache-2.0

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
