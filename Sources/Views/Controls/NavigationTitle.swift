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
    content
      .preference(key: WindowTitleKey.self, value: title.string)
      .preference(key: PageTitleKey.self, value: title)
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
