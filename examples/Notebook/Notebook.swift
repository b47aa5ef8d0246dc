// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Something written down.
struct Note: Identifiable, Codable, Hashable {
  var id = UUID()
  var title = ""
  var text = ""

  var shownTitle: String { title.isEmpty ? "New note" : title }
  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

/// All notes, which every window shows.
@Observable @MainActor
final class Notebook {
  var notes: [Note]

  init(notes: [Note] = [Note(title: "Shopping", text: "Milk and bread")]) {
    self.notes = notes
  }

  func add() -> Note.ID {
    let note = Note()
    notes.append(note)
    return note.id
  }

  func remove(_ id: Note.ID) { notes.removeAll { $0.id == id } }

  /// For a form; nil for a note that is gone.
  func binding(_ id: Note.ID?) -> Binding<Note>? {
    guard let id, let note = notes.first(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { [self] in notes.first { $0.id == id } ?? note },
      set: { [self] new in
        if let place = notes.firstIndex(where: { $0.id == id }) { notes[place] = new }
      })
  }
}
