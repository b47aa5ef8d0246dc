// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be scrolled, and how far it is now.
public struct ScrollDescription: GestureKind {
  /// Of what is seen at once, in points.
  public var viewport: @MainActor () -> CGSize
  /// Points by which the content is moved left and up; from 0 to ``limit``.
  public var offset: @MainActor () -> CGPoint
  /// The largest offset along each axis; 0 along one that does not scroll.
  public var limit: @MainActor () -> CGPoint

  public init(
    viewport: @escaping @MainActor () -> CGSize, offset: @escaping @MainActor () -> CGPoint,
    limit: @escaping @MainActor () -> CGPoint
  ) {
    self.viewport = viewport
    self.offset = offset
    self.limit = limit
  }

  public var name: String { "scroll" }
  public var text: String { "a scroll" }
  /// A wheel and keys do the same.
  public var demands: Set<GestureDemand> { [] }
  public var isScroll: Bool { true }

  /// Whether the offset can grow or shrink along the axis.
  ///
  /// - Parameter amount: Points; only the sign counts.
  @MainActor public func canScroll(_ axis: Axis, by amount: CGFloat) -> Bool {
    let (offset, limit) = (offset(), limit())
    let (now, end) = axis == .horizontal ? (offset.x, limit.x) : (offset.y, limit.y)
    return amount > 0 ? now < end : amount < 0 && now > 0
  }
}
