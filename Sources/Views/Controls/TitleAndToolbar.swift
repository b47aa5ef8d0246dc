// SPDX-License-Identifier: Apache-2.0

/// How large a title is shown.
public struct NavigationBarItem: Sendable {
  /// How large a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// Where an item of a tool bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// With the others.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// With the others.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// With the others.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// With the others.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// With the others.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// With the others.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// With the others.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// With the others.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// With the others.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// With the others.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// With the others.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// With the others.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// With the others.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// With the others.
  public static let status = ToolbarItemPlacement(name: "status")
}

/// One item of a tool bar. All items stand side by side above the view, wherever they are placed.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// The placement makes no difference.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Several items of a tool bar.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content

  /// The placement makes no difference.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// A view under its title.
private struct TitledView<Content: View>: View {
  let content: Content
  let title: Text
  @Environment(\.navigationTrail) private var trail
  @Environment(\.hasTitleAbove) private var hasTitleAbove

  var body: some View {
    titled.preference(key: WindowTitleKey.self, value: title.string)
  }

  @ViewBuilder private var titled: some View {
    if trail == nil {
      content
    } else if hasTitleAbove {
      content.preference(key: PageTitleKey.self, value: title)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        PageTitle(title: title)
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// A page's title as it is shown.
struct PageTitle: View {
  let title: Text

  var body: some View {
    title.font(.largeTitle).accessibilityHeading(.h1)
      .padding(.horizontal, Distance.large).padding(.vertical, Distance.small)
  }
}

/// The title of a page on whose views something stands that belongs below the title.
enum PageTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  private enum HasTitleAboveKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether what stands round a view shows the title of the page in its place.
  var hasTitleAbove: Bool {
    get { self[HasTitleAboveKey.self] }
    set { self[HasTitleAboveKey.self] = newValue }
  }
}

/// A view under its tool bar.
private struct ToolbarView<Content: View, Items: View>: View {
  let content: Content
  let items: Items

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: Distance.small) { items }
        .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.toolBar)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension View {
  /// The title of the window; where the view stands in a ``NavigationStack``, it is shown above the view
  /// too, as a heading.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(content: self, title: Text(title))
  }

  /// The same for a text.
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title)
  }

  /// The same under its older name.
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    TitledView(content: self, title: Text(title))
  }

  /// The same under its older name, for a text.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    TitledView(content: self, title: title)
  }

  /// Accepted for the sake of the source: a title has one size.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: there is no bar that could be hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepted for the sake of the source: the way back is always shown.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// Controls in a bar above the view, at its two ends.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  /// The same with controls at the leading end alone.
  public func navigationBarItems<L: View>(leading: L) -> some View { toolbar { leading } }

  /// The same with controls at the trailing end alone.
  public func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { trailing } }

  /// Controls in a bar above the view.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: content())
  }
}
