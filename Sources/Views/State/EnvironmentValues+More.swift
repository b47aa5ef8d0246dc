// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a person's text size in SwiftUI's oldest words.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether letters are much larger than usual.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    }
  }
}

extension ContentSizeCategory {
  /// From the smallest on, as ``DynamicTypeSize`` has them.
  private static let sizes: [(ContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3), (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// The same size in SwiftUI's oldest words.
  public init(_ size: DynamicTypeSize) {
    self = Self.sizes.first { $0.1 == size }?.0 ?? .large
  }

  var dynamicTypeSize: DynamicTypeSize { Self.sizes.first { $0.0 == self }?.1 ?? .large }
}

/// How large rows of a sidebar are; here one size.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private enum SeveralWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// Values that other desktops have, and which are one thing here.
/// How strongly what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As grounds are.
  public static let standard = BackgroundProminence(name: "standard")
  /// As what is chosen.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }
  private enum MinimumHeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum MenuOrderKey: EnvironmentKey {
    static let defaultValue = MenuOrder.automatic
  }
  private enum MenuIndicatorKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }
  private enum BackgroundProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
  }
}

extension EnvironmentValues {
  /// Whether the application can show more than one window.
  public package(set) var supportsMultipleWindows: Bool {
    get { self[SeveralWindowsKey.self] }
    set { self[SeveralWindowsKey.self] = newValue }
  }
  /// A desktop's screen is as light as a person has set it.
  public var isLuminanceReduced: Bool { false }
  /// How letters are written, whatever a text has; nil as it stands.
  public var textCase: LetterCase? {
    get { known.textCase }
    set { known.textCase = newValue }
  }
  /// A line stands round what can be pressed anyway.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Where a person wants less motion, lights do not flash.
  public var accessibilityDimFlashingLights: Bool { accessibilityReduceMotion }
  /// Pictures that move stand still where a person wants less motion.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  /// There is no such mode of the desktop.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// There is no such mode of the desktop.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// A button acts once.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .disabled }
  /// Nothing acts because something is held over it.
  public var springLoadingBehavior: SpringLoadingBehavior { .disabled }
  /// In how many styles the symbols inside are drawn; nil where nobody says.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// In points; nil for as high as the heading is.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
  /// In which order menus are asked to stand; they stand as they are written.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether a menu's label is asked to have a sign of its own; it has none.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  /// How strongly what is behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// Whether the scroll views inside show how far down they are.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { known.scrollIndicators.vertical }
    set { known.scrollIndicators.vertical = newValue }
  }
  /// Whether the scroll views inside show how far to the side they are.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { known.scrollIndicators.horizontal }
    set { known.scrollIndicators.horizontal = newValue }
  }
  /// Not told: a desktop says to nobody that it is recorded.
  public var isSceneCaptured: Bool { false }
  /// What takes the window's actions back: Control+Z and Control+Shift+Z, where no field takes these keys
  /// for its own text. Nil outside of a window.
  public var undoManager: UndoManager? { undo }
  /// The person's text size in SwiftUI's oldest words.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
