// SPDX-License-Identifier: Apache-2.0

// Gestures of SwiftUI that are not here, each with what to write instead. Each is a gesture, so that the
// compiler says that of its name, and nothing of what it is given to.

import Foundation
import Gestures

/// Not here.
@available(
  *, unavailable,
  message: "a window has no depth; use RotateGesture, or rotation3DEffect (Docs/SwiftUI.md)"
)
@MainActor @preconcurrency
public struct RotateGesture3D: Gesture {
  /// What a turn in space would come to.
  public struct Value: Equatable, Sendable {}

  public init(
    constrainedToAxis: RotationAxis3D? = nil, minimumAngleDelta: Angle = .degrees(1)
  ) {}

  public var body: some Gesture<Value> { TapGesture().map { Value() } }
}

/// Not here.
@available(*, unavailable, message: "a window has no depth; use RotateGesture")
public struct RotationAxis3D: Hashable, Sendable {
  private init() {}

  /// Nothing.
  public static var x: RotationAxis3D { RotationAxis3D() }
  /// Nothing.
  public static var y: RotationAxis3D { RotationAxis3D() }
  /// Nothing.
  public static var z: RotationAxis3D { RotationAxis3D() }
}

/// Not here.
@available(*, unavailable, message: "the desktop moves windows by their title bar")
@MainActor @preconcurrency
public struct WindowDragGesture: Gesture {
  public init() {}

  public var body: some Gesture<Void> { TapGesture() }
}

/// Not here.
@available(*, unavailable, message: "use DragGesture, MagnifyGesture and RotateGesture")
@MainActor @preconcurrency
public struct SpatialEventGesture: Gesture {
  public init() {}
  public init<S: CoordinateSpaceProtocol>(coordinateSpace: S) {}

  public var body: some Gesture<Void> { TapGesture() }
}
