// SPDX-License-Identifier: Apache-2.0

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle: Sendable {
  typealias Configuration = FormStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is in a ``Form``.
public struct FormStyleConfiguration {
  /// The controls, or sections of them.
  public let content: AnyView
}

/// The controls one below the other, at the leading side.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumn(content: configuration.content)
  }
}

/// The same, for what nobody says.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ColumnsFormStyle().makeBody(configuration: configuration)
  }
}

/// The controls one below the other on gray, each section of them on a ground of its own.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumn(content: configuration.content)
      .environment(\.isInGroupedForm, true)
      .background(GroupedGround())
  }
}

private struct GroupedGround: View {
  @Environment(\.hidesScrollGround) private var isHidden

  var body: some View { isHidden ? Color.clear : Color.groupedGround }
}

private struct FormColumn: View {
  let content: AnyView

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Distance.medium) { content }
        .environment(\.marksLinks, true)
        .padding(Distance.large)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// What is in a section of a grouped form.
struct GroupedRows<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: Distance.medium) { content }
      .padding(Distance.medium)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.rowGround, in: RoundedRectangle(cornerRadius: Corner.panel))
      .environment(\.isInGroupedForm, false).environment(\.fillsRow, true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The controls one below the other.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls one below the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Each section on a ground of its own.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey {
    static let defaultValue: any FormStyle = AutomaticFormStyle()
  }
  private enum IsInGroupedFormKey: EnvironmentKey {
    static let defaultValue = false
  }

  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }

  /// Whether each section that stands here has a ground of its own.
  var isInGroupedForm: Bool {
    get { self[IsInGroupedFormKey.self] }
    set { self[IsInGroupedFormKey.self] = newValue }
  }
}

extension View {
  /// How the forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
