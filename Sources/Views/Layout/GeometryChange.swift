// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that tells what its size and its place come to.
struct GeometryChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GeometryChangeNode(self, content: content._makeNode(context), context)
  }
}

final class GeometryChangeNode<Content: View, Value: Equatable>: WrapperNode<
  GeometryChangeView<Content, Value>, Content
>, PlaceFollower
{
  private var view: GeometryChangeView<Content, Value>
  private var last: Value?
  private lazy var place = GeometryPlace(self)

  override init(
    _ view: GeometryChangeView<Content, Value>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    graph.places.add(self)
  }

  override func update(_ view: GeometryChangeView<Content, Value>) {
    self.view = view
    content.update(view.content)
  }

  override func unmount() {
    graph.places.remove(self)
    super.unmount()
  }

  func followPlace() {
    let value = view.transform(GeometryProxy(size: size, place: place))
    guard value != last else { return }
    let old = last ?? value
    last = value
    graph.enqueue { [weak self] in self?.view.action(old, value) }
  }
}

extension View {
  /// Runs with what is made of the view's size and place, at first and whenever it is something else.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// The same with what it was before; at first that is the same value twice.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}
