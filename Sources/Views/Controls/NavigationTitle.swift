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
  @Environment(\.pageBar) private var barAround
  @State private var barInside = PageBar()

  var body: some View {
    titled.preference(key: WindowTitleKey.self, value: title.string)
  }

  @ViewBuilder private var titled: some View {
    if trail == nil {
      content
    } else {
      let bar = barInside.adding(barAround)
      let shown = bar.isTitleShown && !title.string.isEmpty ? title : nil
      VStack(alignment: .leading, spacing: 0) {
        if let shown, !hasTitleAbove {
          PageTitle(title: shown, isInline: bar.isInline == true).zIndex(1)
        }
        PageRoom { VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity) }
      }
      .onPreferenceChange(PageBarKey.self) { barInside = $0 }
      .preference(key: PageTitleKey.self, value: hasTitleAbove ? shown : nil)
    }
  }
}

/// A page's title as it is shown.
struct PageTitle: View {
  let title: Text
  let isInline: Bool

  var body: some View {
    if isInline {
      InlineTitle(title: title).frame(maxWidth: .infinity)
        .padding(.horizontal, Distance.large).padding(.vertical, Distance.small)
    } else {
      title.font(.largeTitle.bold()).accessibilityHeading(.h1)
        .padding(.horizontal, Distance.large).padding(.vertical, Distance.small)
    }
  }
}

/// A page's title as it stands in a bar.
struct InlineTitle: View {
  let title: Text

  var body: some View { title.font(.headline).accessibilityHeading(.h1) }
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
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// The same under its older name, for a text.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    TitledView(content: self, title: title)
      .sayingOfBar(PageBar(isInline: displayMode.isInline))
  }

  /// Without the way back above the page, and without Escape as its key: for pages that lead back by
  /// themselves.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    transformPreference(BackButtonHiddenKey.self) { $0 = hidden }
  }
}
