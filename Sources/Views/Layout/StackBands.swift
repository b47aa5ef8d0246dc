// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The views of a long stack, a hundred or so to a band: what comes, goes or changes its size costs
/// what is done for one band, and a look at each of the others.
@MainActor
struct StackBands {
  /// Stacks with fewer views do without: each view has a place of its own.
  private static let worthwhileCount = 256
  private static let standardCount = 96
  private static let largestCount = 192
  private static let smallestCount = 32

  private(set) var list: [StackBand] = []
  private let axis: Axis

  /// - Returns: Nil for few views, and for views that are not drawn in their order.
  ///
  /// - Parameter bands: Those that there were.
  init?(_ children: [ViewNode], _ stack: StackArrangement, of bands: StackBands?) {
    let isWorthwhile = children.count >= Self.worthwhileCount / (bands == nil ? 1 : 2)
    guard isWorthwhile, bands.map({ $0.axis == stack.axis }) ?? true else { return nil }
    axis = stack.axis
    list = bands?.list ?? []
    take(children)
  }

  /// All views are on their own again.
  func dissolve() {
    for band in list { band.leave() }
  }

  private mutating func take(_ children: [ViewNode]) {
    var (first, start) = (0, 0)
    while first < list.count, Self.holds(list[first], children, at: start) {
      start += list[first].nodes.count
      first += 1
    }
    var (last, end) = (list.count, children.count)
    while last > first, end - list[last - 1].nodes.count >= start,
      Self.holds(list[last - 1], children, at: end - list[last - 1].nodes.count)
    {
      last -= 1
      end -= list[last].nodes.count
    }
    if first == last, start == end { return }
    // A band that is left with few views shares them with a neighbour.
    if end - start < Self.smallestCount {
      if last < list.count {
        end += list[last].nodes.count
        last += 1
      } else if first > 0 {
        first -= 1
        start -= list[first].nodes.count
      }
    }
    var others = Array(list[first..<last])
    for band in others { band.leave() }
    var made: [StackBand] = []
    let count = end - start
    if count > 0 {
      let parts =
        count <= Self.largestCount
        ? 1 : (count + Self.standardCount - 1) / Self.standardCount
      for part in 0..<parts {
        let range = (start + count * part / parts)..<(start + count * (part + 1) / parts)
        let band = others.isEmpty ? StackBand() : others.removeFirst()
        band.take(Array(children[range]), axis: axis)
        made.append(band)
      }
    }
    list.replaceSubrange(first..<last, with: made)
  }

  private static func holds(_ band: StackBand, _ children: [ViewNode], at start: Int) -> Bool {
    let nodes = band.nodes
    guard start + nodes.count <= children.count else { return false }
    for index in nodes.indices where nodes[index] !== children[start + index] { return false }
    return true
  }

  // MARK: Layout

  /// Forgets what followed from how the stack arranges its views.
  func forgetSizes() {
    for band in list { band.forgetSizes() }
  }

  /// The size of all views together, where each is offered the same; nil where they share the room.
  func size(for proposal: ProposedViewSize, _ stack: StackArrangement) -> CGSize? {
    guard isEven(proposal, stack) else { return nil }
    var size = CGSize.zero
    forEachStart(proposal, stack) { band, start in
      let own = band.size(for: proposal, stack)
      size[axis] = start + own[axis]
      size[axis.other] = max(size[axis.other], own[axis.other])
    }
    return size
  }

  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ stack: StackArrangement, _ direction: LayoutDirection
  ) {
    let isRightToLeft = direction == .rightToLeft
    guard isEven(proposal, stack) else {
      var places = stack.places(of: children, in: size, proposal)
      if isRightToLeft {
        for index in places.indices {
          let own = children[index].size(for: places[index].proposal)
          places[index].origin.x = size.width - places[index].origin.x - own.width
        }
      }
      var start = 0
      for band in list {
        band.place(at: places[start..<(start + band.nodes.count)])
        start += band.nodes.count
      }
      return
    }
    let room = StackBand.Room(
      stack: stack, proposal: proposal, breadth: size[axis.other], isRightToLeft: isRightToLeft)
    forEachStart(proposal, stack) { band, start in
      var origin = CGPoint.zero
      origin[axis] = start
      if isRightToLeft, axis == .horizontal {
        origin.x = size.width - start - band.size(for: proposal, stack).width
      }
      band.place(at: origin, in: room)
    }
  }

  private func forEachStart(
    _ proposal: ProposedViewSize, _ stack: StackArrangement, _ body: (StackBand, CGFloat) -> Void
  ) {
    var position: CGFloat = 0
    var last: ViewNode?
    for band in list {
      if let last, let first = band.nodes.first { position += stack.gap(last, first) }
      body(band, position)
      position += band.size(for: proposal, stack)[axis]
      last = band.nodes.last
    }
  }

  /// Whether each view is offered the same, and none says where its lines are.
  private func isEven(_ proposal: ProposedViewSize, _ stack: StackArrangement) -> Bool {
    guard let first = list.first?.nodes.first else { return false }
    return proposal[axis].map { !$0.isFinite } ?? true && !stack.asksForGuides([first])
  }
}
