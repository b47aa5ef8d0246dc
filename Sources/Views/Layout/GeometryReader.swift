// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that takes all the room it is offered, and builds its content for that room.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// The content is built anew when the room changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { GeometryNode(self, context) }
}

/// The room that a `GeometryReader` has.
public struct GeometryProxy: Hashable, Sendable {
  /// In points.
  public let size: CGSize
}

/// Its content is built during layout, and again when the room, the view or something it read
/// changes.
final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>>, Reader {
  private var content: TypedNode<Content>?
  private var children: [ViewNode] = []
  private var isStale = true
  private var builtSize: CGSize?
  private var isBuilding = false
  var dependencies: [Source] = []
  var dirtyNumber: UInt64 = 0
  private var models = ModelTracking()
  private(set) var isMounted = true

  override func update(_ view: GeometryReader<Content>) {
    super.update(view)
    builtSize = nil
    invalidateLayout()
  }

  func evaluate() {
    dirtyNumber = 0
    builtSize = nil
    invalidateLayout()
  }

  private func build() {
    builtSize = size
    isBuilding = true
    forgetDependencies()
    graph.reading(self) {
      let built = models.track(for: self, of: GeometryReader<Content>.self) {
        view.content(GeometryProxy(size: size))
      }
      if let content {
        content.update(built)
      } else {
        let node = built._makeNode(context)
        adopt(node)
        content = node
        isStale = true
        graph.structureChanged = true
      }
    }
    isBuilding = false
  }

  override var stopsLayoutInvalidation: Bool { isBuilding }
  override var makesContentLate: Bool { true }
  override var isContainer: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) { content.map(body) }
  override func structureChanged() { isStale = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange() {
    if builtSize != size { build() }
    if isStale {
      isStale = false
      children.removeAll(keepingCapacity: true)
      content?.appendLayoutNodes(to: &children)
    }
    LayerArrangement(alignment: .topLeading)
      .place(children, in: size, ProposedViewSize(size), environment.layoutDirection)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    evaluate()
  }

  override func unmount() {
    isMounted = false
    forgetDependencies()
    models.end()
    super.unmount()
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(children, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { children }

  override var carriesMeaning: Bool { children.contains { $0.carriesMeaning } }

  override func resolveElements() {
    for child in children { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    for child in children { placeChildElements(child, pass, transform) }
  }
}
