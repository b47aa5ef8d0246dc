// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A view whose coordinates have a name.
struct CoordinateSpaceView<Content: View>: View {
  let content: Content
  let name: AnyHashable

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    CoordinateSpaceNode(self, content: content._makeNode(context), context)
  }
}

final class CoordinateSpaceNode<Content: View>: ElementModifierNode<
  CoordinateSpaceView<Content>, Content
>
{
  private var view: CoordinateSpaceView<Content>

  override init(
    _ view: CoordinateSpaceView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
  }

  override func update(_ view: CoordinateSpaceView<Content>) {
    if view.name != self.view.name { graph.structureChanged = true }
    self.view = view
    content.update(view.content)
  }

  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func isSpace(named name: AnyHashable) -> Bool { view.name == name }

  override func attach(to holder: ElementHolder) { holder.addCoordinateSpace(view.name) }
}

extension View {
  /// Gives the view's coordinates a name, by which gestures inside can report their places.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, name: name.name)
  }

  /// Gives the view's coordinates a name, by which gestures inside can report their places.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashable(name))
  }
}
