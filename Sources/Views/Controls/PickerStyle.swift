// SPDX-License-Identifier: Apache-2.0

/// How the choices of a picker are shown.
public protocol PickerStyle: Sendable {
  var _look: PickerLook { get }
}

/// What a picker's style comes to.
public enum PickerLook: Hashable, Sendable {
  /// On a button, which opens a menu of all.
  case menu
  /// One below the other.
  case column
  /// One below the other, of which a few are seen and the others are scrolled to.
  case wheel
  /// Side by side, in one frame.
  case segmented
}

/// What a picker looks like where nobody says: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}

/// What is chosen, on a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}

/// What is chosen, on a button that opens a menu: there is no further page.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}

/// One below the other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .column }
}

/// One below the other.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .column }
}

/// One below the other in a part that scrolls: nothing turns here.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .wheel }
}

/// Side by side, in one frame.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .segmented }
}

/// Side by side, in one frame.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .segmented }
}

/// What is chosen, on a button that opens a menu.
public typealias PopUpButtonPickerStyle = MenuPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
  /// A button that opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A button that opens a menu: there is no further page.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// One below the other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// One below the other in a part that scrolls: nothing turns here.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side, in one frame.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  /// Side by side, in one frame.
  public static var tabs: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Side by side, in one frame.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static let defaultValue = PickerLook.menu
  }

  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// How the choices of the pickers inside are shown.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._look)
  }
}
