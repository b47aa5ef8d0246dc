// SPDX-License-Identifier: Apache-2.0

/// How large a title is shown.
public struct NavigationBarItem: Sendable {
  /// How large a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
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

  /// Without the way back above the page, and without Escape as its key: for pages that lead back by
  /// themselves.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    transformPreference(BackButtonHiddenKey.self) { $0 = hidden }
  }
}
