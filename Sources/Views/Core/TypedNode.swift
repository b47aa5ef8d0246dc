// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The node of one type of view.
public class TypedNode<V: View>: ViewNode {
  var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  final override var menuItem: (any MenuItemView)? { view as? any MenuItemView }
  final override var menuChoice: AnyHashable? { (view as? any PickerTag)?.pickerTag }
  final override var submenu: (any SubmenuView)? { view as? any SubmenuView }

  /// Takes the view's new values over.
  func update(_ view: V) { self.view = view }
}

/// A node that draws, and has nothing inside.
class LeafNode<V: View>: TypedNode<V> {
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

/// A node without a place of its own, round one other.
class TransparentNode<V: View, Content: View>: TypedNode<V> {
  let content: TypedNode<Content>

  init(_ view: V, content: TypedNode<Content>, _ context: NodeContext) {
    self.content = content
    super.init(view, context)
    adopt(content)
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { content.isFixed }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content.appendLayoutNodes(to: &list)
  }
}
