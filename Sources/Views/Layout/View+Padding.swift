// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One side of a rectangle.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where lines begin: left, or right where the view reads from right to left.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines end.
    public static let trailing = Set(rawValue: 8)
    /// The left and the right side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// How far to go in from each side, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the upper side; negative goes outward.
  public var top: CGFloat
  /// Points from the side where lines begin; negative goes outward.
  public var leading: CGFloat
  /// Points from the lower side; negative goes outward.
  public var bottom: CGFloat
  /// Points from the side where lines end; negative goes outward.
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

struct PaddingModifier: ContentModifier {
  let insets: EdgeInsets

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat {
    insets.top + child.baseline(line, for: proposal.inset(by: insets))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    child.place(at: CGPoint(x: left, y: insets.top), proposal.inset(by: insets))
  }

  func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }
}

extension View {
  /// Room on some sides, in points; nil for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    ModifiedView(content: self, modifier: PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    ModifiedView(content: self, modifier: PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Room of a length of its own on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(content: self, modifier: PaddingModifier(insets: insets))
  }
}
