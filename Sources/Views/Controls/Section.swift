// SPDX-License-Identifier: Apache-2.0

/// Views with a heading above and a note below.
public struct Section<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer
  /// Nil for a section that always shows what is in it.
  private var isExpanded: Binding<Bool>?

  /// Views between a heading and a note.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  @Environment(\.isInGroupedForm) private var isInGroupedForm

  public var body: some View {
    if let isExpanded {
      SectionEdge(content: SectionSwitch(header: header.font(.headline), isExpanded: isExpanded))
    } else if Header.self == EmptyView.self {
      SectionGap()
    } else {
      SectionEdge(content: header.font(.headline).accessibilityHeading(.h2))
    }
    if isExpanded?.wrappedValue == false {
      EmptyView()
    } else if isInGroupedForm {
      GroupedRows(content: content)
    } else {
      ListContent(content: content)
    }
    SectionEdge(content: footer.font(.footnote).foregroundColor(.secondary))
  }
}

/// Sets a section without a heading off from the rows above, where rows lie on a ground of their own.
private struct SectionGap: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.listStyle) private var style

  var body: some View {
    if isInList, style.rowGround != .clear {
      FullLineView(content: Color.clear.frame(height: Distance.large))
    }
  }
}

/// What stands above or below a section: across a grid, and beside the rows of a list.
private struct SectionEdge<Content: View>: View {
  let content: Content
  @Environment(\.isInList) private var isInList

  var body: some View {
    FullLineView(
      content: content.environment(\.isInList, false)
        .padding(.horizontal, isInList ? 16 : 0).padding(.vertical, isInList ? 6 : 0))
  }
}

/// A heading that shows and hides what is below it.
private struct SectionSwitch<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>

  var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack(spacing: Distance.close) {
        header
        Spacer()
        Image(systemName: "chevron.right")
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityState(.expandable)
    .accessibilityState(.expanded, isExpanded.wrappedValue)
  }
}

extension Section {
  /// The same in the older order.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Views under a heading that shows and hides them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header) { EmptyView() }
    self.isExpanded = isExpanded
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Views under a literal that shows and hides them.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Views under a text that shows and hides them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Header == EmptyView {
  /// Views above a note.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// The same in the older order.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Views under a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// The same in the older order.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Views under a literal, or a text from the application's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Views under a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
