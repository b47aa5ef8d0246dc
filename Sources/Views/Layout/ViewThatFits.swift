// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first of several views that fits into the room there is; the last one where none does.
///
/// All of them are made, with their states; one is seen and heard.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: Along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FittingNode(self, content: content._makeNode(context), context)
  }
}

final class FittingNode<Content: View>: KeepingNode<ViewThatFits<Content>> {
  private let content: TypedNode<Content>
  private var candidates: [ViewNode] = []
  private var isStale = true
  private var shown: ViewNode?

  init(_ view: ViewThatFits<Content>, content: TypedNode<Content>, _ context: NodeContext) {
    self.content = content
    super.init(view, context)
    adopt(content)
  }

  override func update(_ view: ViewThatFits<Content>) {
    if view.axes != self.view.axes { invalidateLayout() }
    super.update(view)
    content.update(view.content)
  }

  override var isContainer: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func structureChanged() { isStale = true }

  private func fitting(_ proposal: ProposedViewSize) -> ViewNode? {
    if isStale {
      isStale = false
      candidates.removeAll(keepingCapacity: true)
      content.appendLayoutNodes(to: &candidates)
    }
    // Along an axis that is not looked at it gets what there is: a text is broken into lines before its
    // height counts.
    var offered = proposal
    for axis in view.axes.each { offered[axis] = nil }
    return candidates.first { node in
      let ideal = node.size(for: offered)
      return view.axes.each.allSatisfy { axis in
        proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fitting(proposal)?.size(for: proposal) ?? .zero
  }

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    fitting(proposal)?.baseline(line, for: proposal) ?? 0
  }

  override func arrange() {
    let node = fitting(proposal)
    if node !== shown {
      shown = node
      graph.structureChanged = true
    }
    node?.place(at: .zero, proposal)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(drawnNodes, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { shown.map { [$0] } ?? [] }
  override var carriesMeaning: Bool { shown?.carriesMeaning ?? false }
  override func resolveElements() { shown?.resolveElements() }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    if let shown { placeChildElements(shown, pass, transform) }
  }
}
