// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle as large as the room it is given.
public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _hitArea(in rect: CGRect) -> ShapeHitArea { .rectangle }
}

extension Shape where Self == Rectangle {
  /// For where a shape is asked for by its kind (`.rect`).
  public static var rect: Rectangle { Rectangle() }
}
