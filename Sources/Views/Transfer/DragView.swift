// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view that can be dragged to another one.
struct DragView<Content: View, Preview: View>: View {
  let content: Content
  /// What is shown at the pointer; nil shows the view itself.
  let preview: Preview?
  let items: () -> [TransferItem]

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    DragNode(self, content: content._makeNode(context), context)
  }
}

final class DragNode<Content: View, Preview: View>: ElementModifierNode<
  DragView<Content, Preview>, Content
>
{
  private typealias PreviewView = ModifiedView<Preview, FixedSizeModifier>

  private let source: DragSource
  private var preview: TypedNode<PreviewView>?
  private var lifted: Lifted?

  override init(
    _ view: DragView<Content, Preview>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    source = DragSource(items: view.items)
    super.init(view, content: content, context)
    if let shown = view.preview {
      let node = Self.sized(shown)._makeNode(context)
      adopt(node)
      preview = node
    }
    source.onSessionChange = { [weak self] in self?.sessionChanged($0) }
  }

  private static func sized(_ preview: Preview) -> PreviewView {
    ModifiedView(content: preview, modifier: FixedSizeModifier(axes: [.horizontal, .vertical]))
  }

  override func update(_ view: DragView<Content, Preview>) {
    super.update(view)
    source.items = view.items
    content.update(view.content)
    if let shown = view.preview { preview?.update(Self.sized(shown)) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let preview { body(preview) }
  }

  override func arrange() {
    super.arrange()
    preview?.place(at: .zero, .unspecified)
  }

  override var mutesDrawings: Bool? { false }

  override func attach(to holder: ElementHolder) { holder.add(source) }

  private func sessionChanged(_ session: DragSession?) {
    lifted = session.map { Lifted(self, $0) }
    graph.lifted = lifted
    invalidateDrawing()
  }

  private func drawLifted(_ list: inout DisplayList, _ session: DragSession) {
    list.items.append(.push)
    if let preview {
      let corner = CGPoint(
        x: session.location.x - preview.size.width / 2,
        y: session.location.y - preview.size.height / 2)
      list.items.append(.transform(.translation(corner)))
      preview.draw(&list, at: .zero)
    } else if let child, let element = target?.element {
      let way = CGPoint(
        x: session.location.x - session.startLocation.x,
        y: session.location.y - session.startLocation.y)
      list.items.append(.transform(element.windowTransform.followed(by: .translation(way))))
      list.items.append(.opacity(0.8))
      drawChild(child, &list, at: .zero)
    }
    list.items.append(.pop)
  }

  @MainActor
  private final class Lifted: LiftedDrawing {
    private weak var node: DragNode?
    private let session: DragSession

    init(_ node: DragNode, _ session: DragSession) {
      self.node = node
      self.session = session
    }

    var location: CGPoint { session.location }
    func draw(_ list: inout DisplayList) { node?.drawLifted(&list, session) }
  }
}

extension View {
  /// Lets the view be dragged to a ``View/dropDestination(for:action:isTargeted:)`` of the same
  /// application: with the mouse, with a finger that stays first, with keys (Return, then Tab from
  /// target to target), and by the actions `start-drag`, `drop-here` and `cancel-drag`.
  ///
  /// Nothing is carried to other applications, and nothing comes from them.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DragView<Self, EmptyView>(
      content: self, preview: nil, items: { [TransferItem(payload())] })
  }

  /// The same, with something else to show while it is dragged.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    DragView(content: self, preview: preview(), items: { [TransferItem(payload())] })
  }
}

/// What is drawn in front of everything while it is dragged.
@MainActor
protocol LiftedDrawing: AnyObject {
  /// Where it is, in points of the window.
  var location: CGPoint { get }
  func draw(_ list: inout DisplayList)
}
