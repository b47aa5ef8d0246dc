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

/// How large rows of a sidebar are; here one size.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private enum SeveralWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// Values that other desktops have, and which are one thing here.
extension EnvironmentValues {
  /// Whether the application can show more than one window.
  public package(set) var supportsMultipleWindows: Bool {
    get { self[SeveralWindowsKey.self] }
    set { self[SeveralWindowsKey.self] = newValue }
  }
  /// A desktop's screen is as light as a person has set it.
  public var isLuminanceReduced: Bool { false }
  /// What is typed is never corrected.
  public var autocorrectionDisabled: Bool { true }
  /// Nothing has to be tightened: letters keep their distance.
  public var allowsTightening: Bool { false }
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
  /// As rows of a list are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// A button acts once.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .disabled }
  /// Badges stand out alike.
  public var badgeProminence: BadgeProminence { .standard }
  /// Nothing acts because something is held over it.
  public var springLoadingBehavior: SpringLoadingBehavior { .disabled }
  /// The undo of texts is their own; there is no other one.
  public var undoManager: UndoManager? { nil }
  /// The person's text size in SwiftUI's oldest words.
  public var sizeCategory: ContentSizeCategory {
    switch dynamicTypeSize {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}

/// Foundation's name for what takes actions back, which Linux has not; there is none here: an
/// application keeps its own.
public final class UndoManager {
  private init() {}

  /// Nothing can be taken back.
  public var canUndo: Bool { false }
  /// Nothing can be done again.
  public var canRedo: Bool { false }
  /// Nothing is taken back.
  public func undo() {}
  /// Nothing is done again.
  public func redo() {}
}
