// SPDX-License-Identifier: Apache-2.0

/// What an element with the interface Text answers.
public struct TextDetails: Hashable, Sendable, Codable {
  /// Two offsets as the application gave them, in whatever order.
  public struct Selection: Hashable, Sendable, Codable {
    /// The first offset of the answer, in characters.
    public var begin: Int
    /// The second offset of the answer; it may lie before the first.
    public var end: Int

    public init(begin: Int, end: Int) {
      self.begin = begin
      self.end = end
    }
  }

  /// `Text.CharacterCount`, in characters (Unicode scalars).
  public var characterCount: Int
  /// `Text.CaretOffset`.
  public var caretOffset: Int
  /// The first 4000 characters of the text; nil where they were refused or not asked: a password is
  /// never read, nor a text with more characters than a text may have bytes.
  public var content: String?
  /// Characters that `Text.GetText(0, -1)` answered, also where only the first are kept.
  public var contentLength: Int?
  /// What `Text.GetSelection` answers for each selection; at most 16 are asked.
  public var selections: [Selection]

  public init(
    characterCount: Int, caretOffset: Int, content: String? = nil, contentLength: Int? = nil,
    selections: [Selection] = []
  ) {
    self.characterCount = characterCount
    self.caretOffset = caretOffset
    self.content = content
    self.contentLength = contentLength
    self.selections = selections
  }
}
