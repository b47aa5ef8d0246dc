// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a window shows, back to front, as data: a host draws it, a test compares it.
public struct DisplayList: Hashable, Sendable {
  /// One instruction. Coordinates are points in the space of the transforms pushed so far.
  public enum Item: Hashable, Sendable {
    /// Saves the drawing state; `pop` brings it back.
    case push
    case pop
    case transform(AffineTransform)
    case opacity(Double)
    case clip(Path)
    case fill(Path, Color)
    case stroke(Path, Color, StrokeStyle)
    /// A path filled with a gradient, or stroked with one where there is a style.
    case gradient(Path, GradientFill, StrokeStyle?)
    /// A text whose letters are drawn in a gradient.
    case gradientText(TextRun, CGPoint, GradientFill)
    /// The picture in a file, in a rectangle.
    case picture(String, CGRect, PictureLook = PictureLook())
    /// How each thing that follows is put together with what is there, until the next `pop`.
    case blend(BlendMode)
    /// All that follows until the `pop` is drawn apart first, and then comes as one.
    case group(GroupOperator)
    /// The text's box has its top left at the point.
    case text(TextRun, CGPoint)
  }

  /// Carried out in this order, so that later ones lie in front.
  public var items: [Item]

  /// What is under everything.
  public var ground = Color.white

  /// What is seen of the place that is drawn on now; nil where that is not known.
  private(set) var visible: CGRect?
  /// Whether pieces of it are used again in the next picture.
  var isRecorded = false

  public init(items: [Item] = []) {
    self.items = items
  }

  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.ground == right.ground && left.items == right.items
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(items) }

  /// Draws what is cut off outside of a rectangle; nil for a place whose coordinates are others.
  mutating func seeing(_ rect: CGRect?, _ draw: (inout DisplayList) -> Void) {
    let outer = visible
    visible = rect.map { outer?.intersection($0) ?? $0 }
    draw(&self)
    visible = outer
  }
}

/// Core Graphics' name for how the ends of an open line look.
public typealias CGLineCap = StrokeStyle.LineCap
/// Core Graphics' name for how the corners of a line look.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// How an outline is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// How the ends of an open line look.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// How the corners of a line look.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// In points.
  public var lineWidth: CGFloat
  /// The ends of an open line; those of dashes too.
  public var lineCap: LineCap
  /// The corners between pieces of a line.
  public var lineJoin: LineJoin
  /// How many line widths a sharp corner may reach before it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far along them the line begins, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.dashPhase = dashPhase
    self.miterLimit = miterLimit
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}
