// SPDX-License-Identifier: Apache-2.0

/// What an element with the interface Text answers.
public struct TextDetails: Hashable, Sendable, Codable {
  /// `Text.CharacterCount`.
  public var characterCount: Int
  /// `Text.CaretOffset`.
  public var caretOffset: Int
  /// The beginning of `Text.GetText(0, -1)`; nil where it was refused. Empty for a password.
  public var content: String?
  /// Characters (Unicode scalars) of the whole content, also where only its beginning is kept.
  public var contentLength: Int?
  /// Begin and end of each of `Text.GetSelection`.
  public var selections: [Range<Int>]

  public init(
    characterCount: Int, caretOffset: Int, content: String? = nil, contentLength: Int? = nil,
    selections: [Range<Int>] = []
  ) {
    self.characterCount = characterCount
    self.caretOffset = caretOffset
    self.content = content
    self.contentLength = contentLength
    self.selections = selections
  }
}
