// SPDX-License-Identifier: Apache-2.0

/// A way through a text from where the caret is.
public enum TextMove: Hashable, Sendable {
  case back, forward
  case wordBack, wordForward
  case lineUp, lineDown
  case pageUp, pageDown
  case lineStart, lineEnd
  case start, end
}

/// What is done to a text by a key, by a pointer, or for an assistive technology.
public enum EditCommand: Hashable, Sendable {
  /// Moves the caret; with `selecting`, what lies on the way is selected.
  case move(TextMove, selecting: Bool)
  /// Puts the caret before the character at the offset.
  case place(Int, selecting: Bool)
  case select(Range<Int>)
  case selectAll
  case selectNothing
  /// In the place of what is selected.
  case insert(String)
  /// What is selected, or what lies on the way.
  case delete(TextMove)
  /// All of the text.
  case replaceAll(String)
  case cut, copy, paste
  case undo, redo

  /// Whether the text may be another one after it.
  var changesText: Bool {
    switch self {
    case .move, .place, .select, .selectAll, .selectNothing, .copy: false
    case .insert, .delete, .replaceAll, .cut, .paste, .undo, .redo: true
    }
  }
}

/// What a command came to.
public struct EditOutcome: Hashable, Sendable {
  /// The command means something here, so that the key is used up.
  public var isTaken: Bool
  /// What is to be put on the clipboard; nil leaves that as it is.
  public var copied: String?

  static let nothing = EditOutcome(isTaken: false)
  static let taken = EditOutcome(isTaken: true)
}
