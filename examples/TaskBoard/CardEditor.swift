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
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 10) {
          deleteButton
          Spacer()
          answers
        }
        VStack(alignment: .leading, spacing: 10) {
          deleteButton
          answers
        }
      }
    }
    .frame(maxWidth: 420)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Card")
  }

  private var deleteButton: some View {
    Button("Delete", role: .destructive) {
      model.change("Delete card") { $0.remove(card.id) }
      dismiss()
      announce("Deleted", card)
    }
    .fixedSize()
  }

  @ViewBuilder private var answers: some View {
    Button("Cancel", role: .cancel) { dismiss() }.fixedSize()
    Button("Save") {
      model.change("Edit card") { $0.update(card) }
      dismiss()
    }
    .fixedSize()
    .buttonStyle(.borderedProminent)
    .keyboardShortcut("s")
    .disabled(card.title.trimmingCharacters(in: .whitespaces).isEmpty)
  }
}
