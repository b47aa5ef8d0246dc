// SPDX-License-Identifier: Apache-2.0

/// A text with a symbol before it. The symbol is not exposed: the text says what it is.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// A label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    LabelElement(
      face: style.erasedBody(
        LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))))
  }
}

/// One element, of which everything is said that is said of the label; a text that can be selected is one
/// of its own.
private struct LabelElement: View {
  let face: AnyView
  @Environment(\.isTextSelectable) private var isSelectable

  var body: some View {
    isSelectable ? face : AnyView(fixed: face.accessibilityElement(children: .combine))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A text and a picture of the application's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A literal, or a text from the application's translations, and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A literal, or a text from the application's translations, and a picture of its own.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// What of a label is shown.
@MainActor @preconcurrency
public protocol LabelStyle: Sendable {
  typealias Configuration = LabelStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// What it says.
  public let title: AnyView
  /// What stands for it.
  public let icon: AnyView
}

/// The symbol and the text behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Distance.close) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone, which is exposed under the label's text.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // What the symbol is called by itself is not said beside the title.
    configuration.icon.accessibilityElement(children: .ignore)
      .accessibilityAddTraits(.isImage)
      .accessibilityLabel { _ in configuration.title }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol and the text; what labels look like where nobody says.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The symbol and the text.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone, exposed under the text.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue: any LabelStyle = TitleAndIconLabelStyle()
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// What of the labels inside is shown.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
