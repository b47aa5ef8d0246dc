// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Views that follow each other in a long stack. Their places are counted from the band's, and their
/// elements stand in one of its own, so that where views before them come, go or change their size,
/// one thing moves and not each of them.
@MainActor
final class StackBand {
  /// What a band's own size follows from, beside its views.
  struct Room: Equatable {
    let stack: StackArrangement
    let proposal: ProposedViewSize
    let breadth: CGFloat
    let isRightToLeft: Bool
  }

  private(set) var nodes: [ViewNode] = []
  /// The top left, in the stack.
  private(set) var origin = CGPoint.zero
  /// The element round those of the views.
  let holder = ElementHolder()
  /// Whether the element is elsewhere than the band.
  private var isMoved = false
  /// Whether elements inside may have another place, or are others.
  var hasStaleElements = true
  /// Whether views came whose elements have not been decided on.
  var hasNewNodes = true
  /// Whether views inside may be shown on their way.
  var hasMotion = false
  /// What the views were placed in; nil where they have to be placed anew.
  private var room: Room?
  private var reaches = DrawnReaches()
  private var knownReach: CGRect?
  /// As long as all views together, and as broad as the broadest.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  init() { holder.element.movesAsOne = true }

  isolated deinit {
    for node in nodes where node.band === self { node.leaveBand() }
  }

  // MARK: Views

  /// To be called when those that were in it, and those that come, have left their bands.
  func take(_ nodes: [ViewNode], axis: Axis) {
    self.nodes = nodes
    hasMotion = false
    for node in nodes {
      node.join(self)
      node.spacerAxis = axis
    }
    hasNewNodes = true
    hasStaleElements = true
    forgetSizes()
    forgetReaches()
  }

  func leave() {
    for node in nodes { node.leaveBand() }
    nodes = []
  }

  // MARK: Layout

  /// A view may have another size.
  func forgetSizes() {
    room = nil
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }

  func size(for proposal: ProposedViewSize, _ stack: StackArrangement) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    var size = CGSize.zero
    var last: ViewNode?
    for node in nodes {
      let own = node.size(for: proposal)
      size[stack.axis] += own[stack.axis] + (last.map { stack.gap($0, node) } ?? 0)
      size[stack.axis.other] = max(size[stack.axis.other], own[stack.axis.other])
      last = node
    }
    sizes.append((proposal, size))
    return size
  }

  /// Places the band, and in it the views where their places may be others.
  func place(at origin: CGPoint, in room: Room) {
    let old = self.origin
    move(to: origin)
    guard self.room != room else { return moveNodes(from: old) }
    self.room = room
    let (stack, proposal) = (room.stack, room.proposal)
    let length = size(for: proposal, stack)[stack.axis]
    var position: CGFloat = 0
    var last: ViewNode?
    for node in nodes {
      let own = node.size(for: proposal)
      if let last { position += stack.gap(last, node) }
      var place = stack.start(of: own, at: position, breadth: room.breadth)
      if room.isRightToLeft {
        let whole = stack.axis == .horizontal ? length : room.breadth
        place.x = whole - place.x - own.width
      }
      node.place(inBandAt: place, from: old, proposal)
      position += own[stack.axis]
      last = node
    }
    forgetReaches()
  }

  /// Places the views where somebody else says, in the coordinates of the stack.
  func place(at places: ArraySlice<(origin: CGPoint, proposal: ProposedViewSize)>) {
    let old = origin
    if let first = places.first { move(to: first.origin) }
    room = nil
    for (node, place) in zip(nodes, places) {
      let inside = CGPoint(x: place.origin.x - origin.x, y: place.origin.y - origin.y)
      node.place(inBandAt: inside, from: old, place.proposal)
    }
    forgetReaches()
  }

  private func move(to origin: CGPoint) {
    guard origin != self.origin else { return }
    self.origin = origin
    isMoved = true
  }

  /// The views are elsewhere with the band: those that are shown on their way, now or from now on,
  /// have to know.
  private func moveNodes(from old: CGPoint) {
    guard old != origin, let graph = nodes.first?.graph else { return }
    let mayMove = graph.mayMove
    guard mayMove || hasMotion else { return }
    for node in nodes where mayMove || node.motion != nil { node.movedWithBand(from: old) }
  }

  // MARK: Drawing

  func reachChanged(of node: ViewNode) {
    reaches.forget(node)
    knownReach = nil
  }

  private func forgetReaches() {
    reaches.forget()
    knownReach = nil
  }

  /// All that the views draw on, in the coordinates of the stack.
  var reach: CGRect {
    let inside =
      knownReach
      ?? nodes.reduce(CGRect.null) { reach, node in
        reach.union(node.reach.offsetBy(dx: node.bandPlace.x, dy: node.bandPlace.y))
      }
    knownReach = inside
    return inside.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Calls with the views, in order, that draw into a part of the stack's room.
  func forEachNode(drawingInto seen: CGRect, _ body: (ViewNode) -> Void) {
    let reach = reach
    guard reach.minX <= seen.maxX, reach.maxX >= seen.minX, reach.minY <= seen.maxY,
      reach.maxY >= seen.minY
    else { return }
    let inside = seen.offsetBy(dx: -origin.x, dy: -origin.y)
    for place in reaches.places(of: nodes, meeting: inside) { body(nodes[place]) }
  }

  // MARK: Elements

  /// Places the element and those inside that may have another place.
  func placeElements(
    _ pass: ElementPass, _ transform: AffineTransform, environment: EnvironmentValues,
    inside: (ViewNode) -> Void
  ) {
    isMoved = false
    pass.keepingUnforced(!hasStaleElements) {
      if !pass.keepsInside { hasStaleElements = false }
      pass.place(holder, transform.translatedFirst(by: origin), .zero, environment: environment) {
        for node in nodes { inside(node) }
      }
    }
  }

  func placeMovedElement(_ pass: ElementPass, _ transform: AffineTransform) {
    guard isMoved else { return }
    isMoved = false
    pass.move(holder, transform.translatedFirst(by: origin))
  }
}

extension ViewNode {
  /// Keeps its place.
  fileprivate func join(_ band: StackBand) {
    if motion != nil { band.hasMotion = true }
    enterBand(band)
  }
}
