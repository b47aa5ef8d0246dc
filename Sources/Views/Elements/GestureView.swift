// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A view with a gesture.
struct GestureView<Content: View, G: Gesture>: View {
  let content: Content
  let gesture: G
  let priority: GestureAttachment.Priority
  let mask: GestureMask
  let name: String?
  let origin: SourceOrigin

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GestureNode(self, content: content._makeNode(context), context)
  }
}

final class GestureNode<Content: View, G: Gesture>: ElementModifierNode<
  GestureView<Content, G>, Content
>
{
  private let attachment: GestureAttachment

  override init(
    _ view: GestureView<Content, G>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    attachment = GestureAttachment(
      view.gesture, priority: view.priority, mask: view.mask, name: view.name,
      fileID: view.origin.fileID, line: view.origin.line)
    super.init(view, content: content, context)
  }

  override func update(_ view: GestureView<Content, G>) {
    super.update(view)
    attachment.update(view.gesture)
    if attachment.priority != view.priority { attachment.priority = view.priority }
    if attachment.mask != view.mask { attachment.mask = view.mask }
    if attachment.name != view.name { attachment.name = view.name }
    target?.element.gesturesDidUpdate()
    content.update(view.content)
  }

  /// A gesture hears hits on the drawings inside, also where a content shape outside adds others.
  override var mutesDrawings: Bool? { false }

  override func attach(to holder: ElementHolder) { holder.add(attachment) }
}
