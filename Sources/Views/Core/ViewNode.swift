// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What stands for one view from the moment it appears until it goes: its place, its size, its
/// elements and what it draws.
///
/// A *transparent* node (a tuple, a condition, a view with a body) has no place of its own: the
/// nodes inside it are laid out by the nearest node that has one.
@MainActor
public class ViewNode {
  final let graph: ViewGraph
  /// Only its parent keeps a node, and a node that leaves the tree forgets its parent; a weak
  /// reference would make every use of the parent slower.
  final unowned var parent: ViewNode?
  final var scope: EnvironmentScope

  /// The top left, in the coordinates of the node that placed this one.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  final private(set) var proposal = ProposedViewSize.unspecified
  final private var needsLayout = true
  final private var isPlaced = false
  final var motion: NodeMotion?
  final private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  init(_ context: NodeContext) {
    graph = context.graph
    scope = context.scope
    graph.onNode?(self)
  }

  final var environment: EnvironmentValues { scope.values }
  final var context: NodeContext { NodeContext(graph: graph, scope: scope) }

  final func adopt(_ child: ViewNode) { child.parent = self }

  // MARK: Scrolling

  /// What moves the nodes inside, for a node that scrolls them.
  var scrolled: Scroller? { nil }
  /// The place of what stands between this node and those that it lays out.
  var innerOrigin: CGPoint { .zero }
  /// From the coordinates of what is inside to the node's own, where it shows it elsewhere.
  var innerEffect: AffineTransform? { nil }
  /// A node right inside whose view has this identity.
  func ownNode(identifiedBy id: AnyHashable) -> ViewNode? { nil }

  // MARK: Structure

  var isTransparent: Bool { false }
  /// Whether a node inside can come or go without its owner's own emptiness changing.
  var isContainer: Bool { false }
  /// What can be chosen, where the node is in a menu.
  var menuItem: (any MenuItemView)? { nil }
  /// Whether it always stands for the same one thing, so that an outer modifier may share its
  /// element without losing it when a condition changes.
  var isFixed: Bool { true }

  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// The nodes to lay out, in order.
  func appendLayoutNodes(to list: inout [ViewNode]) { list.append(self) }

  /// The list of nodes inside is no longer what it was.
  func structureChanged() {}

  final func invalidateStructure() {
    graph.structureChanged = true
    var node: ViewNode? = self
    while let current = node {
      current.structureChanged()
      if current.isContainer { break }
      node = current.parent
    }
    invalidateLayout()
  }

  /// The node leaves the tree for good.
  func unmount() {
    forEachChild { $0.unmount() }
    parent = nil
  }

  func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    forEachChild { $0.environmentChanged(scope) }
  }

  // MARK: Layout

  var zIndex: Double { 0 }
  var layoutPriority: Double { 0 }
  var isSpacer: Bool { false }
  /// The direction of the stack round a spacer; others do not care.
  var spacerAxis: Axis? {
    get { nil }
    set {}
  }

  /// The size that the node takes when it is offered the proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    let size = measure(proposal)
    // A stack asks for four: none, zero, infinite and the one it settles on.
    if sizes.count >= 6 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// From the top to the first line of text; the bottom where there is none.
  func firstBaseline(for proposal: ProposedViewSize) -> CGFloat { size(for: proposal).height }

  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(for: proposal)
    if isPlaced, origin != self.origin || size != self.size {
      moved(
        from: CGRect(origin: self.origin, size: self.size),
        to: CGRect(origin: origin, size: size))
    }
    isPlaced = true
    if self.origin != origin {
      self.origin = origin
      graph.needsDisplay = true
    }
    guard needsLayout || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    needsLayout = false
    graph.needsDisplay = true
    arrange()
  }

  /// Places the nodes inside; `size` and `proposal` are known.
  func arrange() {}

  func invalidateLayout() {
    var node: ViewNode? = self
    while let current = node {
      current.forgetSizes()
      if current.stopsLayoutInvalidation { return }
      node = current.parent
    }
    graph.layoutChanged = true
    graph.invalidate()
  }

  func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    needsLayout = true
  }

  /// True while the node builds its content during layout and lays it out itself.
  var stopsLayoutInvalidation: Bool { false }

  final func invalidateDisplay() {
    graph.needsDisplay = true
    graph.invalidate()
  }

  // MARK: Drawing

  /// Draws with the node's top left at `offset`.
  func draw(_ list: inout DisplayList, at offset: CGPoint) {}

  // MARK: Elements

  /// The element whose coordinates and size are exactly this node's.
  var geometryElement: ElementHolder? { nil }
  /// The element that an accessibility modifier outside speaks about.
  var semanticElement: ElementHolder? { nil }
  /// Whether there is a text, a gesture or a declaration inside.
  var carriesMeaning: Bool { false }

  /// Decides which elements there are, and what hangs on them: inner nodes first.
  func resolveElements() {}

  /// Gives the elements their places; `transform` leads from the node's coordinates to those of the
  /// element around it.
  func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {}

  final func placeChildElements(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform
  ) {
    child.placeElements(pass, transform.translatedFirst(by: child.origin))
  }
}

/// What a new node gets to know of where it stands.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let scope: EnvironmentScope
}
