// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A shape of which what lies in it twice is outside.
struct FilledShape<Base: Shape>: Shape {
  var base: Base
  let style: FillStyle

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect).filled(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape elsewhere in its room.
struct MovedShape<Base: Shape>: Shape {
  var base: Base
  var offset: CGSize

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, offset.animatableData) }
    set {
      base.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape in a room of a size of its own.
struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var room: CGSize
  let anchor: UnitPoint

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, room.animatableData) }
    set {
      base.animatableData = newValue.first
      room.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    base.path(
      in: CGRect(
        x: rect.minX + (rect.width - room.width) * anchor.x,
        y: rect.minY + (rect.height - room.height) * anchor.y, width: room.width,
        height: room.height))
  }
}

extension Path {
  func filled(_ style: FillStyle) -> Path {
    guard style.isEOFilled else { return self }
    var path = self
    path.isEvenOdd = true
    return path
  }
}

extension Shape {
  /// Fills the shape with a style, in one way or the other.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> some View {
    FilledShape(base: self, style: style).fill(content)
  }

  /// Fills the shape with the foreground style, in one way or the other.
  public func fill(style: FillStyle) -> some View {
    FilledShape(base: self, style: style).fill()
  }

  /// The shape elsewhere in its room: for where a shape is asked for. A view's own `offset` moves what
  /// is hit and said with it.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    MovedShape(base: self, offset: CGSize(width: x, height: y))
  }

  /// The same by a size.
  @_disfavoredOverload
  public func offset(_ offset: CGSize) -> some Shape { MovedShape(base: self, offset: offset) }

  /// The same by a point.
  @_disfavoredOverload
  public func offset(_ offset: CGPoint) -> some Shape {
    MovedShape(base: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape as a transform of the plane shows it.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { _ in transform }
  }

  /// The shape in a room of a size of its own, at the upper left of its room.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, room: size, anchor: .topLeading)
  }

  /// The same by two lengths.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The same by two lengths, with a point of the room that stays.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// The same with a point of the room that stays.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(base: self, room: size, anchor: anchor)
  }
}

/// The shape of what is round it: here a rectangle, for containers do not say theirs.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ContainerRelativeShape {
  /// For where a shape is asked for by its kind (`.containerRelative`).
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

extension View {
  /// Draws only what lies inside the shape, in one way or the other.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View {
    clipShape(FilledShape(base: shape, style: style))
  }

  /// Accepted for the sake of the source: containers do not say their shape.
  public func containerShape<S: InsettableShape>(
    _ shape: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("containerShape", "containers do not say their shape", fileID, line)
  }
}
