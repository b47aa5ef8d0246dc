// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that arranges the views inside.
@MainActor
protocol Container: View {
  associatedtype Content: View
  associatedtype Rule: Arrangement

  var content: Content { get }
  var arrangement: Rule { get }
}

/// Where the views of a container go.
protocol Arrangement: Equatable {
  @MainActor
  func size(
    of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGSize
  @MainActor
  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection)
  @MainActor
  func baseline(
    _ line: LineOfText, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat
  /// Where a line is that containers merge and of which the views inside speak; nil where none does.
  @MainActor
  func explicitGuide(
    _ line: AlignmentLine, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat?
  /// Where it puts one view after the other, how it does that.
  var stack: StackArrangement? { get }
}

/// An arrangement that says where views go before it puts them there.
protocol PlacingArrangement: Arrangement {
  /// From the side where lines begin, with what each view is offered.
  @MainActor
  func places(
    of children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)]
}

extension PlacingArrangement {
  @MainActor
  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection
  ) {
    for (child, place) in zip(children, places(of: children, in: size, proposal)) {
      var origin = place.origin
      if direction == .rightToLeft {
        origin.x = size.width - origin.x - child.size(for: place.proposal).width
      }
      child.place(at: origin, place.proposal)
    }
  }
}

extension Arrangement {
  @MainActor
  func explicitGuide(
    _ line: AlignmentLine, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  var stack: StackArrangement? { nil }
}

class ContainerNode<V: Container>: TypedNode<V> {
  private let content: TypedNode<V.Content>
  private var arrangement: V.Rule
  private(set) final var children: [ViewNode] = []
  /// Back to front.
  private var drawOrder: [ViewNode] = []
  /// Whether that is another order than the source's.
  private var hasLevels = false
  private var isStale = true
  private var reaches = DrawnReaches()
  /// Where the views stand in bands, which all do or none.
  private var bands: StackBands?
  /// Whether anything inside meant something when it was last decided which elements there are.
  private var hadMeaning = false

  init(_ view: V, content: TypedNode<V.Content>, _ context: NodeContext) {
    self.content = content
    arrangement = view.arrangement
    super.init(view, context)
    adopt(content)
  }

  override func update(_ view: V) {
    if view.arrangement != arrangement {
      arrangement = view.arrangement
      bands?.forgetSizes()
      invalidateLayout()
    }
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    if scope.values.layoutDirection != environment.layoutDirection { invalidateLayout() }
    super.environmentChanged(scope)
  }

  override var isContainer: Bool { true }
  override var isRow: Bool {
    arrangement is LayerArrangement || arrangement.stack?.axis == .horizontal
  }
  /// Something that only is drawn, behind views on each other.
  override var hasGround: Bool {
    guard arrangement is LayerArrangement else { return false }
    gather()
    guard let last = drawOrder.first, drawOrder.count > 1 else { return false }
    return !last.carriesMeaning && last.drawsItself(in: nil, besideLetters: false)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func structureChanged() { isStale = true }

  final func gather() {
    guard isStale else { return }
    isStale = false
    children.removeAll(keepingCapacity: true)
    content.appendLayoutNodes(to: &children)
    drawOrder = children
    hasLevels = children.contains { $0.zIndex != 0 }
    if hasLevels {
      drawOrder = children.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
    }
    reaches.forget()
    let stack = hasLevels ? nil : arrangement.stack
    let bands = stack.flatMap { StackBands(children, $0, of: self.bands) }
    if bands == nil { self.bands?.dissolve() }
    self.bands = bands
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    gather()
    return arrangement.stack.flatMap { bands?.size(for: proposal, $0) }
      ?? arrangement.size(of: children, proposal)
  }

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    gather()
    return arrangement.baseline(line, of: children, proposal)
  }

  override func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    guard line.isMerged else { return nil }
    gather()
    return arrangement.explicitGuide(line, of: children, proposal)
  }

  override func arrange() {
    gather()
    if let bands, let stack = arrangement.stack {
      bands.place(children, in: size, proposal, stack, environment.layoutDirection)
      return invalidateParts()
    }
    arrangement.place(children, in: size, proposal, environment.layoutDirection)
    reaches.forget()
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    guard let bands, let visible = list.visible, !graph.clock.displacesNodes else {
      return drawInside(drawOrder, known: &reaches, &list, at: offset)
    }
    let seen = visible.offsetBy(dx: -offset.x, dy: -offset.y)
    for band in bands.list {
      band.forEachNode(drawingInto: seen) { drawChild($0, &list, at: offset) }
    }
    drawLeaving(&list, at: offset)
  }

  override func reachChanged(of node: ViewNode) {
    if let band = node.band { band.reachChanged(of: node) } else { reaches.forget(node) }
  }

  override func measureReach() -> CGRect {
    guard let bands else { return reachInside }
    return bands.list.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.reach) }
  }

  override var drawnNodes: [ViewNode] {
    gather()
    return drawOrder
  }

  override var carriesMeaning: Bool {
    gather()
    return children.contains { $0.carriesMeaning }
  }

  override func resolveElements() {
    gather()
    for child in children { child.resolveElements() }
    hadMeaning = children.contains { $0.carriesMeaning }
  }

  override func resolveNewElements() -> Bool {
    gather()
    if let bands {
      for band in bands.list where band.hasNewNodes {
        band.hasNewNodes = false
        resolveNewElements(of: band.nodes)
      }
    } else {
      resolveNewElements(of: children)
    }
    // A modifier outside may ask whether anything inside means something.
    let before = hadMeaning
    hadMeaning = children.contains { $0.carriesMeaning }
    return hadMeaning == before
  }

  private func resolveNewElements(of nodes: [ViewNode]) {
    for node in nodes where !node.hasPlacedElements { node.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    guard bands == nil else {
      forEachBand { band in
        band.placeElements(pass, transform, environment: environment) {
          placeChildElements($0, pass, .identity)
        }
      }
      return
    }
    // Exposed in the order of the source, whatever is drawn in front.
    for child in children { placeChildElements(child, pass, transform) }
  }

  private func forEachBand(_ body: (StackBand) -> Void) { bands?.list.forEach(body) }

  override func placeMovedParts(_ pass: ElementPass, _ transform: AffineTransform) {
    forEachBand { $0.placeMovedElement(pass, transform) }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    if child.band != nil {
      return pass.numbering(nil) { body(.translation(child.bandPlace)) }
    }
    guard hasLevels else { return super.placing(child, pass, transform, body) }
    pass.raising(to: child.zIndex) { super.placing(child, pass, transform, body) }
  }
}

/// Lays out, in a column, the several views that stand inside a modifier for one.
final class ImplicitStackNode: ViewNode {
  var children: [ViewNode] = []
  private let arrangement = StackArrangement(axis: .vertical)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: children, proposal)
  }

  override func arrange() {
    arrangement.place(children, in: size, proposal, environment.layoutDirection)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(children, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { children }
  override var hasPiece: Bool { false }

  override var carriesMeaning: Bool { children.contains { $0.carriesMeaning } }

  override func resolveElements() {
    for child in children { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    for child in children { placeChildElements(child, pass, transform) }
  }
}
