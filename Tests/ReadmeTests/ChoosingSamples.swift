// SPDX-License-Identifier: Apache-2.0

import Evenhand

// The samples of Docs/Choosing.md, letter by letter.

struct Brightness: View {
  @State private var brightness = 0.5

  var body: some View {
    Capsule().fill(Color.yellow).frame(width: 40, height: 160)
      .gesture(
        DragGesture().adjusting(
          $brightness, in: 0...1, step: 0.05, axis: .vertical, pointsPerStep: 8, format: .percent)
      )
      .accessibilityLabel("Brightness")
  }
}

struct Letter: View {
  let subject: String
  let delete: () -> Void

  var body: some View {
    Text(subject).frame(width: 200, height: 40)
      .gesture(
        SwipeGesture([.left]).label("Delete", for: .left, isDestructive: true)
          .onEnded { _ in delete() })
  }
}

struct Card: View {
  let title: String
  let place: Int
  let count: Int
  let move: (Int) -> Void

  var body: some View {
    Text(title).frame(width: 120, height: 40)
      .gesture(
        LongPressGesture().sequenced(
          before: DragGesture().places(along: .vertical, spacing: 40, position: place, count: count)
            .onEnded { move(Int(($0.translation.height / 40).rounded())) }))
  }
}
