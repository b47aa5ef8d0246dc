// SPDX-License-Identifier: Apache-2.0

/// How groups of views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: Sendable {
  typealias Configuration = GroupBoxStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a ``GroupBox``. Whatever a style makes of them, the whole is exposed as a group under
/// its label.
public struct GroupBoxStyleConfiguration {
  /// What the group is called.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
}

/// The views on a ground of their own, under their label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupOnGround(label: configuration.label, content: configuration.content)
  }
}

private struct GroupOnGround: View {
  let label: AnyView
  let content: AnyView
  @Environment(\.backgroundStyle) private var ground

  var body: some View {
    VStack(alignment: .leading, spacing: Distance.small) {
      label.font(.headline)
      content
    }
    .padding(Distance.medium)
    .background(
      ground ?? AnyShapeStyle(Color.groupGround), in: RoundedRectangle(cornerRadius: Corner.panel))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The views on a ground of their own.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How a label and what belongs to it look together.
@MainActor @preconcurrency
public protocol LabeledContentStyle: Sendable {
  typealias Configuration = LabeledContentStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a ``LabeledContent``.
public struct LabeledContentStyleConfiguration {
  /// What it is called.
  public let label: AnyView
  /// What belongs to it.
  public let content: AnyView
}

/// The label at one side, and what belongs to it at the other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Distance.small) {
      configuration.label
      Spacer()
      configuration.content.asValue()
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at one side, and what belongs to it at the other.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// How what shows and hides other views looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: Sendable {
  typealias Configuration = DisclosureGroupStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a ``DisclosureGroup``. A style brings the control that shows and hides the content.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// What it is called.
  public let label: AnyView
  /// What is shown and hidden.
  public let content: AnyView
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A line with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A line with an arrow, and the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static let defaultValue: any GroupBoxStyle = DefaultGroupBoxStyle()
  }
  private enum LabeledContentStyleKey: EnvironmentKey {
    static let defaultValue: (any LabeledContentStyle)? = nil
  }
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static let defaultValue: (any DisclosureGroupStyle)? = nil
  }

  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  /// Nil for the standard one, which knows more of its parts than a style does.
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }

  /// Nil for the standard one.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How the group boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }

  /// How the labels inside look together with what belongs to them.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, S.self == AutomaticLabeledContentStyle.self ? nil : style)
  }

  /// How what shows and hides views looks inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, S.self == AutomaticDisclosureGroupStyle.self ? nil : style)
  }
}
