// SPDX-License-Identifier: Apache-2.0

/// Controls that belong together, side by side on one ground; under a label they are a group of that
/// name. In a menu they are lines like others.
public struct ControlGroup<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label
  @Environment(\.controlGroupStyle) private var style

  /// Controls under a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    style.erasedBody(
      ControlGroupStyleConfiguration(content: AnyView(content), label: AnyView(label))
    )
    .accessibilityElement(children: .contain)
    .accessibilityRole(.panel)
    .named(by: label)
  }
}

extension ControlGroup where Label == EmptyView {
  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// Controls under a text.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == Views.Label<Text, Image> {
  /// Controls under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle: Sendable {
  typealias Configuration = ControlGroupStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// The parts of a ``ControlGroup``.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: AnyView
  /// What they are called together.
  public let label: AnyView
}

/// The controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Distance.close) { configuration.content }
      .padding(.horizontal, Distance.close)
      .background(Color.groupGround, in: RoundedRectangle(cornerRadius: Corner.panel))
  }
}

/// A button with the label that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls side by side, the same as the automatic style.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// The controls side by side, the same as the automatic style.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle
/// A menu of the controls.
public typealias CompactMenuControlGroupStyle = MenuControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The controls side by side.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The controls side by side.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
  /// A menu of the controls.
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  private enum ControlGroupStyleKey: EnvironmentKey {
    static let defaultValue: any ControlGroupStyle = AutomaticControlGroupStyle()
  }

  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How the groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
