// SPDX-License-Identifier: Apache-2.0

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Where one searches: a tab without a label of its own is called "Search".
  public static let search = TabRole(name: "search")
}

/// A page of a ``TabView`` with its tab.
///
/// A role makes no difference to where the tab stands.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, PartedContent {
  private let value: Value?
  private let content: Content
  /// Nil for a tab that is called after its place.
  private let label: Label?

  /// A page that is known by a value, under a label of views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  private init(_ value: Value?, _ content: Content, _ label: Label?) {
    self.value = value
    self.content = content
    self.label = label
  }

  var inner: any View { content }
  var pageTag: AnyHashable? { value.map { AnyHashable($0) } }
  var pageLabel: AnyView? { label.map { AnyView($0) } }

  public var body: some View { content }
}

extension Tab where Label == Views.Label<Text, Image> {
  /// A page that is known by a value, under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Label(title, systemImage: systemImage))
  }

  /// A page that is known by a value, under a text and a picture of the application's own.
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Label(title, image: image))
  }

  /// A page that is known by a value, called after its role, or after its place.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, content(), Self.label(of: role))
  }

  private static func label(of role: TabRole?) -> Label? {
    role == .search ? Label("Search", systemImage: "magnifyingglass") : nil
  }
}

extension Tab where Label == Views.Label<Text, Image>, Value == Never {
  /// A page under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, systemImage: systemImage))
  }

  /// A page under a text and a picture of the application's own.
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, image: image))
  }

  /// A page that is called after its role, or after its place.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Self.label(of: role))
  }
}

extension Tab where Value == Never {
  /// A page under a label of views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

/// Takes the pages of a ``TabView``: the value of a ``Tab`` is one that is chosen there.
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<Value, Content, Label>
  ) -> Tab<Value, Content, Label> { tab }

  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(views: repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

/// Tabs that belong together. They stand among the others: the row of tabs has no headings.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Tabs under a heading of views, which is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View { ListContent(content: content) }
}

extension TabSection: RowStructure {}

extension TabSection where Header == Text {
  /// Tabs under a text, which is not shown.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A row of tabs below: there is no sidebar of tabs.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A row of tabs below.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Which tabs a person shows and in which order; here always all of them, as they are written.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  public init() {}
}

/// Whether a person may hide a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Nobody can.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nobody can.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Nobody can.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension View {
  /// Accepted for the sake of the source: tabs stand as they are written.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Accepted for the sake of the source: tabs stand as they are written.
  public func customizationID(_ id: String) -> some View { self }

  /// Accepted for the sake of the source: tabs stand as they are written.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior) -> some View { self }

  /// Accepted for the sake of the source: tabs stand in one row.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility == .hidden
      ? hasNoEffect("defaultVisibility", "tabs stand in one row", fileID, line) : self
  }

  /// Accepted for the sake of the source: tabs stand in one row.
  public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Puts a view below the row of tabs.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}

/// Where tabs stand; here in one row.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, sidebar, tabBar }
