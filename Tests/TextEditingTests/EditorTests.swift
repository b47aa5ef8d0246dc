// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing
import TextEditing

/// A text that is edited by keys, as a person does it.
private struct Desk {
  var editor: Editor
  var clipboard: String?
  var width: Double?

  init(_ text: String = "", isMultiLine: Bool = false, isSecure: Bool = false) {
    editor = Editor(text, isMultiLine: isMultiLine, isSecure: isSecure)
  }

  /// Each character is 10 points wide.
  var lines: TextLines {
    TextLines(editor.characters, width: width, lineHeight: 20) { paragraph in
      (0...paragraph.count).map { Double($0) * 10 }
    }
  }

  mutating func type(_ text: String) {
    for character in text {
      _ = editor.perform(.insert(String(character)), lines: lines)
    }
  }

  mutating func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    let binding = KeyBinding(key, modifiers)
    guard let command = EditKeys.command(for: binding, isMultiLine: editor.isMultiLine) else {
      Issue.record("\(binding.label) does nothing")
      return
    }
    let held = clipboard
    let outcome = editor.perform(command, lines: lines, clipboard: { held })
    if let copied = outcome.copied { clipboard = copied }
  }
}

@Suite struct EditorTests {
  @Test func `what is typed stands before the caret`() {
    var desk = Desk("ac")
    desk.press(.left)
    desk.type("b")
    #expect(desk.editor.text == "abc")
    #expect(desk.editor.caret == 2)
  }

  @Test func `an emoji of several scalars is one step and one deletion`() {
    var desk = Desk("a👩‍👩‍👧")
    #expect(desk.editor.characters.count == 2)
    desk.press(.left)
    #expect(desk.editor.caret == 1)
    desk.press(.delete)
    #expect(desk.editor.text == "a")
  }

  @Test func `an accent joins the letter before it`() {
    var desk = Desk("e")
    desk.type("\u{301}")
    #expect(desk.editor.characters.count == 1)
    #expect(desk.editor.caret == 1)
    desk.press("z", .control)
    #expect(desk.editor.text == "e")
  }

  @Test func `Control moves and deletes by words`() {
    var desk = Desk("don't go there")
    desk.press(.left, .control)
    #expect(desk.editor.caret == 9)
    desk.press(.home)
    desk.press(.right, .control)
    #expect(desk.editor.caret == 5)
    desk.press(.delete, .control)
    #expect(desk.editor.text == "don't there")
    desk.press(.backspace, .control)
    #expect(desk.editor.text == " there")
  }

  @Test func `Shift selects, and typing replaces what is selected`() {
    var desk = Desk("one two")
    desk.press(.left, [.control, .shift])
    #expect(desk.editor.selectedText == "two")
    desk.type("2")
    #expect(desk.editor.text == "one 2")
    desk.press("a", .control)
    #expect(desk.editor.selectedText == "one 2")
    desk.press(.left)
    #expect(desk.editor.caret == 0)
    #expect(desk.editor.selection.isEmpty)
  }

  @Test func `what is cut can be pasted`() {
    var desk = Desk("one two")
    desk.press(.left, [.control, .shift])
    desk.press("x", .control)
    #expect(desk.editor.text == "one ")
    #expect(desk.clipboard == "two")
    desk.press(.home)
    desk.press("v", .control)
    #expect(desk.editor.text == "twoone ")
  }

  @Test func `typing is undone word by word, and done again`() {
    var desk = Desk()
    desk.type("one two")
    desk.press("z", .control)
    #expect(desk.editor.text == "one ")
    desk.press("z", .control)
    #expect(desk.editor.text == "")
    desk.press("y", .control)
    desk.press("z", [.control, .shift])
    #expect(desk.editor.text == "one two")
    #expect(desk.editor.caret == 7)
    #expect(!desk.editor.canRedo)
  }

  @Test func `backspaces in a row are undone at once`() {
    var desk = Desk("abcd")
    for _ in 0..<3 { desk.press(.backspace) }
    #expect(desk.editor.text == "a")
    desk.press("z", .control)
    #expect(desk.editor.text == "abcd")
  }

  @Test func `up and down keep their distance from the left`() {
    var desk = Desk("abcdef\nab\nabcdef", isMultiLine: true)
    desk.press(.left)
    desk.press(.up)
    #expect(desk.editor.caret == 9)
    desk.press(.up)
    #expect(desk.editor.caret == 5)
    desk.press(.up)
    #expect(desk.editor.caret == 0)
    desk.press(.end, .control)
    #expect(desk.editor.caret == 16)
  }

  @Test func `a wrapped line has an end of its own`() {
    var desk = Desk("aaa bbb ccc", isMultiLine: true)
    desk.width = 80
    #expect(desk.lines.lines.map(\.range) == [0..<8, 8..<11])
    desk.press(.home, .control)
    desk.press(.end)
    #expect(desk.editor.caret == 7)
    desk.press(.delete, [.control, .shift])
    #expect(desk.editor.text == "aaa bbb ccc")
  }

  @Test func `a word longer than the line is broken inside`() {
    var desk = Desk("abcdefgh", isMultiLine: true)
    desk.width = 30
    #expect(desk.lines.lines.map(\.range) == [0..<3, 3..<6, 6..<8])
  }

  @Test func `one line takes no line feeds, several do`() {
    var desk = Desk()
    _ = desk.editor.perform(.insert("a\nb"), lines: TextLines())
    #expect(desk.editor.text == "a b")
    #expect(EditKeys.command(for: KeyBinding(.up), isMultiLine: false) == nil)
    var page = Desk("a\nb", isMultiLine: true)
    page.type("\n")
    #expect(page.lines.lines.count == 3)
  }

