// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views in a row or in a column.
///
/// The room is given out as SwiftUI does: higher priorities first, and among equals the least
/// flexible first, each being offered an equal part of what is left.
struct StackArrangement: Arrangement {
  /// Between two views where no other number is given, in points, as in SwiftUI.
  static let standardSpacing: CGFloat = 8

  let axis: Axis
  var spacing: CGFloat?
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    let proposals = proposals(for: children, proposal)
    var size = CGSize.zero
    var baseline: CGFloat = 0
    var descent: CGFloat = 0
    for (child, proposal) in zip(children, proposals) {
      let own = child.size(for: proposal)
      size[axis] += own[axis]
      size[axis.other] = max(size[axis.other], own[axis.other])
      if alignsBaselines {
        let above = child.baseline(for: proposal)
        baseline = max(baseline, above)
        descent = max(descent, own.height - above)
      }
    }
    size[axis] += totalSpacing(children)
    if alignsBaselines { size.height = baseline + descent }
    return size
  }

  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection
  ) {
    let proposals = proposals(for: children, proposal)
    let baseline =
      alignsBaselines
      ? zip(children, proposals).map { $0.baseline(for: $1) }.max() ?? 0 : 0
    var position: CGFloat = 0
    for index in children.indices {
      let (child, proposal) = (children[index], proposals[index])
      let own = child.size(for: proposal)
      if index > 0 { position += gap(children[index - 1], child) }
      var origin = CGPoint.zero
      switch axis {
      case .horizontal:
        origin.x = direction == .leftToRight ? position : size.width - position - own.width
        origin.y =
          alignsBaselines
          ? baseline - child.baseline(for: proposal)
          : vertical.offset(in: size.height - own.height)
      case .vertical:
        origin.x = horizontal.offset(in: size.width - own.width, direction)
        origin.y = position
      }
      child.place(at: origin, proposal)
      position += own[axis]
    }
  }

  func firstBaseline(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGFloat {
    let proposals = proposals(for: children, proposal)
    switch axis {
    case .horizontal: return zip(children, proposals).map { $0.baseline(for: $1) }.max() ?? 0
    case .vertical:
      guard let child = children.first, let proposal = proposals.first else { return 0 }
      return child.baseline(for: proposal)
    }
  }

  private var alignsBaselines: Bool { axis == .horizontal && vertical == .firstTextBaseline }

  @MainActor private func gap(_ first: ViewNode, _ second: ViewNode) -> CGFloat {
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
