// SPDX-License-Identifier: Apache-2.0

/// A text that is edited: what stands in it, where the caret is, what is selected, and what can be
/// undone.
///
/// Offsets count characters as people see them, from 0 before the first. An offset beyond the ends is
/// the end. What would make the text longer than ``limit`` is cut off, but for one that can only be
/// read.
public struct Editor: Sendable {
  /// The most characters that a text can have.
  public static let limit = 100_000
  /// How many steps can be undone.
  static let undoLimit = 200
  /// How many lines Page Up and Page Down go.
  static let page = 10

  /// What stands in the text.
  public private(set) var characters: [Character] = []
  /// Where typed text goes.
  public private(set) var caret = 0
  /// The other end of what is selected; the caret's own place where nothing is.
  public private(set) var anchor = 0
  /// Whether the text may have more than one line; in a field of one line, a line feed becomes a space.
  public var isMultiLine: Bool
  /// Whether nobody may read the text: it cannot be copied, cut or undone, and its words cannot be
  /// told from each other.
  public var isSecure: Bool
  /// False for a text that can be read, selected and copied, and that no command changes.
  public let isEditable: Bool
  /// Where up and down lead while they are pressed again and again, in points.
  private var column: Double?
  private var history = EditHistory()

  public init(
    _ text: String = "", isMultiLine: Bool = false, isSecure: Bool = false, isEditable: Bool = true
  ) {
    self.isMultiLine = isMultiLine
    self.isSecure = isSecure
    self.isEditable = isEditable
    characters = whole(text)
    // Who writes goes on at the end, who reads begins at the beginning.
    caret = isEditable ? characters.count : 0
    anchor = caret
  }

  /// All of it.
  public var text: String { String(characters) }

  /// What is selected; empty where the caret is for nothing.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// What is selected as text; empty where nothing is, and where nobody may read it.
  public var selectedText: String { isSecure ? "" : String(characters[selection]) }

  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is something to do again.
  public var canRedo: Bool { history.canRedo }

  /// Takes a text that somebody else has written: the caret stays where it is, as far as that goes,
  /// and nothing of before can be undone. In a text that can only be read nothing is selected then:
  /// what was is no longer there.
  public mutating func setText(_ text: String) {
    let new = whole(text)
    guard new != characters else { return }
    characters = new
    caret = clamped(caret)
    anchor = isEditable ? clamped(anchor) : caret
    column = nil
    history = EditHistory()
  }

  /// - Parameters:
  ///   - lines: The lines as they are shown, for what goes by lines.
  ///   - clipboard: What is pasted.
  public mutating func perform(
    _ command: EditCommand, lines: TextLines, clipboard: () -> String? = { nil }
  ) -> EditOutcome {
    guard isEditable || !command.changesText else { return .nothing }
    let column = column
    self.column = nil
    switch command {
    case .move(let move, let selecting):
      return self.move(move, selecting: selecting, lines, column: column)
    case .place(let offset, let selecting): go(to: clamped(offset), selecting: selecting)
    case .select(let range):
      anchor = clamped(range.lowerBound)
      caret = clamped(range.upperBound)
      history.interrupt()
    case .selectAll:
      anchor = 0
      caret = characters.count
      history.interrupt()
    case .selectNothing: go(to: caret, selecting: false)
    case .insert(let text): insert(usable(text))
    case .replaceAll(let text):
      change(0..<characters.count, to: usable(text), .other)
    case .delete(let move): delete(move, lines)
    case .copy: return EditOutcome(isTaken: true, copied: copied)
    case .cut:
      guard let copied else { return .taken }
      change(selection, to: "", .other)
      return EditOutcome(isTaken: true, copied: copied)
    case .paste:
      if let text = clipboard(), !text.isEmpty { change(selection, to: usable(text), .other) }
    case .undo: if let step = history.undo() { replay(step.undone) }
    case .redo: if let step = history.redo() { replay(step) }
    }
    return .taken
  }

  /// Selects the word at the offset.
  public mutating func selectWord(at offset: Int) {
    let word =
      isSecure ? 0..<characters.count : TextBoundaries(characters).word(at: clamped(offset))
    _ = perform(.select(word), lines: TextLines())
  }

  /// Selects the paragraph at the offset, without its line feed.
  public mutating func selectParagraph(at offset: Int) {
    var range = TextBoundaries(characters).paragraph(at: clamped(offset))
    if let last = range.last, characters[last].isNewline { range = range.dropLast() }
    _ = perform(.select(range), lines: TextLines())
  }

