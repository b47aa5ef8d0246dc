// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

@testable import Notebook

/// The notebook's windows, each by itself.
@MainActor
struct NotebookTests {
  private let notebook = Notebook()

  @Test func `a note is written, and the list and the overview show it`() throws {
    let id = notebook.add()
    let note = ViewTester { NoteWindow(notebook: notebook, id: id) }
    let list = ViewTester { NotebookWindow(notebook: notebook) }
    let overview = ViewTester { Overview(notebook: notebook) }
    try note.focus("Title")
    note.typeText("Plans")
    try note.focus("Text")
    note.typeText("sleep long")
    #expect(notebook.notes.last?.title == "Plans" && notebook.notes.last?.wordCount == 2)
    _ = try list.element(named: "Plans")
    #expect(overview.tree.depthFirst.contains { $0.name == "5" })
  }

  @Test func `a note that is deleted leaves its window empty`() throws {
    let id = notebook.add()
    let note = ViewTester { NoteWindow(notebook: notebook, id: id) }
    try note.tap("Delete Note")
    #expect(notebook.notes.count == 1)
    _ = try note.element(named: "This note is gone")
    #expect(note.announcements == ["Deleted: New note"])
  }

  @Test func `what was deleted comes back where it stood, the last one first`() throws {
    for title in ["Plans", "Songs"] { notebook.notes.append(Note(title: title)) }
    let before = notebook.notes
    let list = ViewTester { NotebookWindow(notebook: notebook) }
    for title in ["Plans", "Songs"] {
      try list.focus(title)
      list.press(.delete)
    }
    #expect(notebook.notes.map(\.title) == ["Shopping"])
    notebook.undo()
    #expect(notebook.notes.map(\.title) == ["Shopping", "Songs"])
    notebook.undo()
    notebook.undo()
    #expect(notebook.notes == before)
    list.settle()
    #expect(list.announcements.suffix(2) == ["Brought back: Songs", "Brought back: Plans"])
  }

  @Test func `every window is proved, and holds up before the audit`() {
    let id = notebook.notes[0].id
    for window in [
      AnyView(NotebookWindow(notebook: notebook)), AnyView(NoteWindow(notebook: notebook, id: id)),
      AnyView(Overview(notebook: notebook)), AnyView(NotebookSettings()),
    ] {
      let (result, proof) = ModelAudit(of: window, size: CGSize(width: 460, height: 340))
        .runAndProve()
      #expect(!proof.isRefuted, "\(proof)")
      #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
    }
  }
}
