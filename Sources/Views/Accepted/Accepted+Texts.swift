// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Text {
  /// A line through or below the letters.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of; here it always is one line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    /// One line in the letters' colour.
    public static let single = LineStyle()

    /// What it is drawn in; nil for the letters' colour.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
  }

  /// How large the letters are beside those round them; here as large.
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// A line below the letters, in their colour: one line, whatever the pattern is.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// A line through the letters, in their colour: one line, whatever the pattern is.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// Accepted for the sake of the source: letters are as large as those round them.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Accepted for the sake of the source: letters are set as the desktop's language has them.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Accepted for the sake of the source: a screen reader spells as its person has set it.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// How lines of a text find their side; here as the views round them say.
public enum TextAlignmentStrategy: Hashable, Sendable {
  case `default`, layoutBased, writingDirectionBased
}

/// How far what a person may do to a text by writing tools goes; there are none here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// There are none.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// There are none.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// There are none.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// There are none.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a ``TextEditor`` looks.
public protocol TextEditorStyle: Sendable {
  var _hasBorder: Bool { get }
}

/// On a ground with a line round it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { true }
}

/// On the ground that is there.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public var _hasBorder: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// On a ground with a line round it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
  /// On a ground with a line round it.
  public static var roundedBorder: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// On the ground that is there.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// A line below the letters of the texts inside: one line, whatever the pattern is.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive)
  }

  /// A line through the letters of the texts inside: one line, whatever the pattern is.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive)
  }

  /// Whether the text editors inside have a ground with a line round it.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.hasFieldBorder, style._hasBorder)
  }

  /// Accepted for the sake of the source: letters are as large as those round them.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: letters are set as the desktop's language has them.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted for the sake of the source: `multilineTextAlignment(_:)` says where lines stand.
  public func multilineTextAlignment(strategy: TextAlignmentStrategy) -> some View { self }

  /// Accepted for the sake of the source: a screen reader spells as its person has set it.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: a screen reader speaks as its person has set it.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: there are no writing tools.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Accepted for the sake of the source: there are no writing tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted for the sake of the source: a field has nothing to find with.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: a field has nothing to replace with.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: what a view shows is always up to date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Mirrors the view where lines begin at the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }
}

private struct FlippedView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
