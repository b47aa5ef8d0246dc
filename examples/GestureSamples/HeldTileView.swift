// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tile that is lifted first, with plain states.
struct HeldTileView: View {
  @State private var isLifted = false
  @State private var offset = CGSize.zero

  var body: some View {
    let drag = DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { _ in
        withAnimation {
          offset = .zero
          isLifted = false
        }
      }
    let press = LongPressGesture()
      .onEnded { _ in
        withAnimation { isLifted = true }
      }
    let combined = press.sequenced(before: drag)

    Text("Tile")
      .frame(width: 80, height: 80)
      .background(Color.orange)
      .scaleEffect(isLifted ? 1.5 : 1)
      .offset(offset)
      .gesture(combined)
  }
}
