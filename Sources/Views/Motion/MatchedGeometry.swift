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

/// A view that comes from where another one of the same name was.
struct MatchedView<Content: View>: View {
  let content: Content
  let name: MatchedName
  let properties: MatchedGeometryProperties

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    MatchedNode(self, content: content._makeNode(context), context)
  }
}

/// What tells the views that match from all others.
struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Where the views of each name are in the window.
@MainActor
final class MatchedPlaces {
  private struct Entry {
    var node: ObjectIdentifier
    var frame: CGRect
    /// Stops what has left from being shown.
    var hide: (() -> Void)?
  }

  private var entries: [MatchedName: Entry] = [:]

  func frame(of name: MatchedName) -> CGRect? { entries[name]?.frame }

  func set(
    _ frame: CGRect, of name: MatchedName, _ node: ViewNode, hide: (() -> Void)? = nil
  ) {
    entries[name] = Entry(node: ObjectIdentifier(node), frame: frame, hide: hide)
  }

  /// Another view goes on in the place of the one that leaves. False where that one stays.
  func take(_ name: MatchedName) -> Bool {
    guard let hide = entries[name]?.hide else { return false }
    hide()
    return true
  }

  func forget(_ name: MatchedName, _ node: ObjectIdentifier) {
    if entries[name]?.node == node { entries[name] = nil }
  }
}

final class MatchedNode<Content: View>: WrapperNode<MatchedView<Content>, Content> {
  private var view: MatchedView<Content>

  override init(
    _ view: MatchedView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
  }

  private var isNew = true

  override func update(_ view: MatchedView<Content>) {
    self.view = view
    content.update(view.content)
  }

  override func arrange() {
    super.arrange()
    guard !graph.isPresenting else { return }
    graph.whenShown { [weak self] in self?.match() }
  }

  private func match() {
    guard parent != nil else { return }
    let frame = windowFrame(at: origin)
    let source = isNew ? graph.matched.frame(of: view.name) : nil
    let transaction = graph.mayMove ? graph.transaction(for: self) : Transaction()
    let goesOn = source != nil && transaction.animation != nil
    if goesOn, graph.matched.take(view.name) { showAtOnce() }
    isNew = false
    graph.matched.set(frame, of: view.name, self)
    guard goesOn, let source, source != frame else { return }
    var start = CGRect(origin: origin, size: size)
    if view.properties.contains(.position) {
      start.origin.x += source.midX - frame.midX
      start.origin.y += source.midY - frame.midY
    }
    if view.properties.contains(.size) {
      start = CGRect(
        x: start.midX - source.width / 2, y: start.midY - source.height / 2,
        width: source.width, height: source.height)
      resize(from: source.size, transaction)
    }
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

  /// In the window, as the nodes round it are shown now.
  private func windowFrame(at origin: CGPoint) -> CGRect {
    var point = origin
    var outer = layoutParent
    while let node = outer {
      let place = node.shownOrigin
      point.x += place.x + node.innerOrigin.x - (node.scrolled?.shownOffset.x ?? 0)
      point.y += place.y + node.innerOrigin.y - (node.scrolled?.shownOffset.y ?? 0)
      outer = node.layoutParent
    }
    return CGRect(origin: point, size: shownSize)
  }

  override func unmount() {
    let (name, matched, id) = (view.name, graph.matched, ObjectIdentifier(self))
    matched.set(windowFrame(at: shownOrigin), of: name, self) { [weak self] in
      self?.isHidden = true
      self?.motion?.presence = nil
    }
    // Kept for the change that takes the view away, in which another one may come.
    graph.whenShown { [weak graph] in graph?.whenShown { matched.forget(name, id) } }
    super.unmount()
  }
}

extension View {
  /// Where an animated change takes one view away and brings another one of the same name, the new one
  /// comes from where the old one was.
  ///
  /// Of views that are there together, each stays in its own place, whichever is the source, and the
  /// anchor changes nothing.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, name: MatchedName(id: AnyHashable(id), namespace: namespace),
      properties: properties)
  }
}