  private var copied: String? { selectedText.isEmpty ? nil : selectedText }

  private func clamped(_ offset: Int) -> Int { min(max(0, offset), characters.count) }

  private func whole(_ text: String) -> [Character] {
    isEditable ? Array(usable(text).prefix(Self.limit)) : Array(usable(text))
  }

  /// Without what no field shows: NUL, and line feeds where there is one line only.
  private func usable(_ text: String) -> String {
    var result = text
    if result.contains("\0") { result = result.replacing("\0", with: "\u{FFFD}") }
    guard !isMultiLine, result.contains(where: \.isNewline) else { return result }
    return String(result.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Moving

  private mutating func go(to offset: Int, selecting: Bool) {
    history.interrupt()
    caret = offset
    if !selecting { anchor = offset }
  }

  private mutating func move(
    _ move: TextMove, selecting: Bool, _ lines: TextLines, column: Double?
  ) -> EditOutcome {
    // What is selected is left at the end that the key points to.
    if !selecting, !selection.isEmpty {
      if move == .back || move == .forward {
        go(to: move == .back ? selection.lowerBound : selection.upperBound, selecting: false)
        return .taken
      }
    }
    if let step = Self.lineStep(move) {
      let (caret, anchor) = (self.caret, self.anchor)
      if let to = lines.offset(from: caret, lines: step, x: column) {
        go(to: clamped(to.offset), selecting: selecting)
        self.column = to.x
      } else {
        go(to: step < 0 ? 0 : characters.count, selecting: selecting)
      }
      // Of a text that is read, what is round it may scroll instead.
      let isElsewhere = caret != self.caret || anchor != self.anchor
      return isEditable || isElsewhere ? .taken : .nothing
    }
    go(to: target(of: move, lines), selecting: selecting)
    return .taken
  }

  /// How many lines further down the way leads; nil for a way that does not go by lines.
  private static func lineStep(_ move: TextMove) -> Int? {
    switch move {
    case .lineUp: -1
    case .lineDown: 1
    case .pageUp: -page
    case .pageDown: page
    case .back, .forward, .wordBack, .wordForward, .lineStart, .lineEnd, .start, .end: nil
    }
  }

  /// Where the way leads.
  private func target(of move: TextMove, _ lines: TextLines) -> Int {
    switch move {
    case .back: clamped(caret - 1)
    case .forward: clamped(caret + 1)
    case .wordBack: isSecure ? 0 : TextBoundaries(characters).wordStart(before: caret)
    case .wordForward:
      isSecure ? characters.count : TextBoundaries(characters).wordEnd(after: caret)
    case .lineStart: clamped(lines.lineStart(of: caret))
    case .lineEnd: clamped(lines.lineEnd(of: caret))
    case .start: 0
    case .end: characters.count
    case .lineUp, .lineDown, .pageUp, .pageDown: caret
    }
  }

  // MARK: Changing

  private mutating func insert(_ text: String) {
    let isTyped = selection.isEmpty && text.count == 1
    change(selection, to: text, isTyped ? .typing : .other)
  }

  private mutating func delete(_ move: TextMove, _ lines: TextLines) {
    if !selection.isEmpty { return change(selection, to: "", .other) }
    let to = target(of: move, lines)
    change(min(caret, to)..<max(caret, to), to: "", to < caret ? .backspace : .other)
  }

  /// Characters that come together may become one, as a letter and its accent do.
  private mutating func change(_ range: Range<Int>, to text: String, _ kind: EditHistory.Kind) {
    let room = max(0, Self.limit - (characters.count - range.count))
    let inserted = String(text.prefix(room))
    guard !range.isEmpty || !inserted.isEmpty else { return }
    let old = characters
    let head = String(characters[..<range.lowerBound]) + inserted
    let new = Array(head + String(characters[range.upperBound...]))
    let step = EditHistory.Step(
      from: old, to: new, caretBefore: caret, caretAfter: min(head.count, new.count))
    characters = new
    caret = step.caretAfter
    anchor = caret
    if !isSecure { history.add(step, kind) }
  }

  private mutating func replay(_ step: EditHistory.Step) {
    characters.replaceSubrange(
      step.offset..<(step.offset + step.removed.count), with: step.inserted)
    caret = clamped(step.caretAfter)
    anchor = caret
  }
}