  @Test func `a double click selects the word and a triple click the paragraph`() {
    var editor = Editor("one two\nthree", isMultiLine: true)
    editor.selectWord(at: 5)
    #expect(editor.selectedText == "two")
    editor.selectParagraph(at: 5)
    #expect(editor.selectedText == "one two")
    editor.selectWord(at: 99)
    #expect(editor.selectedText == "three")
  }

  @Test func `what must not be read cannot be copied, undone, or told word from word`() {
    var desk = Desk("one two", isSecure: true)
    desk.press("a", .control)
    desk.press("c", .control)
    desk.press("x", .control)
    #expect(desk.clipboard == nil)
    #expect(desk.editor.text == "one two")
    desk.press(.left, .control)
    #expect(desk.editor.caret == 0)
    desk.press(.delete)
    desk.press("z", .control)
    #expect(desk.editor.text == "ne two")
  }

  @Test func `more than the limit is cut off`() {
    var desk = Desk(String(repeating: "a", count: Editor.limit - 1))
    desk.type("bc")
    #expect(desk.editor.characters.count == Editor.limit)
    #expect(desk.editor.characters.last == "b")
  }

  @Test func `offsets beyond the ends are the ends`() {
    var desk = Desk("ab")
    _ = desk.editor.perform(.place(.max, selecting: false), lines: desk.lines)
    #expect(desk.editor.caret == 2)
    _ = desk.editor.perform(.select(-5..<99), lines: desk.lines)
    #expect(desk.editor.selection == 0..<2)
    #expect(desk.lines.offset(x: .nan, y: .infinity) == 0)
  }

  @Test func `words carry what follows them, sentences end with their paragraph`() {
    let text = Array("Hi, you. Go on\nnow")
    let boundaries = TextBoundaries(text)
    #expect(String(text[boundaries.wordWithRest(at: 1)]) == "Hi, ")
    #expect(String(text[boundaries.wordWithRest(at: 5)]) == "you. ")
    #expect(String(text[boundaries.sentence(at: 2)]) == "Hi, you. ")
    #expect(String(text[boundaries.sentence(at: 10)]) == "Go on\n")
    #expect(String(text[boundaries.paragraph(at: 16)]) == "now")
    #expect(boundaries.wordWithRest(at: 99).upperBound == text.count)
  }
}

/// Texts that can be read, selected and copied, and that nothing changes.
@Suite struct ReadTextTests {
  private func desk(_ text: String) -> Desk {
    var desk = Desk()
    desk.editor = Editor(text, isMultiLine: true, isEditable: false)
    return desk
  }

  @Test func `a text that is read is selected and copied, and begins at its beginning`() {
    var desk = desk("one two")
    #expect(desk.editor.caret == 0)
    desk.press(.right, [.control, .shift])
    #expect(desk.editor.selection == 0..<3)
    desk.press("c", .control)
    #expect(desk.clipboard == "one")
    desk.press("a", .control)
    #expect(desk.editor.selectedText == "one two")
  }

  @Test(arguments: [
    EditCommand.insert("x"), .delete(.back), .delete(.forward), .replaceAll("x"), .cut, .paste,
    .undo,
    .redo,
  ])
  func `a command that changes texts means nothing there`(_ command: EditCommand) {
    var desk = desk("one two")
    desk.press("a", .control)
    let outcome = desk.editor.perform(command, lines: desk.lines, clipboard: { "pasted" })
    #expect(!outcome.isTaken && outcome.copied == nil)
    #expect(desk.editor.text == "one two")
    #expect(desk.editor.selectedText == "one two")
  }

  @Test func `lines beyond the ends are left to what is round the text`() {
    var desk = desk("ab\ncd")
    func move(_ move: TextMove) -> Bool {
      desk.editor.perform(.move(move, selecting: false), lines: desk.lines).isTaken
    }
    #expect(move(.lineDown))
    #expect(desk.editor.caret == 3)
    // To the end of the line, and no further.
    #expect(move(.lineDown))
    #expect(desk.editor.caret == 5)
    #expect(!move(.lineDown))
    #expect(!move(.pageDown))
    #expect(move(.pageUp))
    #expect(!move(.lineUp))
  }

  @Test func `nothing is selected in a text that has become another one`() {
    var desk = desk("one two")
    desk.press("a", .control)
    desk.editor.setText("three")
    #expect(desk.editor.selection.isEmpty)
    #expect(desk.editor.caret == 5)
  }

  @Test func `it is as long as it is`() {
    let text = String(repeating: "a", count: Editor.limit + 7)
    #expect(Editor(text, isEditable: false).characters.count == Editor.limit + 7)
  }

  @Test func `lines of several heights are found by the point and by the caret`() {
    let lines = TextLines([
      TextLines.Line(range: 0..<2, edges: [30, 40, 50], isWrapped: true, top: 0, height: 20),
      TextLines.Line(range: 2..<3, edges: [0, 10], isWrapped: false, top: 20, height: 50),
      TextLines.Line(range: 4..<5, edges: [0, 10], isWrapped: false, top: 70, height: 20),
    ])
    #expect([-5, 19, 20, 69, 70, 500].map { lines.offset(x: 1, y: $0) } == [0, 0, 2, 2, 4, 4])
    #expect(lines.offset(x: 42, y: 5) == 1)
    #expect([0, 2, 3, 4].map { lines.index(of: $0) } == [0, 1, 1, 2])
  }
}
