// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A button that takes what is in the clipboard, which is text; nothing happens where that is nothing
/// that is asked for.
public struct PasteButton: View {
  private let paste: (String) -> Void
  @State private var place = GraphPlace()

  /// Takes text, or what can be made of text.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text in
      if let item = TransferItem(text).value(as: T.self) {
        onPaste([item])
      } else if let url = URL(string: text), url.scheme != nil, let item = url as? T {
        onPaste([item])
      }
    }
  }

  /// Takes text as a provider of it, where one of the types is a type of text.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { text in
      let provider = NSItemProvider(object: NSString(string: text))
      if provider.conforms(to: supportedContentTypes) { payloadAction([provider]) }
    }
  }

  public var body: some View {
    GraphPlaceView(
      content: Button {
        if let text = place.graph?.paste?() { paste(text) }
      } label: {
        Label("Paste", systemImage: "doc.on.clipboard")
      }, place: place)
  }
}

/// Gets to know the window's views.
@MainActor
final class GraphPlace {
  weak var graph: ViewGraph?
}

/// A view in a window that something gets to know.
struct GraphPlaceView<Content: View>: View {
  let content: Content
  let place: GraphPlace

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    place.graph = context.graph
    return GraphPlaceNode(self, content: content._makeNode(context), context)
  }
}

final class GraphPlaceNode<Content: View>: TransparentNode<GraphPlaceView<Content>, Content> {
  override func update(_ view: GraphPlaceView<Content>) {
    view.place.graph = graph
    content.update(view.content)
  }
}
