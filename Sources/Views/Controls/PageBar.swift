// SPDX-License-Identifier: Apache-2.0

/// What a page says of what stands above it: its title, and its tool bar. It can be said round the title
/// and the bar, or inside of them.
struct PageBar: Equatable {
  /// Whether the title is as large as what stands beside it; nil where nothing is said.
  var isInline: Bool?
  /// Whether title and the tool bar above are left out; nil where nothing is said.
  var isHidden: Bool?
  /// Whether the tabs below are left out; nil where nothing is said.
  var hidesTabs: Bool?
  /// Whether the tool bar below is left out; nil where nothing is said.
  var hidesBottom: Bool?
  /// Whether something in a tool bar stands in the place of a small title.
  var hasPrincipal = false

  /// Takes over what is not said here.
  func adding(_ other: PageBar) -> PageBar {
    PageBar(
      isInline: isInline ?? other.isInline, isHidden: isHidden ?? other.isHidden,
      hidesTabs: hidesTabs ?? other.hidesTabs, hidesBottom: hidesBottom ?? other.hidesBottom,
      hasPrincipal: hasPrincipal || other.hasPrincipal)
  }

  func showsTitle(_ title: Text) -> Bool {
    isHidden != true && !(isInline == true && hasPrincipal) && !title.string.isEmpty
  }
}

/// What is said inside of a view.
enum PageBarKey: PreferenceKey {
  static var defaultValue: PageBar { PageBar() }
  static func reduce(value: inout PageBar, nextValue: () -> PageBar) {
    value = value.adding(nextValue())
  }
}

extension EnvironmentValues {
  private enum PageBarAroundKey: EnvironmentKey {
    static let defaultValue = PageBar()
  }

  /// What is said round a view.
  var pageBar: PageBar {
    get { self[PageBarAroundKey.self] }
    set { self[PageBarAroundKey.self] = newValue }
  }
}

extension View {
  /// Says something of what stands above the page, to what is inside and to what is round this view.
  func sayingOfBar(_ said: PageBar) -> some View {
    transformEnvironment(\.pageBar) { $0 = said.adding($0) }
      .transformPreference(PageBarKey.self) { $0 = said.adding($0) }
  }

  /// How large the title of the page is: as large as what stands in a bar beside it, or larger.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    sayingOfBar(PageBar(isInline: displayMode.isInline))
  }

  /// How large the title of the page is: as large as what stands in a bar beside it, or larger.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    sayingOfBar(PageBar(isInline: mode == .automatic ? nil : mode == .inline))
  }

  /// Leaves out the title above the page, and its tool bar. The way back stays.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    sayingOfBar(PageBar(isHidden: hidden))
  }

  /// The same for what is said to be hidden: the bars above and below the page, and the tabs below.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    sayingOfBar(PageBar(visibility, for: bars))
  }

  /// The same for what is said to be hidden: the bars above and below the page, and the tabs below.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    sayingOfBar(PageBar(visibility, for: bars))
  }
}

extension PageBar {
  fileprivate init(_ visibility: Visibility, for bars: [ToolbarPlacement]) {
    guard visibility != .automatic else { return }
    if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) {
      isHidden = visibility == .hidden
    }
    if bars.contains(.tabBar) { hidesTabs = visibility == .hidden }
    if bars.contains(.bottomBar) { hidesBottom = visibility == .hidden }
  }
}

extension NavigationBarItem.TitleDisplayMode {
  /// Nil where what is round it decides.
  var isInline: Bool? { self == .automatic ? nil : self == .inline }
}
