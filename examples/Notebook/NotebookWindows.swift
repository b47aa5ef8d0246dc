// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The list of all notes.
struct NotebookWindow: View {
  let notebook: Notebook
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    List {
      ForEach(notebook.notes) { note in
        Button {
          openWindow(value: note.id)
        } label: {
          Text(note.shownTitle).frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
      }
      .onDelete { places in places.reversed().forEach(notebook.remove(at:)) }
    }
    .toolbar {
      Button("New note", systemImage: "plus") { openWindow(value: notebook.add()) }
    }
    .navigationTitle("Notebook")
  }
}

/// One note.
struct NoteWindow: View {
  let notebook: Notebook
  let id: Note.ID?
  @AppStorage("notebook.letters") private var letters = 14.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let note = notebook.binding(id) {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: note.title)
        TextEditor(text: note.text)
          .font(.system(size: letters))
          .accessibilityLabel("Text")
        Button("Delete Note", role: .destructive) {
          notebook.remove(note.wrappedValue.id)
          dismiss()
        }
      }
      .padding()
    } else {
      ContentUnavailableView("This note is gone", systemImage: "trash")
    }
  }
}

/// How much there is, at a glance.
struct Overview: View {
  let notebook: Notebook
  @Environment(\.dismiss) private var dismiss

  private var words: Int { notebook.notes.map(\.wordCount).reduce(0, +) }

  var body: some View {
    Form {
      LabeledContent("Notes", value: "\(notebook.notes.count)")
      LabeledContent("Words", value: "\(words)")
      Button("Done") { dismiss() }
    }
  }
}

/// What a person sets.
struct NotebookSettings: View {
  @AppStorage("notebook.letters") private var letters = 14.0

  var body: some View {
    Form {
      Stepper("Letters of \(Int(letters)) points", value: $letters, in: 10...32, step: 1)
    }
  }
}
