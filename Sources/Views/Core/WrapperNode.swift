// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node with a place, round one view: what modifiers are made of. By itself it takes the size and
/// the place of what is inside.
class WrapperNode<V: View, Content: View>: TypedNode<V> {
  let content: TypedNode<Content>
  private var list: [ViewNode] = []
  private var isStale = true
  private var implicit: ImplicitStackNode?

  init(_ view: V, content: TypedNode<Content>, _ context: NodeContext) {
    self.content = content
    super.init(view, context)
    adopt(content)
  }

  /// What is laid out inside: the one node there is, or all of them in a column.
  final var child: ViewNode? {
    if isStale { gather() }
    return list.count <= 1 ? list.first : implicit
  }

  private func gather() {
    isStale = false
    list.removeAll(keepingCapacity: true)
    let gathersLists = graph.gathersLists
    graph.gathersLists = false
    content.appendLayoutNodes(to: &list)
    graph.gathersLists = gathersLists
    guard list.count > 1 else {
      implicit = nil
      return
    }
    let stack = implicit ?? ImplicitStackNode(context)
    stack.parent = self
    stack.children = list
    implicit = stack
  }

  /// Whether the node is what the wrapper stands round, and not beside it.
  final func isContent(_ node: ViewNode) -> Bool {
    node === child || implicit?.children.contains { $0 === node } ?? false
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    guard child === implicit else { return super.placing(child, pass, transform, body) }
    body(transform.translatedFirst(by: child.origin))
  }

  override var innerOrigin: CGPoint { implicit?.origin ?? .zero }
  override var standsRoundOne: Bool { list.count <= 1 }
  override var isFixed: Bool { content.isFixed }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func structureChanged() { isStale = true }
  override func forgetSizes() {
    super.forgetSizes()
    implicit?.forgetSizes()
  }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    if child != nil { list.append(self) }
  }

  override var zIndex: Double { child?.zIndex ?? 0 }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override func layoutValue(_ key: any LayoutValueKey.Type) -> Any? { child?.layoutValue(key) }
  override var spacerAxis: Axis? {
    get { child?.spacerAxis }
    set {
      guard let child, child.spacerAxis != newValue else { return }
      child.spacerAxis = newValue
      if child.spacerAxis == newValue { forgetSizes() }
    }
  }
  override var fillsLine: Bool { child?.fillsLine ?? false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(for: proposal) ?? .zero
  }
  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    child?.baseline(line, for: proposal) ?? 0
  }
  override func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitGuide(line, for: proposal)
  }
  override func arrange() { child?.place(at: .zero, proposal) }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(drawnNodes, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { child.map { [$0] } ?? [] }

  override var semanticElement: ElementHolder? {
    content.isFixed ? child?.semanticElement : nil
  }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }
  override func resolveElements() { child?.resolveElements() }
  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    if let child { placeChildElements(child, pass, transform) }
  }
}
