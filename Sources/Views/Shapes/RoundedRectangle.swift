// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// In points.
  public var cornerRadius: CGFloat

  /// The style changes nothing.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

extension Shape where Self == RoundedRectangle {
  /// The same with round corners, by a radius in points; the style changes nothing.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
