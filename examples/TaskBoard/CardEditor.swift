// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A card's words, in front of the board.
struct CardEditor: View {
  let model: BoardModel
  @State private var card: Card
  @Environment(\.dismiss) private var dismiss

  init(card: Card, model: BoardModel) {
    self.model = model
    _card = State(initialValue: card)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Card").font(.headline).accessibilityHeading(.h2)
      TextField("Title", text: $card.title)
      TextEditor(text: $card.note)
        .accessibilityLabel("Note")
        .frame(height: 120)
      HStack(spacing: 10) {
        Button("Delete", role: .destructive) {
          model.change("Delete card") { $0.remove(card.id) }
          dismiss()
        }
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Save") {
          model.change("Edit card") { $0.update(card) }
          dismiss()
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut("s")
        .disabled(card.title.trimmingCharacters(in: .whitespaces).isEmpty)
      }
    }
    .frame(maxWidth: 420)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Card")
  }
}
