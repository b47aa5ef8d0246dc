// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two fingers that move apart or together.
public struct MagnifyDescription: GestureKind {
  /// How far from 1 the magnification of two fingers must get.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public var name: String { "pinch" }
  public var text: String { "a pinch" }
  public var demands: Set<GestureDemand> { [.severalContacts] }
  public var motion: ContactMotion { .pair }
  public var isDirectional: Bool { true }
  public var movesFreely: Bool { true }
  public var ability: String? { "zoomable" }
}

/// Two fingers that turn round each other.
public struct RotateDescription: GestureKind {
  /// How far two fingers must turn.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var name: String { "rotate" }
  public var text: String { "a turn of two fingers" }
  public var demands: Set<GestureDemand> { [.severalContacts] }
  public var motion: ContactMotion { .pair }
  public var isDirectional: Bool { true }
  public var movesFreely: Bool { true }
  public var ability: String? { "rotatable" }
}
