// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a view of fixed proportions takes the room that it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as it can be inside.
  case fit
  /// As small as it can be so that nothing is left free; it may stand over.
  case fill
}

/// Offers the view a room of fixed proportions.
struct AspectRatioModifier: ContentModifier {
  /// Width by height; nil for the view's own.
  let ratio: CGFloat?
  let mode: ContentMode

  private func inner(_ child: ViewNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let natural = child.size(for: .unspecified)
    let ratio = ratio ?? (natural.height > 0 ? natural.width / natural.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    func wide(_ width: CGFloat) -> ProposedViewSize {
      ProposedViewSize(width: width, height: width / ratio)
    }
    func high(_ height: CGFloat) -> ProposedViewSize {
      ProposedViewSize(width: height * ratio, height: height)
    }
    switch (width, height) {
    case (let width?, let height?):
      return (width / ratio <= height) == (mode == .fit) ? wide(width) : high(height)
    case (let width?, nil): return wide(width)
    case (nil, let height?): return high(height)
    case (nil, nil): return wide(natural.width)
    }
  }

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(child, proposal))
  }

  func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat {
    child.baseline(line, for: inner(child, proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    child.place(at: .zero, inner(child, proposal))
  }

  func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(child, proposal)) }
}

extension View {
  /// Keeps the view's proportions, width by height; nil for its own.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    ModifiedView(
      content: self, modifier: AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// The same by a size that has the proportions.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// As large as it can be inside, in its own proportions.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// So large that nothing is left free, in its own proportions.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
