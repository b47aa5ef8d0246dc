// SPDX-License-Identifier: Apache-2.0

/// The views of one page, one below the other, between the bars that they say, wherever in the page the
/// views stand that say them: a title and a tool bar above, and a tool bar below.
struct PageWithBars: View {
  /// Of a hidden type: a page of any depth takes no more of the stack than another.
  private let content: AnyView
  /// Whether a title that is said is shown too: in navigation.
  private let showsTitle: Bool

  @State private var title: Text?
  @State private var barInside = PageBar()
  @State private var toolbars: [SaidToolbar] = []
  @State private var editMode = EditMode.inactive
  @Environment(\.pageBar) private var barAround
  @Environment(\.editMode) private var editModeAround

  init<Content: View>(content: Content, showsTitle: Bool = true) {
    self.content = AnyView(fixed: content)
    self.showsTitle = showsTitle
  }

  var body: some View {
    // What is said of a page in navigation is said of no other; of the tabs below, it is said to them.
    let around = showsTitle ? PageBar() : barAround
    let bar = barInside.adding(around)
    let title = showsTitle ? title.flatMap { bar.showsTitle($0) ? $0 : nil } : nil
    let inlineTitle = bar.isInline == true ? title : nil
    VStack(alignment: .leading, spacing: 0) {
      if bar.isHidden != true, !toolbars.isEmpty || inlineTitle != nil {
        TopBar(toolbars: toolbars, title: inlineTitle)
      }
      if let title, bar.isInline != true { PageTitle(title: title, isInline: false).zIndex(1) }
      PageRoom { VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity) }
        .transformEnvironment(\.known.isUnderBars) { $0 = true }
      if bar.hidesBottom != true, !toolbars.isEmpty { BottomBar(toolbars: toolbars) }
    }
    .onPreferenceChange(PageTitleKey.self) { self.title = $0 }
    .onPreferenceChange(PageBarKey.self) { barInside = $0 }
    .onPreferenceChange(SaidToolbarsKey.self) { toolbars = $0 }
    .environment(\.pageBar, around)
    .environment(\.editMode, editModeAround ?? $editMode)
    .transformPreference(PageBarKey.self) { $0 = PageBar(hidesTabs: $0.hidesTabs) }
    .transformPreference(PageTitleKey.self) { $0 = nil }
    .preference(key: SaidToolbarsKey.self, value: [])
  }
}
