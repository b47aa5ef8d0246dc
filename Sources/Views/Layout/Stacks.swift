// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views side by side.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8, and none beside a `Spacer`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension HStack: Container {
  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, vertical: alignment)
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8, and none beside a `Spacer`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension VStack: Container {
  var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, horizontal: alignment)
  }
}

/// Views one upon the other, the last one in front.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Back to front; the alignment says where smaller views stand.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension ZStack: Container {
  var arrangement: LayerArrangement { LayerArrangement(alignment: alignment) }
}

/// Views one upon the other: each is offered all the room.
struct LayerArrangement: PlacingArrangement {
  let alignment: Alignment

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    guard asksForGuides(children) else {
      var size = CGSize.zero
      for child in children {
        let own = child.size(for: proposal)
        size.width = max(size.width, own.width)
        size.height = max(size.height, own.height)
      }
      return size
    }
    let (before, behind) = reach(of: children, proposal)
    return CGSize(width: before.x + behind.x, height: before.y + behind.y)
  }

  /// Where the views begin, from the side where lines begin, and what they are offered.
  @MainActor func places(
    of children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    // Where nobody says how large it is, what fills it is as large as it has become.
    let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
    guard asksForGuides(children) else {
      return children.map {
        (alignment.origin(of: $0.size(for: proposal), in: size, .leftToRight), proposal)
      }
    }
    let (line, behind) = reach(of: children, proposal)
    // Room that is left, or missing, is shared as where nothing is said.
    let spare = alignment.origin(
      of: CGSize(width: line.x + behind.x, height: line.y + behind.y), in: size, .leftToRight)
    return children.map { child in
      let guides = guides(of: child, proposal)
      return (
        CGPoint(x: spare.x + line.x - guides.x, y: spare.y + line.y - guides.y), proposal
      )
    }
  }

  /// Places views on a view that is there, or behind it, by its lines.
  @MainActor
  func place(
    _ children: [ViewNode], on base: (node: ViewNode, proposal: ProposedViewSize)?,
    in size: CGSize, _ direction: LayoutDirection
  ) {
    let proposal = ProposedViewSize(size)
    for child in children {
      child.place(
        at: alignment.origin(of: child, proposal, in: size, direction, base: base), proposal)
    }
  }

  func baseline(
    _ line: LineOfText, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat {
    guard line == .last else { return children.first?.baseline(for: proposal) ?? 0 }
    let places = places(of: children, in: size(of: children, proposal), proposal)
    return zip(children, places).map { $1.origin.y + $0.baseline(.last, for: $1.proposal) }.max()
      ?? 0
  }

  func explicitGuide(
    _ line: AlignmentLine, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard children.contains(where: { $0.explicitGuide(line, for: proposal) != nil })
    else { return nil }
    let before = reach(of: children, proposal).before
    return line.merged(
      children.compactMap { child in
        child.explicitGuide(line, for: proposal)
          .map { $0 + before[line.axis] - guides(of: child, proposal)[line.axis] }
      })
  }

  @MainActor private func asksForGuides(_ children: [ViewNode]) -> Bool {
    !alignment.isSimple || children.first?.graph.hasGuides == true
  }

  @MainActor private func guides(of child: ViewNode, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: child.guide(.horizontal(alignment.horizontal), for: proposal),
      y: child.guide(.vertical(alignment.vertical), for: proposal))
  }

  /// How far the views reach before the lines that they share, and behind.
  @MainActor private func reach(
    of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> (before: CGPoint, behind: CGPoint) {
    var (before, behind) = (CGPoint.zero, CGPoint.zero)
    for (place, child) in children.enumerated() {
      let (own, guides) = (child.size(for: proposal), guides(of: child, proposal))
      let rest = CGPoint(x: own.width - guides.x, y: own.height - guides.y)
      before = place == 0 ? guides : CGPoint(x: max(before.x, guides.x), y: max(before.y, guides.y))
      behind = place == 0 ? rest : CGPoint(x: max(behind.x, rest.x), y: max(behind.y, rest.y))
    }
    return (before, behind)
  }
}
