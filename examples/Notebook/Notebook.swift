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
  /// What has been deleted, and where it stood; the last one at the end.
  private(set) var deleted: [(note: Note, place: Int)] = []

  init(notes: [Note] = [Note(title: "Shopping", text: "Milk and bread")]) {
    self.notes = notes
  }

  func add() -> Note.ID {
    let note = Note()
    notes.append(note)
    return note.id
  }

  func remove(at place: Int) {
    let note = notes.remove(at: place)
    deleted.append((note, place))
    announce("Deleted: \(note.shownTitle)")
  }

  func remove(_ id: Note.ID) {
    if let place = notes.firstIndex(where: { $0.id == id }) { remove(at: place) }
  }

  /// Brings back what was deleted last.
  func undo() {
    guard let (note, place) = deleted.popLast() else { return }
    notes.insert(note, at: min(place, notes.count))
    announce("Brought back: \(note.shownTitle)")
  }

  private func announce(_ words: String) {
    AccessibilityNotification.Announcement(words).post()
  }

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
