// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
  /// A view that comes and goes, for those inside who ask, with the page that it is on.
  func onPage(isShown: Bool) -> some View {
    EnvironmentView(content: self) {
      $0.known.isOnShownPage = $0.known.isOnShownPage && isShown
    }
  }
}

/// Takes the room that is offered, and no more where its views are larger: what stands beside a page, as
/// tabs and a title, keeps its place. Where nothing is offered it is as large as its views.
struct PageRoom: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: side(proposal.width, sizes.map(\.width)),
      height: side(proposal.height, sizes.map(\.height)))
  }

  private func side(_ offered: CGFloat?, _ own: [CGFloat]) -> CGFloat {
    guard let offered, offered > 0 else { return own.max() ?? 0 }
    return offered
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
