// SPDX-License-Identifier: Apache-2.0

/// The node of one type of view.
public class TypedNode<V: View>: ViewNode {
  var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  final override var menuItem: (any MenuItemView)? { view as? any MenuItemView }

  /// Takes the view's new values over.
  func update(_ view: V) { self.view = view }
}
