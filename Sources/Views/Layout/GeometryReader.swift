// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

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
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize
  /// Nil for a proxy of no view.
  let place: GeometryPlace?
  /// How often the content was built for another place.
  var moves = 0

  init(size: CGSize, place: GeometryPlace? = nil, moves: Int = 0) {
    self.size = size
    self.place = place
    self.moves = moves
  }

  /// Where the view is, in points of the space. A content that asks is built anew when the answer is
  /// another one: after a layout, and while something round it is scrolled.
  @MainActor @preconcurrency
  public func frame(in space: CoordinateSpace) -> CGRect {
    place?.frame(in: space) ?? CGRect(origin: .zero, size: size)
  }

  /// The same for a space by its name.
  @MainActor @preconcurrency
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Where an anchor is now, in points of the view's own space; a content that asks is built anew when
  /// the answer is another one.
  @MainActor @preconcurrency
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(place?.frame(of: anchor.source, in: anchor.node) ?? .zero)
  }

  /// The view's own bounds in another space; nil where no view round it has the name.
  @MainActor @preconcurrency
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    place?.bounds(of: space)
  }

  /// Along which the innermost scroll view round the view moves.
  @MainActor var scrollAxis: Axis { place?.scrollAxis ?? .vertical }

  /// None: a window has no bars or corners that cover its content.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension GeometryProxy: Hashable {
  public static func == (left: GeometryProxy, right: GeometryProxy) -> Bool {
    left.size == right.size && left.moves == right.moves && left.place === right.place
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(moves)
  }
}

/// Its content is built during layout, and again when the room, the view or something it read
/// changes.
final class GeometryNode<Content: View>: KeepingNode<GeometryReader<Content>>, Reader,
  PlaceFollower
{
  private var content: TypedNode<Content>?
  private var children: [ViewNode] = []
  private var isStale = true
  private var builtSize: CGSize?
  private var isBuilding = false
  var dependencies: [Source] = []
  var parts: [ReadPart] = []
  var dirtyNumber: UInt64 = 0
  var mustRun = false
  private var models = ModelTracking()
  private(set) var isMounted = true
  private lazy var place = GeometryPlace(self)
  private var moves = 0

  func followPlace() {
    guard isMounted, builtSize != nil, place.isStale else { return }
    moves += 1
    evaluate()
  }

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

  override func distrust() { graph.invalidate(self) }

  private func build() {
    builtSize = size
    isBuilding = true
    beginReading()
    place.forget()
    if content == nil { graph.places.add(self) }
    graph.reading(self) {
      let built = models.track(for: self, of: GeometryReader<Content>.self) {
        view.content(GeometryProxy(size: size, place: place, moves: moves))
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
    graph.places.remove(self)
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
