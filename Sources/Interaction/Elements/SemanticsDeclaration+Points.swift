// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension SemanticsDeclaration {
  /// Where an element is touched when it is pressed without a pointer.
  public enum ActivationPoint: Hashable, Sendable {
    /// In the element's own coordinates, points.
    case point(CGPoint)
    /// As fractions of its size.
    case unit(UnitPoint)
  }

  /// A place of an element, and what it is for.
  public struct DescribedPoint: Hashable, Sendable {
    /// As fractions of the element's size.
    public var point: UnitPoint
    /// What the place is for; kept, and not exposed: AT-SPI knows no place in an element.
    public var description: String

    public init(_ point: UnitPoint, description: String) {
      self.point = point
      self.description = description
    }
  }
}

extension Element {
  /// Where a played press or drag touches the element, in the window.
  var activationPoint: CGPoint {
    switch declaration.activationPoint {
    case .point(let point): windowTransform.transform(point)
    case .unit(let point): windowPoint(point)
    case nil: declaration.dragPoints.first.map { windowPoint($0.point) } ?? center
    }
  }

  /// Where a played drop reaches the element, in its own coordinates and in the window's.
  var ownDropPoint: CGPoint {
    let point = declaration.dropPoints.first?.point ?? .center
    return CGPoint(
      x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
  var dropPoint: CGPoint { windowTransform.transform(ownDropPoint) }

  private func windowPoint(_ point: UnitPoint) -> CGPoint {
    windowTransform.transform(
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height))
  }
}
