// SPDX-License-Identifier: Apache-2.0

public import Semantics

/// The keys for editing: those of GTK's entry and text view, apart from Tab, which moves the focus,
/// and Insert, which would overwrite.
public enum EditKeys {
  /// One key, and what it does.
  public struct Entry: Sendable {
    /// The key; those of the number pad mean the same as those beside it.
    public let binding: KeyBinding
    /// What it does.
    public let command: EditCommand
    /// Whether a field of one line leaves the key to others.
    public let isForLines: Bool

    init(
      _ key: Key, with modifiers: KeyModifiers = [], _ command: EditCommand,
      isForLines: Bool = false
    ) {
      binding = KeyBinding(key, modifiers)
      self.command = command
      self.isForLines = isForLines
    }
  }

  /// Every key, in the order of the documentation.
  public static let table: [Entry] =
    moves(.left, .back) + moves(.right, .forward)
    + moves(.left, with: .control, .wordBack) + moves(.right, with: .control, .wordForward)
    + moves(.home, .lineStart) + moves(.end, .lineEnd)
    + moves(.home, with: .control, .start) + moves(.end, with: .control, .end)
    + moves(.up, .lineUp, isForLines: true) + moves(.down, .lineDown, isForLines: true)
    + moves(.pageUp, .pageUp, isForLines: true) + moves(.pageDown, .pageDown, isForLines: true)
    + [
      Entry(.backspace, .delete(.back)), Entry(.backspace, with: .shift, .delete(.back)),
      Entry(.delete, .delete(.forward)),
      Entry(.backspace, with: .control, .delete(.wordBack)),
      Entry(.delete, with: .control, .delete(.wordForward)),
      Entry(.backspace, with: [.control, .shift], .delete(.lineStart)),
      Entry(.delete, with: [.control, .shift], .delete(.lineEnd)),
      Entry(Key("a"), with: .control, .selectAll), Entry(Key("slash"), with: .control, .selectAll),
      Entry(Key("a"), with: [.control, .shift], .selectNothing),
      Entry(Key("backslash"), with: .control, .selectNothing),
      Entry(Key("x"), with: .control, .cut), Entry(.delete, with: .shift, .cut),
      Entry(Key("c"), with: .control, .copy), Entry(Key("Insert"), with: .control, .copy),
      Entry(Key("v"), with: .control, .paste), Entry(Key("Insert"), with: .shift, .paste),
      Entry(Key("z"), with: .control, .undo),
      Entry(Key("z"), with: [.control, .shift], .redo), Entry(Key("y"), with: .control, .redo),
    ]

  private static func moves(
    _ key: Key, with modifiers: KeyModifiers = [], _ move: TextMove, isForLines: Bool = false
  ) -> [Entry] {
    [
      Entry(key, with: modifiers, .move(move, selecting: false), isForLines: isForLines),
      Entry(
        key, with: modifiers.union(.shift), .move(move, selecting: true), isForLines: isForLines),
    ]
  }

  /// The keys that do this, in the order of the table.
  public static func bindings(for command: EditCommand) -> [KeyBinding] {
    table.filter { $0.command == command }.map(\.binding)
  }

  private static let commands = Dictionary(
    table.map { ($0.binding, $0) }, uniquingKeysWith: { first, _ in first })

  /// What a key does in a text; nil for one that does nothing there.
  public static func command(
    for binding: KeyBinding, isMultiLine: Bool, isRightToLeft: Bool = false
  ) -> EditCommand? {
    guard let entry = commands[binding], isMultiLine || !entry.isForLines else { return nil }
    guard isRightToLeft, case .move(let move, let selecting) = entry.command else {
      return entry.command
    }
    switch move {
    case .back: return .move(.forward, selecting: selecting)
    case .forward: return .move(.back, selecting: selecting)
    case .wordBack: return .move(.wordForward, selecting: selecting)
    case .wordForward: return .move(.wordBack, selecting: selecting)
    case .lineUp, .lineDown, .pageUp, .pageDown, .lineStart, .lineEnd, .start, .end:
      return entry.command
    }
  }
}
