// SPDX-License-Identifier: Apache-2.0

/// Something that stands in front of the window's views while it is shown.
@MainActor
final class Presentation {
  fileprivate(set) var node: TypedNode<AnyView>?
  fileprivate var view = AnyView(EmptyView())
  fileprivate var scope: EnvironmentScope?

  func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope.inFront
    node?.environmentChanged(scope.inFront)
  }
}

/// What stands in front of the window's views, in the order in which it came.
@MainActor
final class PresentationList {
  private(set) var entries: [Presentation] = []
  /// Nil until the window has been made.
  weak var root: RootNode? {
    didSet { for entry in entries { makeNode(of: entry) } }
  }

  /// Shows the view, in what its presenter inherits; one that is shown already becomes it.
  func show(_ view: AnyView, as entry: Presentation, in scope: EnvironmentScope) {
    entry.view = view
    entry.scope = scope.inFront
    if let node = entry.node { return node.update(view) }
    if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
    makeNode(of: entry)
  }

  func hide(_ entry: Presentation) {
    guard entries.contains(where: { $0 === entry }) else { return }
    entries.removeAll { $0 === entry }
    guard let node = entry.node else { return }
    entry.node = nil
    root?.invalidateStructure()
    node.unmount()
  }

  private func makeNode(of entry: Presentation) {
    guard entry.node == nil, let root, let scope = entry.scope else { return }
    let node = entry.view._makeNode(NodeContext(graph: root.graph, scope: scope))
    root.adopt(node)
    entry.node = node
    root.invalidateStructure()
  }
}

extension EnvironmentScope {
  /// What holds in front of all pages, bars and lists, wherever the presenter stands.
  fileprivate var inFront: EnvironmentScope {
    let known = values.known
    guard
      !known.isOnShownPage || known.isUnderBars || !known.safeAreas.isEmpty || known.isInContainer
    else { return self }
    var values = values
    values.known.isUnderBars = false
    values.known.isOnShownPage = true
    values.known.safeAreas = []
    values.known.leaveContainers()
    return EnvironmentScope(values)
  }
}

/// A view that has another one shown in front of the window.
struct PresentingView<Content: View>: View {
  let content: Content
  /// Nil while nothing is shown.
  let presented: AnyView?
  /// Runs when what was shown is shown no longer.
  var onDismiss: (() -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PresentingNode(self, content: content._makeNode(context), context)
  }
}

final class PresentingNode<Content: View>: KeepingTransparentNode<PresentingView<Content>, Content>
{
  private let presentation = Presentation()
  private var isShown = false

  override init(
    _ view: PresentingView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    super.init(view, content: content, context)
    follow()
  }

  override func update(_ view: PresentingView<Content>) {
    super.update(view)
    content.update(view.content)
    follow()
  }

  private func follow() {
    if let presented = view.presented {
      isShown = true
      graph.presentations.show(presented, as: presentation, in: scope)
    } else if isShown {
      isShown = false
      graph.presentations.hide(presentation)
      if let onDismiss = view.onDismiss { graph.enqueue(onDismiss) }
    }
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    presentation.environmentChanged(scope)
  }

  override func unmount() {
    graph.presentations.hide(presentation)
    super.unmount()
  }
}
