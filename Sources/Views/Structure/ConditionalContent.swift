// SPDX-License-Identifier: Apache-2.0

/// One of two views: `if` with `else`, or `switch`.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  // A view goes where it is shown: nobody else has it.
  nonisolated(unsafe) let branch: Branch

  nonisolated init(_ branch: Branch) {
    self.branch = branch
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ConditionalNode(self, context)
  }
}

final class ConditionalNode<First: View, Second: View>: BranchNode<
  ConditionalContent<First, Second>
>
{
  override init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    show(view)
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    super.update(view)
    show(view)
  }

  private func show(_ view: ConditionalContent<First, Second>) {
    switch view.branch {
    case .first(let first):
      // The flag decides, not the type: both branches may be of one type and are still two views.
      if showsFirst != true || content?.takes(first) != true {
        showsFirst = true
        replace { context in context.makeNode(first) }
      }
    case .second(let second):
      if showsFirst != false || content?.takes(second) != true {
        showsFirst = false
        replace { context in context.makeNode(second) }
      }
    }
  }

  private var showsFirst: Bool?
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { OptionalNode(self, context) }
}

final class OptionalNode<Wrapped: View>: BranchNode<Wrapped?> {
  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    if let view { show(view) } else { replace(nil) }
  }

  override func update(_ view: Wrapped?) {
    super.update(view)
    show(view)
  }

  private func show(_ view: Wrapped?) {
    guard let view else {
      if content != nil { replace(nil) }
      return
    }
    if content?.takes(view) != true { replace { context in context.makeNode(view) } }
  }
}

/// A transparent node whose content can be replaced by another, or be missing.
class BranchNode<V: View>: TypedNode<V> {
  private(set) var content: ViewNode?
  /// What it showed before, as long as that is still seen leaving.
  private weak var left: ViewNode?
  /// Whether the node was there before what it shows now, which then comes by itself.
  private var isShown = false

  /// Shows another node, which is made anew also where the one that left was of the same view.
  final func replace(_ make: (NodeContext) -> ViewNode) {
    let made = self.make(inPlaceOf: left) { make(context) }
    replace(made.node, isBack: made.isBack)
  }

  final func replace(_ node: ViewNode?, isBack: Bool = false) {
    let last = content
    last?.leave()
    last?.unmount()
    left = last
    let isEarlier = isShown
    isShown = true
    content = node
    if let node {
      adopt(node)
      if isEarlier { node.enter(isBack: isBack) }
    }
    invalidateStructure()
  }

  override var standsRoundOne: Bool { true }
  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override func forEachChild(_ body: (ViewNode) -> Void) { content.map(body) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content?.appendLayoutNodes(to: &list)
  }
}
