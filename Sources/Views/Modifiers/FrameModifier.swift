// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fixed width or height, or both.
struct FrameModifier: ContentModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = child.size(for: inner(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  func firstBaseline(of child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    let own = child.size(for: inner(proposal))
    return alignment.vertical.offset(in: (height ?? own.height) - own.height)
      + child.firstBaseline(for: inner(proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let inner = inner(proposal)
    child.place(
      at: alignment.origin(of: child.size(for: inner), in: size, direction), inner)
  }
}

extension View {
  /// A fixed size, in points; nil leaves that side to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: FrameModifier(
        width: width.map { max(0, $0) }, height: height.map { max(0, $0) }, alignment: alignment))
  }
}
