// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A view that changes what goes along with the changes inside.
struct TransactionView<Content: View>: View {
  let content: Content
  /// What makes the scope take part in an update, where it is not in each of them.
  let isSame: ((TransactionView) -> Bool)?
  let key: Any
  let change: (inout Transaction) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TransactionNode(self, context) }
}

final class TransactionNode<Content: View>: KeepingTransparentNode<
  TransactionView<Content>, Content
>,
TransactionScope
{
  private var isActive: Bool

  init(_ view: TransactionView<Content>, _ context: NodeContext) {
    isActive = view.isSame == nil
    super.init(view, content: view.content._makeNode(context), context)
    graph.scopeCount += 1
  }

  override func update(_ view: TransactionView<Content>) {
    let old = self.view
    super.update(view)
    if let isSame = view.isSame, !graph.isPresenting {
      isActive = !isSame(old)
      // What it names holds for this one update.
      if isActive { graph.whenAllIsShown { [weak self] in self?.isActive = false } }
    }
    content.update(view.content)
  }

  func adjust(_ transaction: inout Transaction) {
    if isActive { view.change(&transaction) }
  }

  override func unmount() {
    graph.scopeCount -= 1
    super.unmount()
  }
}

extension View {
  /// Shows each change inside by the animation, whatever it comes from; nil shows it at once. The form
  /// from before values were named: `animation(_:value:)` says which changes move.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, isSame: nil, key: ()) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Shows the changes inside that come with a change of the value by the animation; nil shows them
  /// at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(
      content: self, isSame: { ($0.key as? Value) == value }, key: value
    ) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Shows what the modifiers of `body` change by the animation, and the view itself as it would be
  /// without.
  public func animation<Modified: View>(
    _ animation: Animation?, @ViewBuilder body: (AnimatedContentView<Self>) -> Modified
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes what goes along with each change inside.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, isSame: nil, key: (), change: transform)
  }

  /// The same for the changes inside that come with a change of the value.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(
      content: self, isSame: { ($0.key as? Value) == value }, key: value, change: transform)
  }

  /// The same for the modifiers of `body` alone.
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (AnimatedContentView<Self>) -> Modified
  ) -> some View {
    let link = ScopeLink()
    return ScopedTransactionView(
      content: body(AnimatedContentView(content: self, link: link)), link: link,
      change: transform)
  }
}

/// Leads from a placeholder to the scope that does not reach what it stands for.
@MainActor
final class ScopeLink {
  weak var scope: (any TransactionScope)?
}

/// A view while modifiers that are animated are put round it.
public struct AnimatedContentView<Content: View>: View {
  let content: Content
  var link: ScopeLink?

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AnimatedContentNode(self, context)
  }
}

final class AnimatedContentNode<Content: View>: KeepingTransparentNode<
  AnimatedContentView<Content>, Content
>, TransactionGap
{
  init(_ view: AnimatedContentView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
  }

  override func update(_ view: AnimatedContentView<Content>) {
    super.update(view)
    content.update(view.content)
  }

  var hiddenScope: (any TransactionScope)? { view.link?.scope }
}

struct ScopedTransactionView<Content: View>: View {
  let content: Content
  let link: ScopeLink
  let change: (inout Transaction) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ScopedTransactionNode(self, context)
  }
}

final class ScopedTransactionNode<Content: View>: KeepingTransparentNode<
  ScopedTransactionView<Content>, Content
>, TransactionScope
{
  init(_ view: ScopedTransactionView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    view.link.scope = self
    graph.scopeCount += 1
  }

  override func update(_ view: ScopedTransactionView<Content>) {
    view.link.scope = self
    super.update(view)
    content.update(view.content)
  }

  func adjust(_ transaction: inout Transaction) { view.change(&transaction) }

  override func unmount() {
    graph.scopeCount -= 1
    super.unmount()
  }
}
