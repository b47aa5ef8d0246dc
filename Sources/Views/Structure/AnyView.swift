// SPDX-License-Identifier: Apache-2.0

/// A view of a type that is not known beforehand. A value of another type is another view: its
/// state starts anew.
public struct AnyView: View {
  // A view goes where it is shown: nobody else has it.
  nonisolated(unsafe) let content: any View
  /// Whether the content is always of the same type, so that it stands for itself.
  let isFixed: Bool

  init(fixed content: any View) {
    self.content = content
    isFixed = true
  }

  /// Hides the view's type; its state goes on for as long as the type stays the same.
  nonisolated public init<Content: View>(_ content: Content) {
    self.content = content
    isFixed = false
  }

  /// The same as ``init(_:)``.
  nonisolated public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { AnyNode(self, context) }
}

final class AnyNode: BranchNode<AnyView> {
  private var standsForItself: Bool

  override init(_ view: AnyView, _ context: NodeContext) {
    standsForItself = view.isFixed
    super.init(view, context)
    show(view.content)
  }

  override func update(_ view: AnyView) {
    standsForItself = view.isFixed
    show(view.content)
  }

  override var isFixed: Bool { standsForItself && content?.isFixed ?? true }

  private func show<V: View>(_ view: V) {
    if let node = content as? TypedNode<V> {
      node.update(view)
    } else {
      replace(view._makeNode(context))
    }
  }
}
