// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an element itself can be hit, in its own coordinates; its children are asked first.
public enum HitShape {
  /// Nowhere: a container, or something that draws nothing.
  case none
  /// Its whole bounds.
  case bounds
  case ellipse(CGRect)
  /// Wherever the test says so.
  case test((CGPoint) -> Bool)

  func contains(_ point: CGPoint, bounds: CGRect) -> Bool {
    switch self {
    case .none: return false
    case .bounds: return bounds.contains(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .test(let contains): return contains(point)
    }
  }
}
