// SPDX-License-Identifier: Apache-2.0

import CombineSubset

/// A view that listens to a publisher for as long as it is there.
struct ReceivingView<Content: View, Source: Publisher>: View where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ReceivingNode(self, context) }
}

final class ReceivingNode<Content: View, Source: Publisher>: KeepingTransparentNode<
  ReceivingView<Content, Source>, Content
>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  init(_ view: ReceivingView<Content, Source>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    listen()
  }

  /// A publisher that cannot be told from the one before, as most that a body makes each time, goes
  /// on: a timer does not start anew.
  override func update(_ view: ReceivingView<Content, Source>) {
    let old = self.view.publisher
    super.update(view)
    if let comparison = InputComparison.of(Source.self), !comparison.areSame(old, view.publisher) {
      listen()
    }
    content.update(view.content)
  }

  private func listen() {
    subscription = view.publisher.sink { [weak self] value in
      let value = Received(value: value)
      MainQueue.perform { self?.view.action(value.value) }
    }
  }

  override func unmount() {
    subscription = nil
    super.unmount()
  }
}

/// A value on its way to the main actor; whoever sent it has let it go.
private struct Received<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Runs the action with each value of the publisher, on the main actor, for as long as the view is
  /// there.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}
