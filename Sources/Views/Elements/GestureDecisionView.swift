// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction

/// A view that hears why gestures did or did not recognize, as long as it is shown.
struct GestureDecisionView<Content: View>: View {
  let content: Content
  let action: (GestureDecision) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GestureDecisionNode(self, context)
  }
}

final class GestureDecisionNode<Content: View>: KeepingTransparentNode<
  GestureDecisionView<Content>, Content
>
{
  private var explanation: SceneObservation?

  init(_ view: GestureDecisionView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    explanation = graph.explainGestures? { [weak self] in self?.view.action($0) }
  }

  override func update(_ view: GestureDecisionView<Content>) {
    super.update(view)
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    explanation?.cancel()
    explanation = nil
  }
}

extension View {
  /// Runs the action for each decision about a touch anywhere in the window: who takes part, who
  /// became active, ended or failed and why, who waits for whom and until when. It runs before the
  /// gestures' own callbacks, as long as the view is shown.
  public func onGestureDecision(
    perform action: @escaping (GestureDecision) -> Void
  ) -> some View {
    GestureDecisionView(content: self, action: action)
  }
}
