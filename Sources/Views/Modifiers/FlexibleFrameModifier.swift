// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bounds for width and height.
struct FlexibleFrameModifier: ContentModifier {
  /// The bounds along one axis.
  struct Bounds: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    func proposal(_ offered: CGFloat?) -> CGFloat? {
      guard let length = offered ?? ideal else { return nil }
      return max(minimum ?? 0, min(length, maximum ?? .infinity))
    }

    /// A bound makes the frame follow what it is offered up to that bound, and otherwise its
    /// content; this is what SwiftUI does.
    func length(_ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
      var length = own
      let asked = offered ?? ideal ?? own
      if let minimum { length = max(minimum, min(length, asked)) }
      if let maximum { length = min(maximum, max(length, asked)) }
      return length
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let own = child.size(for: inner(proposal))
    return CGSize(
      width: width.length(own.width, proposal.width),
      height: height.length(own.height, proposal.height))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let inner = inner(proposal)
    child.place(at: alignment.origin(of: child.size(for: inner), in: size, direction), inner)
  }
}

extension View {
  /// Bounds for the size, in points. With `maxWidth: .infinity` the frame takes all the width that
  /// it is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: FlexibleFrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}
