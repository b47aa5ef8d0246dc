// SPDX-License-Identifier: Apache-2.0

/// A view that tells when it comes and goes.
struct LifecycleView<Content: View>: View {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { LifecycleNode(self, context) }
}

final class LifecycleNode<Content: View>: TransparentNode<LifecycleView<Content>, Content> {
  init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    if let action = view.onAppear { graph.enqueue(action) }
  }

  override func update(_ view: LifecycleView<Content>) {
    super.update(view)
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    if let action = view.onDisappear { graph.enqueue(action) }
  }
}

extension View {
  /// Runs once the view is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Runs once the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }
}
