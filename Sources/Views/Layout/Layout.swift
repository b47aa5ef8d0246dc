// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A way of an author's own to arrange views: it says how large all of them together are, and where
/// each stands.
///
///     Diagonal {
///       Text("one")
///       Text("two")
///     }
@MainActor @preconcurrency
public protocol Layout: Animatable, Sendable {
  /// What is kept from one question to the next.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// How the container behaves beside what it arranges.
  static var layoutProperties: LayoutProperties { get }

  /// The size of all views together in what is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Gives each view its place by ``LayoutSubview/place(at:anchor:proposal:)``; a view that gets none
  /// stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date when the views are others.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Where a line of the container is, in the coordinates of the bounds; nil where it says nothing.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The same for a line from side to side.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// How far it wants to be from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Along no axis in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Where the views have the line, on the average; nil where none says it, and for the sides and
  /// the middle.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(.horizontal(guide), in: bounds, proposal, subviews, &cache)
  }

  /// The same for a line from side to side; of lines of text the first one, or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    merged(.vertical(guide), in: bounds, proposal, subviews, &cache)
  }

  private func merged(
    _ line: AlignmentLine, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard line.isMerged, subviews.nodes.first?.graph.hasGuides == true else { return nil }
    let trial = LayoutSubviews(
      nodes: subviews.nodes, placing: LayoutPlacing(), layoutDirection: subviews.layoutDirection)
    placeSubviews(in: bounds, proposal: proposal, subviews: trial, cache: &cache)
    return line.merged(
      subviews.nodes.compactMap { node in
        let place = trial.placing.place(of: node, in: bounds, proposal)
        return node.explicitGuide(line, for: place.proposal).map { $0 + place.origin[line.axis] }
      })
  }

  /// The standard one.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The views, arranged.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// How a container behaves beside what it arranges.
public struct LayoutProperties: Hashable, Sendable {
  /// Along which a `Spacer` inside grows; nil for both.
  public var stackOrientation: Axis?

  public init() {}
}

/// How far a view wants to be from others, in points.
public struct ViewSpacing: Hashable, Sendable {
  /// Nothing.
  public static let zero = ViewSpacing(length: 0)

  private var length: CGFloat

  private init(length: CGFloat) { self.length = length }

  /// The standard one.
  public init() { length = StackArrangement.standardSpacing }

  /// What should be between this view and the next one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }

  /// Takes over what the other one wants, at some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }

  /// What both want.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}

/// Names a value that a view tells the ``Layout`` round it.
public protocol LayoutValueKey {
  associatedtype Value: Sendable
  /// Where a view says nothing.
  static var defaultValue: Value { get }
}

/// The views that a ``Layout`` arranges, in order.
@MainActor @preconcurrency
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let nodes: [ViewNode]
  let placing: LayoutPlacing
  /// Which side is leading.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  /// The view in that place of their order, from 0.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], placing: placing)
  }

  /// Other views of the same layout, or these in another order.
  func with(_ nodes: [ViewNode]) -> LayoutSubviews {
    LayoutSubviews(nodes: nodes, placing: placing, layoutDirection: layoutDirection)
  }
}

/// Where the views of one layout stand, while it says so.
@MainActor
final class LayoutPlacing {
  /// From the left, whatever is leading.
  var places: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

  /// In the middle where the layout does not say it.
  func place(
    of node: ViewNode, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    if let own = places[ObjectIdentifier(node)] { return own }
    let size = node.size(for: proposal)
    return (CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal)
  }
}

/// A view that a ``Layout`` arranges.
@MainActor @preconcurrency
public struct LayoutSubview: Equatable {
  let node: ViewNode
  let placing: LayoutPlacing

