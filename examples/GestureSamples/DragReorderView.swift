// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Three letters that change places when they are dragged far enough.
struct DragReorderView: View {
  @State private var letters = ["A", "B", "C"]
  @State private var dragged: String?
  @GestureState private var translation: CGFloat = 0

  var body: some View {
    HStack(spacing: 10) {
      ForEach(letters, id: \.self) { letter in
        Text(letter)
          .frame(width: 60, height: 60)
          .background(Color.yellow)
          .offset(x: dragged == letter ? translation : 0)
          .zIndex(dragged == letter ? 1 : 0)
          .gesture(
            DragGesture()
              .updating($translation) { value, state, _ in state = value.translation.width }
              .onChanged { _ in dragged = letter }
              .onEnded { value in
                move(letter, by: Int((value.translation.width / 70).rounded()))
                dragged = nil
              }
          )
      }
    }
  }

  private func move(_ letter: String, by places: Int) {
    guard let from = letters.firstIndex(of: letter) else { return }
    letters.remove(at: from)
    letters.insert(letter, at: min(max(from + places, 0), letters.count))
  }
}
