// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// Lets what is inside scroll to a view by its identity.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content, with what scrolls the views in it.
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ScrollReaderNode(self, context)
  }
}

/// Scrolls to views inside a ``ScrollViewReader``.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var target: (any ScrollReaderTarget)?

  /// Scrolls so that the view with this identity, given by `id(_:)` or by a `ForEach`, can be seen.
  /// It is looked for when the views show the present state; where there is none, nothing happens.
  /// In ``withAnimation(_:_:)`` the picture goes there by the animation.
  ///
  /// - Parameter anchor: The point of the view that comes to stand at the same point of what is
  ///   seen; nil for as little scrolling as is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target?.scroll(to: AnyHashable(id), anchor)
  }
}

@MainActor
private protocol ScrollReaderTarget: AnyObject {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

final class ScrollReaderNode<Content: View>: TransparentNode<
  ScrollViewReader<Content>, ScrollReaderContent<Content>
>
{
  private let link: ScrollReaderLink

  init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    let link = ScrollReaderLink()
    self.link = link
    let content = ScrollReaderContent(content: view.content, proxy: ScrollViewProxy(target: link))
    super.init(view, content: content._makeNode(context), context)
    link.node = self
  }

  override func update(_ view: ScrollViewReader<Content>) {
    super.update(view)
    content.update(
      ScrollReaderContent(content: view.content, proxy: ScrollViewProxy(target: link)))
  }
}

/// A body of its own, so that it runs again by itself when what it reads changes.
struct ScrollReaderContent<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  let proxy: ScrollViewProxy

  var body: some View { content(proxy) }
}

@MainActor
private final class ScrollReaderLink: ScrollReaderTarget {
  weak var node: ViewNode?

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let graph = node?.graph else { return }
    let transaction = Transaction.current ?? Transaction()
    for completion in transaction.completions { completion.hold() }
    let release = { for completion in transaction.completions { completion.release()?() } }
    graph.enqueue { [weak self] in
      guard let self, let node else { return release() }
      if let found = node.node(identifiedBy: id) {
        reveal(found, anchor, transaction)
      } else if node.makeRow(identifiedBy: id) {
        // The row is there, and in its place, when this runs.
        node.graph.enqueue { [weak self] in
          if let self, let found = self.node?.node(identifiedBy: id) {
            reveal(found, anchor, transaction)
          }
          release()
        }
        return
      }
      release()
    }
  }

  private func reveal(_ node: ViewNode, _ anchor: UnitPoint?, _ transaction: Transaction) {
    var list: [ViewNode] = []
    node.appendLayoutNodes(to: &list)
    list.first?.reveal(anchor, transaction)
  }
}

extension ViewNode {
  /// The first node inside whose view has this identity.
  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    if let own = ownNode(identifiedBy: id) { return own }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.node(identifiedBy: id) } }
    return found
  }

  /// Brings the node's place into view in every scroll view round it.
  ///
  /// - Parameter last: The outermost of those scroll views; nil for all.
  func reveal(
    _ anchor: UnitPoint?, _ transaction: Transaction, within last: ViewNode? = nil
  ) {
    var rect = CGRect(origin: .zero, size: size)
    var node = self
    while let outer = node.parent {
      // A transparent node has no place of its own.
      if !node.isTransparent { rect = rect.offsetBy(dx: node.origin.x, dy: node.origin.y) }
      rect = rect.offsetBy(dx: outer.innerOrigin.x, dy: outer.innerOrigin.y)
      if let effect = outer.innerEffect { rect = effect.frame(of: rect) }
      if let motion = outer.scrolled {
        let scroller = motion.scroller
        let seen = (outer as? any ScrollingNode)?.withMargins(rect) ?? rect
        motion.moving(transaction) { scroller.reveal(seen, anchor: anchor) }
        rect = rect.offsetBy(dx: -scroller.offset.x, dy: -scroller.offset.y)
        if outer === last { return }
      }
      node = outer
    }
  }
}
