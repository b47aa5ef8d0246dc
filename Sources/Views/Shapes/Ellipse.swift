// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An ellipse as large as the room it is given.
public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _hitArea(in rect: CGRect) -> ShapeHitArea { .ellipse }
}

extension Shape where Self == Ellipse {
  /// For where a shape is asked for by its kind (`.ellipse`).
  public static var ellipse: Ellipse { Ellipse() }
}
