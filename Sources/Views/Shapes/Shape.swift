// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An outline that fills whatever room it is given. As a view, it is filled with the foreground
/// colour.
@MainActor @preconcurrency
public protocol Shape: View, Animatable {
  /// The outline in a rectangle; points, y down.
  func path(in rect: CGRect) -> Path
  /// How large the shape becomes when it is offered the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Where the shape can be hit; a simpler answer than the outline where there is one.
  func _hitArea(in rect: CGRect) -> ShapeHitArea
  /// What the shape is for.
  static var role: ShapeRole { get }
}

/// What a shape is for: a style may look different by it, as those of their authors do.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

/// What is known of a shape beside its outline.
public enum ShapeHitArea {
  case rectangle, ellipse
  case outline
}

extension Shape {
  /// All that is offered; 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _hitArea(in rect: CGRect) -> ShapeHitArea { .outline }

  /// An area.
  public static var role: ShapeRole { .fill }

  public var body: ShapeView<Self> { fill() }

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { $0.fill() }
  }

  /// Fills the shape with the foreground style.
  public func fill() -> ShapeView<Self> {
    ShapeView(shape: self, paint: .fill(nil))
  }

  /// Fills the shape with a colour, a gradient or another style.
  public func fill<S: ShapeStyle>(_ content: S) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .fill(content._value))
  }

  /// Draws the outline, half of its width on either side.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .stroke(content._value, style, inset: 0))
  }

  /// The same as a shape, which is drawn in the foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same as a shape, with ends, corners and dashes of its own.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }
}

/// The line along the outline of a shape, as a shape of its own: it can be filled, turned, and cut out.
public struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// What the outline moves by.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Drawn as a line, which looks as the filled shape does.
  private var line: ShapeView<Base> {
    ShapeView(shape: base, paint: .stroke(nil, style, inset: 0))
  }

  public var body: ShapeView<Base> { line }

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { $0.line }
  }
}

/// A shape that can be drawn a little smaller, so that a line round it stays inside.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the outline inside the shape's room.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .stroke(content._value, style, inset: style.lineWidth / 2))
  }

  /// The same in the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same in the foreground style, with ends, corners and dashes of its own.
  public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .stroke(nil, style, inset: style.lineWidth / 2))
  }
}

/// A path as a view keeps its own coordinates, wherever it is placed.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
