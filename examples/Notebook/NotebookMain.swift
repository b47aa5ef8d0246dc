// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `notebook`: a list of notes, each with a window of its own, an overview that stays open
/// beside them, and settings.
@main
struct NotebookApp: App {
  @State private var notebook = Notebook()

  var body: some Scene {
    WindowGroup("Notebook", id: "notebook") { NotebookWindow(notebook: notebook) }
      .defaultSize(width: 420, height: 480)
      .commands { NotebookCommands(notebook: notebook) }
    WindowGroup("Note", for: Note.ID.self) { $id in NoteWindow(notebook: notebook, id: id) }
      .defaultSize(width: 460, height: 340)
    Window("Overview", id: "overview") { Overview(notebook: notebook) }
      .keyboardShortcut("o", modifiers: [.command, .shift])
    Settings { NotebookSettings() }
  }
}

/// What can be done from the menus, with keys.
struct NotebookCommands: Commands {
  let notebook: Notebook
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { openWindow(value: notebook.add()) }.keyboardShortcut("n")
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo Delete") { notebook.undo() }.keyboardShortcut("z")
        .disabled(notebook.deleted.isEmpty)
    }
  }
}
