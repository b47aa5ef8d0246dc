// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  /// The style changes nothing.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Shape where Self == Capsule {
  /// For where a shape is asked for by its kind (`.capsule`).
  public static var capsule: Capsule { Capsule() }
}
