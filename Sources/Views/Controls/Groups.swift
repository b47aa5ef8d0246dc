// SPDX-License-Identifier: Apache-2.0

/// A label at one side, and what belongs to it at the other. A control there is labelled by it, and
/// called by it where it has no name of its own.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Namespace private var pair

  /// A label and a value made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    HStack(spacing: Distance.small) {
      if Label.self == EmptyView.self || Content.self == Text.self {
        label
        Spacer()
        content.foregroundColor(.secondary)
      } else if content is any ViewSequence {
        title
        Spacer()
        // Several controls are one thing under the label.
        HStack(spacing: Distance.small) { content }.foregroundColor(.secondary)
          .accessibilityLabeledPair(role: .content, id: 0, in: pair)
      } else {
        title
        Spacer()
        content.foregroundColor(.secondary)
          .accessibilityLabeledPair(role: .content, id: 0, in: pair)
      }
    }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: Distance.hair) { label }
      .accessibilityElement(children: .combine)
      .accessibilityLabeledPair(role: .label, id: 0, in: pair)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Two texts.
  public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text {
  /// A text, and what belongs to it.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Views under a label made of views, which is the group's accessible name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: Distance.small) {
      label.font(.headline).accessibilityHidden(true)
      content
    }
    .padding(Distance.medium)
    .background(Color.groupGround, in: RoundedRectangle(cornerRadius: Corner.panel))
    .accessibilityElement(children: .contain)
    .accessibilityRole(.panel)
    .named(by: label)
  }
}

extension GroupBox {
  /// The same in the older order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == Text {
  /// Views under a literal, or a text from the application's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views under a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views on a ground of their own.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// Views with a heading above and a note below.
public struct Section<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Views between a heading and a note.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  public var body: some View {
    SectionEdge(content: header.font(.headline).accessibilityHeading(.h2))
    ListContent(content: content)
    SectionEdge(content: footer.font(.footnote).foregroundColor(.secondary))
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

extension Section where Header == EmptyView {
  /// Views above a note.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
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

/// Controls one below the other, at the leading side.
public struct Form<Content: View>: View {
  private let content: Content

  /// The controls, or sections of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack(alignment: .leading, spacing: Distance.medium) { content }
      .padding(Distance.large)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A label that shows and hides what is under it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  @State private var isOwnExpanded = false

  /// Shows and hides by itself.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    isExpanded = nil
  }

  /// Shows and hides by a state of its author's.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.isExpanded = isExpanded
  }

  public var body: some View {
    let state = isExpanded ?? $isOwnExpanded
    VStack(alignment: .leading, spacing: Distance.small) {
      Button {
        withAnimation { state.wrappedValue.toggle() }
      } label: {
        HStack(spacing: Distance.close) {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(state.wrappedValue ? 90 : 0))
            .accessibilityHidden(true)
          label
        }
      }
      .buttonStyle(.plain)
      .accessibilityState(.expandable)
      .accessibilityState(.expanded, state.wrappedValue)
      if state.wrappedValue { content().padding(.leading, 22) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Shows and hides by itself, under a text.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Shows and hides by a state of its author's, under a text.
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
