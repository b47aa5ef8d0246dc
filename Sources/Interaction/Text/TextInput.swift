// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Semantics
public import TextEditing

/// A text of an element that people edit, or read and select: keys, pointers and assistive requests
/// all end in ``perform(_:)``.
@MainActor
public final class TextInput {
  /// What stands there, and where the caret is.
  public private(set) var editor: Editor
  /// The lines as they are shown; whoever draws the text says them.
  public var lines = TextLines() {
    didSet { if lines != oldValue { element?.invalidate() } }
  }
  /// Where the text's top left stands, in the element's coordinates; it moves as the text is scrolled
  /// inside of the element.
  public var origin: CGPoint = .zero {
    didSet { if origin != oldValue { element?.invalidate() } }
  }
  /// How its letters look; whoever draws the text says it.
  public var style = TextContent.Style() {
    didSet { if style != oldValue { element?.invalidate() } }
  }
  /// Called with the text when somebody has changed it here.
  public var onEdit: ((String) -> Void)?
  /// Called when the text, the caret or what is selected is not what it was.
  public var onChange: (() -> Void)?
  /// Called before something else is pressed while the text has the focus.
  public var onPressElsewhere: (() -> Void)?
  /// What Enter does in a field of one line: true where it did something.
  public var onSubmit: (() -> Bool)?
  weak var element: Element?

  /// - Parameter isEditable: False for a text that can only be read, selected and copied. Its element
  ///   takes the focus like any field; where it cannot, as a part of another one, it cannot be
  ///   selected either.
  public init(
    _ text: String = "", isMultiLine: Bool = false, isSecure: Bool = false, isEditable: Bool = true
  ) {
    editor = Editor(text, isMultiLine: isMultiLine, isSecure: isSecure, isEditable: isEditable)
  }

  /// Whether it can be changed here.
  public var isEditable: Bool { editor.isEditable }

  /// Whether nobody may read what stands there.
  public var isSecure: Bool { editor.isSecure }

  /// What is to be drawn, character by character: bullets for what nobody may read.
  public var shown: [Character] {
    isSecure
      ? [Character](repeating: TextContent.bullet, count: editor.characters.count)
      : editor.characters
  }

  /// Takes a text that the application has written.
  public func setText(_ text: String) {
    let before = editor.characters
    editor.setText(text)
    if editor.characters != before { changed() }
  }

  /// True where the command means something here.
  @discardableResult
  public func perform(_ command: EditCommand) -> Bool {
    let clipboard = element?.scene?.clipboard
    return change { editor in
      let outcome = editor.perform(
        command, lines: lines, clipboard: { clipboard?.read() })
      if let text = outcome.copied { clipboard?.write(text) }
      return outcome.isTaken
    }
  }

  func selectWord(at offset: Int) { change { $0.selectWord(at: offset) } }

  func selectParagraph(at offset: Int) { change { $0.selectParagraph(at: offset) } }

  func pasteSelection(at offset: Int) {
    guard isEditable else { return }
    perform(.place(offset, selecting: false))
    if let text = element?.scene?.clipboard.readSelection(), !text.isEmpty {
      perform(.insert(text))
    }
  }

  @discardableResult
  private func change<Result>(_ body: (inout Editor) -> Result) -> Result {
    let (text, caret, selection) = (editor.characters, editor.caret, editor.selection)
    let result = body(&editor)
    let isEdited = editor.characters != text
    if editor.selection != selection, !editor.selectedText.isEmpty {
      element?.scene?.clipboard.writeSelection(editor.selectedText)
    }
    if isEdited || editor.caret != caret || editor.selection != selection { changed() }
    if isEdited { onEdit?(editor.text) }
    return result
  }

  private func changed() {
    onChange?()
    element?.invalidate()
  }

  /// Whoever comes by keyboard types in the place of what stands there, or copies it, as in GTK.
  func focusCame() {
    if !editor.isMultiLine || !isEditable { perform(.selectAll) }
  }

  // MARK: Keys

  /// True where the key did something here.
  func handle(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
    let binding = KeyBinding(event.key, event.modifiers)
    let hasLines = editor.isMultiLine && (isEditable || lines.lines.count > 1)
    if let command = EditKeys.command(
      for: binding, isMultiLine: hasLines, isRightToLeft: isRightToLeft)
    {
      // With nothing of its own to take back, it leaves the key to the window's undo.
      if command == .undo, !editor.canUndo { return false }
      if command == .redo, !editor.canRedo { return false }
      return perform(command)
    }
    guard isEditable else { return false }
    if event.key == .return, event.modifiers.isEmpty {
      if editor.isMultiLine { return perform(.insert("\n")) }
      return event.phase != .down || onSubmit?() ?? false
    }
    guard event.typesText else { return false }
    return perform(.insert(event.characters))
  }

  // MARK: Requests

  /// True where it was done.
  func carryOut(_ request: TextRequest) -> Bool {
    guard isEditable || !request.changesText else { return false }
    switch request {
    case .setCaret(let offset): return perform(.place(offset, selecting: false))
    case .select(let range): return perform(.select(range))
    case .setContents(let text): return perform(.replaceAll(text))
    case .insert(let text, let offset):
      perform(.place(offset, selecting: false))
      return perform(.insert(text))
    case .delete(let range):
      perform(.select(range))
      return editor.selection.isEmpty || perform(.delete(.forward))
    case .cut(let range):
      guard !isSecure else { return false }
      perform(.select(range))
      return perform(.cut)
    case .copy(let range):
      guard !isSecure else { return false }
      var other = editor
      _ = other.perform(.select(range), lines: lines)
      if !other.selectedText.isEmpty { element?.scene?.clipboard.write(other.selectedText) }
      return true
    case .paste(let offset):
      perform(.place(offset, selecting: false))
      return perform(.paste)
    }
  }

  // MARK: Publishing

  /// The text as assistive technologies read it: in the units of a frame that is so many times as
  /// large as the element.
  func content(in bounds: CGRect, scale: CGSize) -> TextContent {
    let shown = lines.lines.map { line in
      let top = origin.y - bounds.minY + line.top
      // What is scrolled out of sight is looked up by nobody.
      let isSeen = top < bounds.height && top + line.height > 0
      return TextContent.Line(
        range: line.range, top: top * scale.height, height: line.height * scale.height,
        edges: isSeen ? line.edges.map { ($0 + origin.x - bounds.minX) * scale.width } : [])
    }
    var content = TextContent(
      String(self.shown), caret: editor.caret,
      selection: editor.selection.isEmpty ? nil : editor.selection, lines: shown)
    content.style = style
    return content
  }
}

extension KeyEvent {
  /// Whether the key typed something that a text takes, and asks for nothing else.
  var typesText: Bool {
    phase != .up && !characters.isEmpty && modifiers.subtracting(.shift).isEmpty
      && !characters.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The same without what was typed.
  var withoutText: KeyEvent {
    guard modifiers.subtracting(.shift).isEmpty, typesText || key.character != nil else {
      return self
    }
    let isCommand = key.character.map { Key.isCommand($0) } ?? false
    guard typesText || !isCommand else { return self }
    var event = self
    event.key = "asterisk"
    event.modifiers = []
    event.characters = characters.isEmpty ? "" : "*"
    event.platform = nil
    return event
  }
}

extension Key {
  /// What stands for a key that does something instead of typing.
  static func isCommand(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      [.control, .privateUse].contains($0.properties.generalCategory)
    }
  }
}
