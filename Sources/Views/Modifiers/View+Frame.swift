// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fixed width or height, or both.
struct FrameModifier: ContentModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// What is no length is none.
  static func length(_ given: CGFloat?) -> CGFloat? {
    given.flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = child.size(for: inner(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat {
    let own = child.size(for: inner(proposal))
    return alignment.vertical.offset(in: (height ?? own.height) - own.height)
      + child.baseline(line, for: inner(proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let inner = inner(proposal)
    child.place(at: alignment.origin(of: child, inner, in: size, direction), inner)
  }

  func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (
      alignment.origin(of: child, inner, in: size(of: child, proposal), .leftToRight), inner
    )
  }
}

extension View {
  /// A fixed size, in points; nil leaves that side to the view, and so does what is no length, as
  /// `.infinity`.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: FrameModifier(
        width: FrameModifier.length(width), height: FrameModifier.length(height),
        alignment: alignment))
  }
}

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

    /// What the content is placed with: where nothing is offered, a content at a bound fills the frame,
    /// as it does in SwiftUI.
    func placement(_ offered: CGFloat?, in length: CGFloat) -> CGFloat? {
      guard offered == nil, ideal == nil else { return proposal(offered) }
      let isBetween = minimum ?? -.infinity < length && length < maximum ?? .infinity
      return isBetween ? nil : length
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

  private func placement(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placement(proposal.width, in: size.width),
      height: height.placement(proposal.height, in: size.height))
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
    let inner = placement(proposal, in: size)
    child.place(at: alignment.origin(of: child, inner, in: size, direction), inner)
  }

  func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(of: child, proposal)
    let inner = placement(proposal, in: size)
    return (alignment.origin(of: child, inner, in: size, .leftToRight), inner)
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

  func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat {
    child.baseline(line, for: inner(proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    child.place(at: .zero, inner(proposal))
  }

  func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }
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

struct ZIndexModifier: ContentModifier {
  let zIndex: Double?
}

struct LayoutPriorityModifier: ContentModifier {
  let layoutPriority: Double?
}

extension View {
  /// Draws the view in front of its siblings with a lower number; 0 where none is given.
  public func zIndex(_ value: Double) -> some View {
    ModifiedView(content: self, modifier: ZIndexModifier(zIndex: value))
  }

  /// Offers the view room before its siblings with a lower number; 0 where none is given.
  public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(content: self, modifier: LayoutPriorityModifier(layoutPriority: value))
  }
}
