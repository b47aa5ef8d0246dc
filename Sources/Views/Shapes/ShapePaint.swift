// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a shape is drawn. A colour that is nil is the foreground colour.
enum ShapePaint: Hashable {
  case fill(Color?)
  /// The inset is in points from each side of the shape's room.
  case stroke(Color?, StrokeStyle, inset: CGFloat)
}
