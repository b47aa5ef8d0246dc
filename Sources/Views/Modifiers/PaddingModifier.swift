// SPDX-License-Identifier: Apache-2.0

import Foundation

struct PaddingModifier: ContentModifier {
  let insets: EdgeInsets

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  func firstBaseline(of child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    insets.top + child.firstBaseline(for: proposal.inset(by: insets))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    child.place(at: CGPoint(x: left, y: insets.top), proposal.inset(by: insets))
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
