// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What views with the same name share of their places.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view that goes along with another one of the same name, or comes from where that was.
struct MatchedView<Content: View>: View {
  let content: Content
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    MatchedNode(self, content: content._makeNode(context), context)
  }
}

final class MatchedNode<Content: View>: WrapperNode<MatchedView<Content>, Content> {
  private var view: MatchedView<Content>
  private var isNew = true
  /// Where the source is, in the node's own coordinates; nil for a view that goes along with none.
  private var source: CGRect?

  override init(
    _ view: MatchedView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    graph.matched.add(self)
  }

  override func update(_ view: MatchedView<Content>) {
    let old = self.view
    self.view = view
    if old.name != view.name || old.isSource != view.isSource {
      graph.matched.change(self, from: old.name)
      invalidateLayout()
    } else if old.anchor != view.anchor || old.properties.rawValue != view.properties.rawValue {
      invalidateLayout()
    }
    content.update(view.content)
  }

  override func arrange() {
    // Where the source is will be known when all is laid out.
    let waits = isNew && !view.isSource && graph.matched.source(of: view.name) != nil
    if !waits || graph.isPresenting { placeContent() }
    guard !graph.isPresenting else { return }
    graph.whenShown { [weak self] in self?.match() }
  }

  /// In the room that layout gives, or in the source's.
  private func placeContent() {
    guard let child else { return }
    guard let source else { return child.place(at: .zero, proposal) }
    let proposal = view.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let own = child.size(for: proposal)
    let room =
      view.properties.contains(.position) ? source : CGRect(origin: .zero, size: size)
    child.place(
      at: CGPoint(
        x: room.minX + view.anchor.x * (room.width - own.width),
        y: room.minY + view.anchor.y * (room.height - own.height)), proposal)
  }

  // MARK: Coming from where another one was

  private func match() {
    let isNew = isNew
    self.isNew = false
    let transaction = graph.mayMove ? graph.transaction(for: self) : Transaction()
    guard isNew, parent != nil, view.isSource, transaction.animation != nil,
      let source = graph.matched.shownFrame(of: view.name, besides: self)
    else { return }
    if graph.matched.take(view.name) { showAtOnce() }
    let frame = shownFrame
    if source != frame { come(from: start(from: source, to: frame), transaction) }
  }

  /// Where the node is shown first, in the coordinates of the node that placed it.
  private func start(from source: CGRect, to frame: CGRect) -> CGRect {
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(
        x: rect.minX + view.anchor.x * rect.width, y: rect.minY + view.anchor.y * rect.height)
    }
    let size = view.properties.contains(.size) ? source.size : frame.size
    let anchored = point(view.properties.contains(.position) ? source : frame)
    let own = point(CGRect(origin: .zero, size: size))
    return CGRect(
      origin: CGPoint(
        x: origin.x + anchored.x - own.x - frame.minX,
        y: origin.y + anchored.y - own.y - frame.minY), size: size)
  }

  private func come(from start: CGRect, _ transaction: Transaction) {
    if start.size != size { resize(from: start.size, transaction) }
    come(from: start, to: CGRect(origin: origin, size: size), transaction)
  }

  /// The one view that both are to the eye neither fades out nor in.
  private func showAtOnce() {
    var node: ViewNode? = self
    while let current = node, !current.isContainer {
      current.motion?.presence = nil
      node = current.layoutParent
    }
  }

  private var isHidden = false

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    if !isHidden { super.draw(&list, at: offset) }
  }

  /// What fills the view grows with it; anything else stays in its middle.
  private func resize(from source: CGSize, _ transaction: Transaction) {
    var node = child
    while let current = node {
      let own = CGRect(origin: current.origin, size: current.size)
      let fills = current.size == size
      let start =
        fills
        ? CGRect(origin: current.origin, size: source)
        : own.offsetBy(dx: (source.width - size.width) / 2, dy: (source.height - size.height) / 2)
      current.come(from: start, to: own, transaction)
      let inside = current.drawnNodes
      guard fills, inside.count == 1 else { return }
      node = inside.first
    }
  }

  override func unmount() {
    graph.matched.remove(self)
    if view.isSource {
      graph.matched.leave(view.name, from: shownFrame, graph) { [weak self] in
        self?.isHidden = true
        self?.motion?.presence = nil
      }
    }
    super.unmount()
  }
}

extension MatchedNode: MatchedPart {
  var matchedName: MatchedName { view.name }
  var isMatchedSource: Bool { view.isSource }

  var shownFrame: CGRect {
    var point = shownOrigin
    var outer = layoutParent
    while let node = outer {
      let place = node.shownOrigin
      point.x += place.x + node.innerOrigin.x - (node.scrolled?.shownOffset.x ?? 0)
      point.y += place.y + node.innerOrigin.y - (node.scrolled?.shownOffset.y ?? 0)
      outer = node.layoutParent
    }
    return CGRect(origin: point, size: shownSize)
  }

  func follow(_ frame: CGRect?) -> Bool {
    let local = frame.flatMap { frame in
      transform(to: .global).inverted().map { $0.frame(of: frame) }
    }
    guard local != source else { return false }
    source = local
    placeContent()
    invalidateElements()
    invalidateDrawing()
    return true
  }
}

extension View {
  /// Goes along with the source of the same name, while that is there: with its place, its size, or
  /// both. A source that an animated change brings comes from where the source of its name was that
  /// the same change takes away.
  ///
  /// The room that the view takes stays its own.
  ///
  /// - Parameters:
  ///   - anchor: Which point of both comes to lie at the same place.
  ///   - isSource: Whether others go along with this one. Of several sources of one name that are
  ///     there together, the first one leads, and each stays in its own place.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, name: MatchedName(id: AnyHashable(id), namespace: namespace),
      properties: properties, anchor: anchor, isSource: isSource)
  }
}
