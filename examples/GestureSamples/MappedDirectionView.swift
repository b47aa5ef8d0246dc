// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A drag that `map` makes into a direction.
struct MappedDirectionView: View {
  enum Direction: String {
    case left, right, up, down

    init(_ translation: CGSize) {
      if abs(translation.width) > abs(translation.height) {
        self = translation.width < 0 ? .left : .right
      } else {
        self = translation.height < 0 ? .up : .down
      }
    }
  }

  @State private var direction: Direction?

  var body: some View {
    Text(direction.map { "Went \($0.rawValue)" } ?? "Swipe here")
      .frame(width: 200, height: 200)
      .background(Color.mint)
      .gesture(
        DragGesture(minimumDistance: 20)
          .map { Direction($0.translation) }
          .onEnded { direction = $0 }
      )
  }
}
