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
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
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
