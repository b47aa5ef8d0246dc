// SPDX-License-Identifier: Apache-2.0

/// What a view says of the tool bars of its page.
@MainActor
final class SaidToolbar: Source, Identifiable, Equatable {
  /// What stands above the page.
  let top = CarriedView()
  /// What stands below it.
  let bottom = CarriedView()
  private var edges: Set<ToolbarEdge> = []

  nonisolated override init() {}

  func hasItems(at edge: ToolbarEdge) -> Bool {
    noteRead()
    return edges.contains(edge)
  }

  fileprivate func say(
    _ items: some View, at edges: Set<ToolbarEdge>, in scope: EnvironmentScope
  ) {
    top.say(AnyView(BarItems(items: items)), in: scope)
    bottom.say(AnyView(BarItems(items: BottomItems(items: items))), in: scope)
    guard edges != self.edges else { return }
    self.edges = edges
    changed()
  }

  fileprivate func environmentChanged(_ scope: EnvironmentScope) {
    top.environmentChanged(scope)
    bottom.environmentChanged(scope)
  }

  nonisolated static func == (left: SaidToolbar, right: SaidToolbar) -> Bool { left === right }
}

/// What the views of a page say of its tool bars; those inside come first.
enum SaidToolbarsKey: PreferenceKey {
  static var defaultValue: [SaidToolbar] { [] }
  static func reduce(value: inout [SaidToolbar], nextValue: () -> [SaidToolbar]) {
    value += nextValue()
  }
}

/// A view that says what is in the tool bars of its page.
struct SayingToolbar<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  /// Where there are items.
  let edges: Set<ToolbarEdge>
  let said: SaidToolbar

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { SayingToolbarNode(self, context) }
}

private final class SayingToolbarNode<Content: View, Items: View>: KeepingTransparentNode<
  SayingToolbar<Content, Items>, Content
>, PreferenceSource
{
  init(_ view: SayingToolbar<Content, Items>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    say()
    tellPreference(SaidToolbarsKey.self)
  }

  override func update(_ view: SayingToolbar<Content, Items>) {
    super.update(view)
    say()
    content.update(view.content)
  }

  private func say() { view.said.say(view.items, at: view.edges, in: scope) }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    view.said.environmentChanged(scope)
  }

  override func unmount() {
    tellThoseAroundAtEnd(SaidToolbarsKey.self)
    super.unmount()
  }

  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == SaidToolbarsKey.self else { return nil }
    return ((gatheredPreference(SaidToolbarsKey.self) ?? []) + [view.said]) as? Key.Value
  }
}

/// Items below the page: only what says that it stands there.
private struct BottomItems<Items: View>: View {
  let items: Items

  var body: some View {
    ForEach(subviews: items) { item in
      if ToolbarItemTypes.mayPlaceItems(item) { item }
    }
    .environment(\.toolbarEdge, .bottom)
  }
}

/// Items whose labels are symbols where a bar has no room for words, as long as no style is said for them.
private struct BarItems<Items: View>: View {
  let items: Items
  @Environment(\.isInTightBar) private var isInTightBar
  @Environment(\.labelStyle) private var style

  var body: some View {
    let ownStyle: any LabelStyle =
      isInTightBar && style is TitleAndIconLabelStyle ? IconOnlyLabelStyle() : style
    items.environment(\.labelStyle, ownStyle)
  }
}