  /// The size that the view takes when it is offered the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The same, with where its lines are.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node.size(for: proposal), of: node, for: proposal)
  }

  /// How far it wants to be from others: nothing for a `Spacer`.
  public var spacing: ViewSpacing { node.isSpacer ? .zero : ViewSpacing() }

  /// As `layoutPriority(_:)` sets it.
  public var priority: Double { node.layoutPriority }

  /// What the view tells the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard let value = node.layoutValue(key) else { return key.defaultValue }
    return value as? K.Value ?? key.defaultValue
  }

  /// Puts a point of the view, its top left unless it is said, at a place in the bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(for: proposal)
    placing.places[ObjectIdentifier(node)] = (
      CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal
    )
  }

  nonisolated public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, content: content._makeNode(context), context)
  }
}

extension LayoutView: Container {
  /// Never asked: the node asks the layout.
  var arrangement: LayerArrangement { LayerArrangement(alignment: .center) }
}

final class LayoutNode<L: Layout, Content: View>: ContainerNode<LayoutView<L, Content>> {
  private var layout: L
  private var cache: L.Cache?
  private var cached: [ObjectIdentifier] = []
  private let placing = LayoutPlacing()
  private var moving: Moving<L.AnimatableData>?

  override init(
    _ view: LayoutView<L, Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    layout = view.layout
    super.init(view, content: content, context)
  }

  override func update(_ view: LayoutView<L, Content>) {
    let old = layout
    layout = view.layout
    super.update(view)
    if let comparison = InputComparison.of(L.self), comparison.areSame(old, view.layout) { return }
    move(&moving, from: old.animatableData, to: view.layout.animatableData)
    cache = nil
    invalidateLayout()
  }

  override func learnComparison() { InputComparison<L>.learn() }

  override func structureChanged() {
    super.structureChanged()
    cache = nil
  }

  private func asking<Answer>(_ ask: (L, LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
    gather()
    let subviews = LayoutSubviews(
      nodes: children, placing: placing, layoutDirection: environment.layoutDirection)
    for child in children { child.spacerAxis = L.layoutProperties.stackOrientation }
    var cache = cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return ask(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = asking { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    return CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
  }

  override func forgetSizes() {
    super.forgetSizes()
    if var cache {
      gather()
      let subviews = LayoutSubviews(
        nodes: children, placing: placing, layoutDirection: environment.layoutDirection)
      layout.updateCache(&cache, subviews: subviews)
      self.cache = cache
    }
  }

  /// What an author's arithmetic may come to.
  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : max(0, length)
  }

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    size(for: proposal).height
  }

  override func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return asking { layout, subviews, cache in
      switch line {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func arrange() {
    placing.places.removeAll(keepingCapacity: true)
    let bounds = CGRect(origin: .zero, size: size)
    asking {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for child in children {
      let place = placing.place(of: child, in: bounds, proposal)
      var origin = place.origin
      // Layouts count from where lines begin, as all of SwiftUI's do.
      if isRightToLeft { origin.x = size.width - origin.x - child.size(for: place.proposal).width }
      child.place(
        at: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0),
        place.proposal)
    }
  }
}

/// A view that tells the layout round it a value.
struct LayoutValueView<Content: View>: View {
  let content: Content
  let key: ObjectIdentifier
  let value: Any

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LayoutValueNode(self, content: content._makeNode(context), context)
  }
}

final class LayoutValueNode<Content: View>: WrapperNode<LayoutValueView<Content>, Content> {
  private let key: ObjectIdentifier
  private var value: Any

  override init(
    _ view: LayoutValueView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    key = view.key
    value = view.value
    super.init(view, content: content, context)
  }

  override func update(_ view: LayoutValueView<Content>) {
    let isSame = Same.values(value, view.value)
    value = view.value
    content.update(view.content)
    if !isSame { layoutParent?.invalidateLayout() }
  }

  override func layoutValue(_ key: any LayoutValueKey.Type) -> Any? {
    ObjectIdentifier(key) == self.key ? value : super.layoutValue(key)
  }
}

extension View {
  /// Tells the ``Layout`` round the view a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView(content: self, key: ObjectIdentifier(key), value: value)
  }
}
