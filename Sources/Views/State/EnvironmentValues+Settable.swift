// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where what stands below the row of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case expanded, inline
}

// Values that code sets for the views inside, most of all in previews. What is set is read again there;
// where nothing else comes of it, the terminal says so once.
extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum AccessibilityEnabledKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum AutocorrectionKey: EnvironmentKey {
    static let defaultValue: Bool? = true
  }
  private enum TighteningKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum SidebarRowSizeKey: EnvironmentKey {
    static let defaultValue = SidebarRowSize.medium
  }
  private enum BadgeProminenceKey: EnvironmentKey {
    static let defaultValue = BadgeProminence.standard
  }
  private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
  }
  private enum VerticalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
  }
  private enum HorizontalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
  }
  private enum DismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
  }
  private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// 1 unless a view around sets it: what is drawn is counted in points, however many pixels one has.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// How many points a pixel has, by ``displayScale``.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// False unless a view around sets it: what assistive technologies need is there whether one runs or
  /// not, and no view is told.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// True unless a view around sets it: what is typed is never corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] ?? true }
    set { disableAutocorrection = newValue }
  }
  /// The same in older words; nil where a view around leaves it to others.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set {
      if newValue == false { Notice.once("What is typed is never corrected here.") }
      self[AutocorrectionKey.self] = newValue
    }
  }
  /// False unless a view around sets it: letters keep their distance.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set {
      if newValue { Notice.once("Letters keep their distance here: nothing is tightened.") }
      self[TighteningKey.self] = newValue
    }
  }
  /// `medium` unless a view around sets it; rows have one size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
  /// `standard` unless a view around sets it; badges stand out alike.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  /// `standard` unless a view around sets it; headings look alike.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// `automatic` unless a view around sets it; content springs where there is more than is seen.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  /// `automatic` unless a view around sets it; content springs where there is more than is seen.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  /// `automatic` unless a view around sets it; a desktop's keyboard stays where it is.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
  /// Nil unless a view around sets it: a view is not told what lies behind it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  /// What is added to the names of the symbols inside.
  public var symbolVariants: SymbolVariants {
    get { SymbolVariants(suffix: known.symbolVariant) }
    set { known.symbolVariant = newValue.suffix }
  }
  /// What stands below the row of tabs has a line to itself.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  /// Sections of tabs stand in one row with the others.
  public var isTabBarShowingSections: Bool { false }
  /// An application shows its windows on the desktop that it runs on.
  public var supportsRemoteScenes: Bool { false }
}

extension SymbolVariants {
  /// In a rectangle.
  public static let rectangle = SymbolVariants(suffix: "rectangle")

  /// The same in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The same in a square.
  public var square: SymbolVariants { adding("square") }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The same, struck through.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ word: String) -> SymbolVariants {
    SymbolVariants(suffix: suffix.isEmpty ? word : suffix + "." + word)
  }

  /// Whether the variant has the other in it: a filled circle has `fill`.
  public func contains(_ other: SymbolVariants) -> Bool {
    let words = suffix.split(separator: ".")
    return other.suffix.split(separator: ".").allSatisfy(words.contains)
  }
}
