// SPDX-License-Identifier: Apache-2.0

import Foundation

struct PositionModifier: ContentModifier {
  let center: CGPoint

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let own = child.size(for: proposal)
    child.place(at: CGPoint(x: center.x - own.width / 2, y: center.y - own.height / 2), proposal)
  }
}

extension View {
  /// Takes all the room that is offered, and puts the view's middle at a point of it.
  public func position(_ center: CGPoint) -> some View {
    ModifiedView(content: self, modifier: PositionModifier(center: center))
  }

  /// The same by two lengths from the top left, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
