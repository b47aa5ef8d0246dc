// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Adds something that is neither shown nor exposed to what counts as the window's state when it is
  /// proved that keys and actions reach what gestures reach.
  ///
  ///     PlayButton(player)
  ///       .provenState("playing", player.isPlaying)
  ///
  /// What a control does outside of its window, as a sound that it plays or a file that it writes, is
  /// otherwise the same to a proof as doing nothing. It costs nothing where nobody proves.
  ///
  /// - Parameters:
  ///   - name: For the report ("playing").
  ///   - value: Asked for whenever the window is looked at, and compared by its description, where
  ///   numbers alone make no new kind of state.
  public func provenState<Value>(
    _ name: String, _ value: @autoclosure @escaping () -> Value
  ) -> some View {
    ProvenStateView(content: self, name: name, text: { "\(value())" })
  }
}

/// A view with a value that a proof compares.
struct ProvenStateView<Content: View>: View {
  let content: Content
  let name: String
  let text: () -> String

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ProvenStateNode(self, context) }
}

final class ProvenStateNode<Content: View>: KeepingTransparentNode<
  ProvenStateView<Content>, Content
>,
ProvenStateSource
{
  init(_ view: ProvenStateView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    graph.hasProvenStates = true
  }

  override func update(_ view: ProvenStateView<Content>) {
    super.update(view)
    content.update(view.content)
  }

  var provenState: ProvenState { ProvenState(name: view.name, text: view.text()) }
}

/// Something that a proof compares beside what the window shows.
package struct ProvenState: Hashable, Sendable {
  /// As its author calls it.
  package let name: String
  /// What it is now, as text.
  package let text: String
}

@MainActor
private protocol ProvenStateSource {
  var provenState: ProvenState { get }
}

extension ViewHost {
  /// What the views that are there add to the window's state for a proof, outer views first.
  package var provenStates: [ProvenState] {
    var states: [ProvenState] = []
    guard graph.hasProvenStates else { return states }
    forEachNode { node in
      if let source = node as? any ProvenStateSource { states.append(source.provenState) }
    }
    return states
  }
}
