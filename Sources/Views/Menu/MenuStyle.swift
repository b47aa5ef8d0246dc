// SPDX-License-Identifier: Apache-2.0

/// How a menu's button looks.
@MainActor @preconcurrency
public protocol MenuStyle: Sendable {
  typealias Configuration = MenuStyleConfiguration
  associatedtype Body: View = Menu<AnyView, AnyView>

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a ``Menu``, for a style that shows it by `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// What it is called.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
  let primaryAction: (() -> Void)?
}

extension MenuStyle where Body == Menu<AnyView, AnyView> {
  public func makeBody(configuration: Configuration) -> Body { Menu(configuration) }
}

extension MenuStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(fixedOf: self) { $0.makeBody(configuration: configuration) }
  }
}

extension Menu where Label == AnyView, Content == AnyView {
  /// The menu that a style was asked to show.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}

extension EnvironmentValues {
  private enum MenuStyleKey: EnvironmentKey {
    static let defaultValue: (any MenuStyle)? = nil
  }

  /// Nil for a label in the colour of controls.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

/// The label, in the colour of controls.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
}

/// The same: a menu's button has no border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
}

/// The same: a menu's button has no border.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The label, in the colour of controls.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label, in the colour of controls.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label, in the colour of controls.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// In which order a menu's lines stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As they are written.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// As they are written.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// How the menus inside look: as a style of an author's own says. The others look alike: a label in
  /// the colour of controls.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, S.Body.self == Menu<AnyView, AnyView>.self ? nil : style)
  }

  /// Accepted for the sake of the source: a menu's label has no sign of its own.
  public func menuIndicator(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility == .visible
      ? hasNoEffect("menuIndicator", "a menu's label has no sign of its own", fileID, line) : self
  }

  /// Accepted for the sake of the source: a menu's lines stand as they are written.
  public func menuOrder(_ order: MenuOrder, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    order == .priority
      ? hasNoEffect("menuOrder", "a menu's lines stand as they are written", fileID, line) : self
  }
}
