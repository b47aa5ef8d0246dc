// SPDX-License-Identifier: Apache-2.0

/// A view as a page of the tabs round it.
struct TabPage<Content: View>: View, OneOfSeveral {
  let content: Content
  /// Its identity in a `ForEach`.
  var element: AnyHashable?

  @Namespace private var id
  @Environment(\.shownTab) private var shown
  @State private var told: TabItem?

  private func info(_ badge: Text?) -> TabInfo {
    let item = PageParts.label(of: content).map { TabItem($0) } ?? told
    return TabInfo(
      id: id, tag: PageParts.tag(of: content) ?? element, label: item?.label, badge: badge,
      face: "\(item?.face ?? "") \(badge?.string ?? "")")
  }

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { makeNodeOfOne(context) }

  var body: some View {
    let badge = PageParts.badge(of: content)
    // Of a hidden type: a page of any depth takes no more of the stack than another.
    return AnyView(fixed: content)
      .environment(\.isInTabs, false)
      .environment(\.badgeIsOnTab, badge != nil)
      .onPreferenceChange(TabItemKey.self) { told = $0 }
      .transformPreference(TabItemKey.self) { $0 = nil }
      .environment(\.shownTab, nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(shown == id ? 1 : 0)
      .disabled(shown != id)
      .onPage(isShown: shown == id)
      .titles(areTold: shown == id)
      .preference(key: TabInfos.self, value: [info(badge)])
  }
}

/// A view that was given something that those around it may want to know.
@MainActor
protocol PartedContent {
  /// The view without it.
  var inner: any View { get }
  /// Whether a view of this type is known to have a tag.
  static var mayHaveTag: Bool { get }
  var pageTag: AnyHashable? { get }
  var pageLabel: AnyView? { get }
  var pageBadge: Text? { get }
  /// What it gives to a container that takes its views apart.
  func addContainerValues(to values: inout ContainerValues)
}

extension PartedContent {
  static var mayHaveTag: Bool { false }
  var pageTag: AnyHashable? { nil }
  var pageLabel: AnyView? { nil }
  var pageBadge: Text? { nil }
  func addContainerValues(to values: inout ContainerValues) {}
}

@MainActor
enum PageParts {
  /// The outermost tag.
  static func tag(of view: any View) -> AnyHashable? {
    guard let parted = view as? any PartedContent else { return nil }
    return parted.pageTag ?? tag(of: parted.inner)
  }

  static func mayHaveTag(_ type: any View.Type) -> Bool {
    (type as? any PartedContent.Type)?.mayHaveTag ?? false
  }

  static func label(of view: any View) -> AnyView? {
    guard let parted = view as? any PartedContent else { return nil }
    return parted.pageLabel ?? label(of: parted.inner)
  }

  static func badge(of view: any View) -> Text? {
    guard let parted = view as? any PartedContent else { return nil }
    return parted.pageBadge ?? badge(of: parted.inner)
  }
}

extension BadgedView: PartedContent {
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  var inner: any View { content }
  var pageBadge: Text? { badge }
}

extension TaggedView: PartedContent {
  static var mayHaveTag: Bool { true }
  var inner: any View { content }
  var pageTag: AnyHashable? { tag }
}

extension ModifiedView: PartedContent {
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  var inner: any View { content }
}

extension EnvironmentView: PartedContent {
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  var inner: any View { content }
}

extension LayeredView: PartedContent {
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  var inner: any View { content }
}

extension AnyView: PartedContent {
  var inner: any View { content }
}

/// A page with what its tab shows; elsewhere the view alone.
struct TabItemView<Content: View>: View, PartedContent {
  let content: Content
  let label: AnyView

  var inner: any View { content }
  var pageLabel: AnyView? { label }
  var body: some View { content.preference(key: TabItemKey.self, value: TabItem(label)) }
}

/// What a tab shows.
struct TabItem: Equatable {
  let label: AnyView
  /// What it is made of, in words: two views cannot be compared.
  let face: String

  init(_ label: AnyView) {
    self.label = label
    face = String(describing: label)
  }

  static func == (left: TabItem, right: TabItem) -> Bool { left.face == right.face }
}

/// What a page's body says of its tab.
enum TabItemKey: PreferenceKey {
  static var defaultValue: TabItem? { nil }
  static func reduce(value: inout TabItem?, nextValue: () -> TabItem?) {
    value = value ?? nextValue()
  }
}

/// How a `TabView` looks.
public protocol TabViewStyle: Sendable {
  var _look: TabLook { get }
}

/// What a style of tabs comes to.
public struct TabLook: Hashable, Sendable {
  enum Kind: Hashable { case tabs, pages }
  let kind: Kind
  let showsDots: Bool
}

/// A row of tabs below.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _look: TabLook { TabLook(kind: .tabs, showsDots: false) }
}

/// Pages that a swipe turns, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  private let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _look: TabLook {
    TabLook(kind: .pages, showsDots: indexDisplayMode != .never)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A row of tabs below.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A row of tabs below.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a swipe turns, with a dot for each.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a swipe turns, with dots or without.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages stand.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// Whether there is a ground behind them.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The dots.
  public static let page = PageIndexViewStyle()

  /// The dots, with a ground or without.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// What the tab of the page shows.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: AnyView(label()))
  }

  /// How the views of tabs inside look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._look)
  }

  /// Accepted for the sake of the source: dots have no ground.
  public func indexViewStyle(
    _ style: PageIndexViewStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("indexViewStyle", "dots have no ground", fileID, line)
  }
}

extension ForEach {
  /// The same with each element's view as a page of the tabs round it.
  var pages: ForEach<Data, ID, TabPage<Content>> {
    let (id, content) = (id, content)
    return ForEach<Data, ID, TabPage<Content>>(data: data, id: id) { element in
      TabPage(content: content(element), element: AnyHashable(id(element)))
    }
  }
}

extension EnvironmentValues {
  private enum BadgeIsOnTabKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the tab of a page shows the page's badge, so that the page does not.
  var badgeIsOnTab: Bool {
    get { self[BadgeIsOnTabKey.self] }
    set { self[BadgeIsOnTabKey.self] = newValue }
  }

  private enum ShownTabKey: EnvironmentKey {
    static var defaultValue: Namespace.ID? { nil }
  }
  private enum TabViewStyleKey: EnvironmentKey {
    static let defaultValue = TabLook(kind: .tabs, showsDots: false)
  }

  var shownTab: Namespace.ID? {
    get { self[ShownTabKey.self] }
    set { self[ShownTabKey.self] = newValue }
  }

  var tabViewStyle: TabLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// Whether each view that stands here is a page of tabs.
  var isInTabs: Bool {
    get { known.isInTabs }
    set { known.isInTabs = newValue }
  }
}
