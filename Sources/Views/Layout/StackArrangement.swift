// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views in a row or in a column.
///
/// The room is given out as SwiftUI does: higher priorities first, and among equals the least
/// flexible first, each being offered an equal part of what is left.
struct StackArrangement: PlacingArrangement {
  /// Between two views where no other number is given, in points, as in SwiftUI.
  static let standardSpacing: CGFloat = 8

  let axis: Axis
  var spacing: CGFloat?
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    let proposals = proposals(for: children, proposal)
    let asks = asksForGuides(children)
    var size = CGSize.zero
    var before: CGFloat = 0
    var behind: CGFloat = 0
    for (index, (child, proposal)) in zip(children, proposals).enumerated() {
      let own = child.size(for: proposal)
      size[axis] += own[axis]
      guard asks else {
        size[axis.other] = max(size[axis.other], own[axis.other])
        continue
      }
      let place = child.guide(line, for: proposal)
      before = index == 0 ? place : max(before, place)
      behind = index == 0 ? own[axis.other] - place : max(behind, own[axis.other] - place)
    }
    size[axis] += totalSpacing(children)
    if asks { size[axis.other] = before + behind }
    return size
  }

  /// Where the views begin, from the side where lines begin, and what they are offered.
  @MainActor func places(
    of children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    var proposals = proposals(for: children, proposal)
    // Where nobody says how broad the stack is, what fills its breadth is as broad as the stack has become.
    if proposal[axis.other] == nil {
      for place in proposals.indices { proposals[place][axis.other] = size[axis.other] }
    }
    return zip(starts(of: children, proposals, in: size), proposals).map { ($0, $1) }
  }

  /// Where the views begin, from the side where lines begin.
  @MainActor private func starts(
    of children: [ViewNode], _ proposals: [ProposedViewSize], in size: CGSize
  ) -> [CGPoint] {
    let asks = asksForGuides(children)
    let shared = asks ? zip(children, proposals).map { $0.guide(line, for: $1) }.max() ?? 0 : 0
    var position: CGFloat = 0
    return children.indices.map { index in
      let (child, proposal) = (children[index], proposals[index])
      let own = child.size(for: proposal)
      if index > 0 { position += gap(children[index - 1], child) }
      var start = CGPoint.zero
      start[axis] = position
      start[axis.other] =
        asks
        ? shared - child.guide(line, for: proposal)
        : line.kind.place(in: size[axis.other] - own[axis.other]) ?? 0
      position += own[axis]
      return start
    }
  }

  /// Where a view begins that begins there along the axis, from the side where lines begin.
  @MainActor func start(of own: CGSize, at position: CGFloat, breadth: CGFloat) -> CGPoint {
    var start = CGPoint.zero
    start[axis] = position
    start[axis.other] = line.kind.place(in: breadth - own[axis.other]) ?? 0
    return start
  }

  var stack: StackArrangement? { self }

  func explicitGuide(
    _ line: AlignmentLine, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let proposals = proposals(for: children, proposal)
    guard zip(children, proposals).contains(where: { $0.explicitGuide(line, for: $1) != nil })
    else { return nil }
    let starts = starts(of: children, proposals, in: size(of: children, proposal))
    return line.merged(
      children.indices.compactMap { index in
        children[index].explicitGuide(line, for: proposals[index])
          .map { $0 + starts[index][line.axis] }
      })
  }

  /// The line that all views share.
  private var line: AlignmentLine {
    axis == .horizontal ? .vertical(vertical) : .horizontal(horizontal)
  }

  /// Whether the views themselves say where the line is.
  @MainActor func asksForGuides(_ children: [ViewNode]) -> Bool {
    line.kind.place(in: 0) == nil || children.first?.graph.hasGuides == true
  }

  func baseline(
    _ line: LineOfText, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat {
    let proposals = proposals(for: children, proposal)
    switch axis {
    case .horizontal where line == .first:
      return zip(children, proposals).map { $0.baseline(for: $1) }.max() ?? 0
    case .vertical where line == .first:
      guard let child = children.first, let proposal = proposals.first else { return 0 }
      return child.baseline(for: proposal)
    case .horizontal, .vertical:
      let starts = starts(of: children, proposals, in: size(of: children, proposal))
      return children.indices.map {
        starts[$0].y + children[$0].baseline(.last, for: proposals[$0])
      }.max() ?? 0
    }
  }

  @MainActor func gap(_ first: ViewNode, _ second: ViewNode) -> CGFloat {
    if let spacing { return spacing }
    return first.isSpacer || second.isSpacer ? 0 : Self.standardSpacing
  }

  @MainActor private func totalSpacing(_ children: [ViewNode]) -> CGFloat {
    zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
  }

  /// What each view is offered.
  @MainActor private func proposals(
    for children: [ViewNode], _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    for child in children { child.spacerAxis = axis }
    var result = [ProposedViewSize](repeating: proposal, count: children.count)
    guard let room = proposal[axis], room.isFinite else { return result }
    var left = room - totalSpacing(children)
    var order = children.indices.map { index in
      (
        index: index, child: children[index], priority: children[index].layoutPriority,
        flexibility: flexibility(children[index], proposal)
      )
    }
    order.sort { first, second in
      first.priority != second.priority
        ? first.priority > second.priority
        : (first.flexibility, first.index) < (second.flexibility, second.index)
    }
    var start = 0
    while start < order.count {
      let priority = order[start].priority
      let end =
        order[start...].firstIndex { $0.priority != priority } ?? order.count
      let reserved = order[end...].reduce(0) { sum, entry in
        sum + minimum(entry.child, proposal)
      }
      left -= reserved
      for place in start..<end {
        let entry = order[place]
        result[entry.index][axis] = max(0, left / CGFloat(end - place))
        left -= entry.child.size(for: result[entry.index])[axis]
      }
      left += reserved
      start = end
    }
    return result
  }

  @MainActor private func minimum(_ child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    var least = proposal
    least[axis] = 0
    return child.size(for: least)[axis]
  }

  @MainActor private func flexibility(_ child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    var most = proposal
    most[axis] = .infinity
    return child.size(for: most)[axis] - minimum(child, proposal)
  }
}
