// SPDX-License-Identifier: Apache-2.0

import Foundation

struct FixedSizeModifier: ContentModifier {
  let axes: Axis.Set

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  func firstBaseline(of child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    child.firstBaseline(for: inner(proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    child.place(at: .zero, inner(proposal))
  }
}

extension View {
  /// Takes the view's ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The same along some axes; along the others the view takes what it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return ModifiedView(content: self, modifier: FixedSizeModifier(axes: axes))
  }
}
