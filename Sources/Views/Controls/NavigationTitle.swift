// SPDX-License-Identifier: Apache-2.0

/// How large a title is shown.
public struct NavigationBarItem: Sendable {
  /// How large a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// A view that says the title of the page on which it stands, and of the window.
private struct TitledView<Content: View>: View {
  let content: Content
  let title: Text

  var body: some View {
    if let bar = content as? any TitledBar {
      bar.titled(title)
    } else {
      AnyView(
        content
          .preference(key: WindowTitleKey.self, value: title.string)
          .preference(key: PageTitleKey.self, value: title))
    }
  }
}

/// A view with a bar above it, in which its title stands, whether that is said inside of it or outside.
@MainActor
protocol TitledBar {
  /// The same with a title inside.
  func titled(_ title: Text) -> AnyView
}

/// The views of one page, one below the other, under the title that one of them says, wherever in the
/// page that stands.
struct TitledPage<Content: View>: View {
  let content: Content
  @State private var title: Text?
  @State private var bar = PageBar()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title, bar.showsTitle(title) {
        PageTitle(title: title, isInline: bar.isInline == true).zIndex(1)
      }
      PageRoom { VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    .onPreferenceChange(PageTitleKey.self) { title = $0 }
    .onPreferenceChange(PageBarKey.self) { bar = $0 }
    // What is said of a page is said of no other; of the tabs below, it is said to them.
    .environment(\.pageBar, PageBar())
    .transformPreference(PageBarKey.self) { $0 = PageBar(hidesTabs: $0.hidesTabs) }
    .transformPreference(PageTitleKey.self) { $0 = nil }
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

/// What a page is called after its views. Of several titles the first counts.
enum PageTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  /// The title of the window; where the view stands in a ``NavigationStack``, it is shown above the page
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
