// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone.
  case compact
  /// As on a tablet or a desktop.
  case regular
}

/// Whether an application is seen, and takes input.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Whether a person wants heavier letters.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a window takes the keys.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

// The standard values by which an author asks for what holds.
extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
  private enum LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
  }
  private enum MinimumRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 40
  }

  /// The language and the habits that texts are written in; those of the process.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar that dates are written in; that of the process.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone that dates are written in; that of the process.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// What views around say of how values are written; nil where none does.
  var habits: WritingHabits? {
    let habits = WritingHabits(
      locale: own[ObjectIdentifier(LocaleKey.self)] as? Locale,
      calendar: own[ObjectIdentifier(CalendarKey.self)] as? Calendar,
      timeZone: own[ObjectIdentifier(TimeZoneKey.self)] as? TimeZone)
    return habits == WritingHabits() ? nil : habits
  }
  /// As on a desktop, unless a view around sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// As on a desktop, unless a view around sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// As letters are, unless the person wants more contrast, or a view around sets it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] ?? (colorSchemeContrast == .increased ? .bold : .regular) }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// Whether colour alone says too little: where the person wants more contrast.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }
  /// Whether nothing should be seen through: where the person wants more contrast.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }
  /// Not known: a desktop inverts whole screens, and tells nobody.
  public var accessibilityInvertColors: Bool { false }
  /// Not told: what assistive technologies need is there whether one runs or not.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Not told: what assistive technologies need is there whether one runs or not.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// No larger labels are needed: text follows the desktop's size by itself.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether a list is edited, so that its rows show what deletes them. By swipes, keys and actions
  /// they are deleted and moved at any time. A page of navigation, and a view with a tool bar, sets it
  /// for itself and its bars where no view around does; nil elsewhere.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// In points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// How small the letters of texts may become, beside their own size.
  public var minimumScaleFactor: CGFloat {
    get { known.paragraph.leastScale }
    set { known.paragraph.leastScale = min(max(newValue, 0.05), 1) }
  }
  /// Room between lines of text beside that of the font, in points.
  public var lineSpacing: CGFloat {
    get { known.paragraph.lineSpacing }
    set { known.paragraph.lineSpacing = newValue }
  }
  /// Which part of a text is left out that has too little room.
  public var truncationMode: Text.TruncationMode {
    get { known.paragraph.truncation }
    set { known.paragraph.truncation = newValue }
  }
  /// How large the symbols inside are beside their text.
  public var imageScale: Image.Scale {
    get { known.imageScale }
    set { known.imageScale = newValue }
  }
}

/// Whether what a list shows is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}

/// A button that says whether the lists round it are edited, by the environment's `editMode`: in a tool
/// bar, those below the bar.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
