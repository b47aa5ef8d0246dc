// SPDX-License-Identifier: Apache-2.0

/// How a menu's button looks.
public protocol MenuStyle: Sendable {}

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
  /// Accepted for the sake of the source: a menu is its label, in the colour of controls.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepted for the sake of the source: a menu's label has no sign of its own.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for the sake of the source: a menu's lines stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
