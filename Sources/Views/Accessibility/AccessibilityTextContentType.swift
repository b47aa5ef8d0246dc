// SPDX-License-Identifier: Apache-2.0

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program prints and a person types in a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file-system")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, to be read from the beginning to the end.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program's source.
  public static let sourceCode = AccessibilityTextContentType(name: "source-code")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "word-processing")
}
