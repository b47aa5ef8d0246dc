// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The node of one type of view. It keeps of the view what it needs: a view holds all that is inside
/// it, which has nodes of its own.
public class TypedNode<V: View>: ViewNode {
  init(_ view: V, _ context: NodeContext) {
    super.init(context)
  }

  /// Takes the view's new values over.
  func update(_ view: V) {}
}

/// A node that keeps its view.
class KeepingNode<V: View>: TypedNode<V> {
  final private(set) var view: V

  override init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(view, context)
  }

  override func update(_ view: V) { self.view = view }
}

/// A node that draws, and has nothing inside.
class LeafNode<V: View>: KeepingNode<V> {
  let holder = ElementHolder()

  /// What the leaf itself means, if anything.
  var declaration: SemanticsDeclaration? { nil }

  override var geometryElement: ElementHolder? { holder }
  override var semanticElement: ElementHolder? {
    declaration != nil || holder.carriesMeaning ? holder : nil
  }
  override var carriesMeaning: Bool { semanticElement != nil }

  override var arrangesElements: Bool { true }

  override func resolveElements() { holder.begin(declaration) }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    pass.place(holder, transform, size, environment: environment)
  }
}

/// The node of a view that is short for another: it has no state, and nothing of it can be read.
final class ForwardingNode<V: View, Content: View>: TransparentNode<V, Content> {
  private let expand: (V) -> Content

  init(_ view: V, _ context: NodeContext, expand: @escaping (V) -> Content) {
    self.expand = expand
    super.init(view, content: expand(view)._makeNode(context), context)
  }

  override func update(_ view: V) {
    super.update(view)
    content.update(expand(view))
  }
}

/// A node without a place of its own, round one other, that keeps its view.
class KeepingTransparentNode<V: View, Content: View>: TransparentNode<V, Content> {
  final private(set) var view: V

  override init(_ view: V, content: TypedNode<Content>, _ context: NodeContext) {
    self.view = view
    super.init(view, content: content, context)
  }

  override func update(_ view: V) { self.view = view }
}

/// A node without a place of its own, round one other.
class TransparentNode<V: View, Content: View>: TypedNode<V> {
  let content: TypedNode<Content>

  init(_ view: V, content: TypedNode<Content>, _ context: NodeContext) {
    self.content = content
    super.init(view, context)
    adopt(content)
  }

  override var standsRoundOne: Bool { true }
  override var isTransparent: Bool { true }
  override var isFixed: Bool { content.isFixed }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content.appendLayoutNodes(to: &list)
  }
}
