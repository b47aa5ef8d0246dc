// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A label at one side, and what belongs to it at the other. A control there is labelled by it, and
/// called by it where it has no name of its own.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Namespace private var pair
  @Environment(\.labeledContentStyle) private var style

  /// A label and a value made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.map { styled($0) } ?? AnyView(fixed: row)
  }

  /// The parts are a pair whatever the style makes of them.
  private func styled(_ style: any LabeledContentStyle) -> AnyView {
    style.erasedBody(
      LabeledContentStyleConfiguration(
        label: AnyView(
          label.accessibilityElement(children: .combine)
            .accessibilityLabeledPair(role: .label, id: 0, in: pair)),
        content: AnyView(content.accessibilityLabeledPair(role: .content, id: 0, in: pair))))
  }

  private var row: some View {
    HStack(spacing: Distance.small) {
      if Label.self == EmptyView.self || Content.self == Text.self {
        LabelLines(label: label)
        Spacer()
        content.foregroundColor(.secondary)
      } else if content is any ViewSequence {
        title
        Spacer()
        // Several controls are one thing under the label.
        HStack(spacing: Distance.small) { content }.asValue()
          .accessibilityLabeledPair(role: .content, id: 0, in: pair)
      } else {
        title
        Spacer()
        content.asValue()
          .accessibilityLabeledPair(role: .content, id: 0, in: pair)
      }
    }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: Distance.hair) { LabelLines(label: label) }
      .accessibilityElement(children: .combine)
      .accessibilityLabeledPair(role: .label, id: 0, in: pair)
  }
}

extension View {
  /// What belongs to a label: paler than it, and what can be pressed in the colour of controls.
  func asValue() -> some View {
    foregroundColor(.secondary).environment(\.isBesideLabel, true)
  }
}

extension EnvironmentValues {
  private enum IsBesideLabelKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a view is what belongs to a label.
  var isBesideLabel: Bool {
    get { self[IsBesideLabelKey.self] }
    set { self[IsBesideLabelKey.self] = newValue }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Two texts.
  public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text, and a value as the format writes it.
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
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
  @Environment(\.groupBoxStyle) private var style

  /// Views under a label made of views, which is the group's accessible name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.erasedBody(
      GroupBoxStyleConfiguration(
        // It is the group's name, and not said again inside.
        label: AnyView(label.accessibilityHidden(true)), content: AnyView(content))
    )
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

/// Controls one below the other, at the leading side, that scroll where they are higher than their room.
public struct Form<Content: View>: View {
  private let content: Content

  /// The controls, or sections of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @Environment(\.formStyle) private var style

  public var body: some View {
    style.erasedBody(FormStyleConfiguration(content: AnyView(content)))
  }
}

/// A label that shows and hides what is under it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

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
    return style.map {
      $0.erasedBody(
        DisclosureGroupStyleConfiguration(
          label: AnyView(label), content: AnyView(content()), isExpanded: state))
    } ?? AnyView(fixed: standard(state))
  }

  private func standard(_ state: Binding<Bool>) -> some View {
    VStack(alignment: .leading, spacing: Distance.small) {
      DisclosureHead(label: label, isExpanded: state)
      if state.wrappedValue { content().padding(.leading, 22) }
    }
  }
}

/// What shows and hides when it is pressed.
struct DisclosureHead<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack(spacing: Distance.close) {
        DisclosureArrow(isExpanded: isExpanded.wrappedValue)
        label
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityState(.expandable)
    .accessibilityState(.expanded, isExpanded.wrappedValue)
    .onKeyPress(keys: [DisclosureArrow.key(isExpanded.wrappedValue, direction)]) { press in
      guard press.modifiers.isEmpty else { return .ignored }
      withAnimation { isExpanded.wrappedValue.toggle() }
      return .handled
    }
  }
}

/// Points at what is below, or at where it would come.
struct DisclosureArrow: View {
  let isExpanded: Bool

  /// As in any tree: the arrow that points into the line shows what belongs to it, the other one hides
  /// it; the one for what is so already is left to others.
  static func key(_ isExpanded: Bool, _ direction: LayoutDirection) -> KeyEquivalent {
    isExpanded == (direction == .leftToRight) ? .leftArrow : .rightArrow
  }

  var body: some View {
    Image(systemName: "chevron.right")
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .accessibilityHidden(true)
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
