// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A disc that a button locks.
struct LockedDragView: View {
  @State private var isLocked = true
  @State private var x: CGFloat = 0
  @GestureState private var dx: CGFloat = 0

  var body: some View {
    VStack(spacing: 30) {
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
      Circle()
        .fill(isLocked ? Color.gray : Color.blue)
        .frame(width: 60, height: 60)
        .offset(x: x + dx)
        .gesture(
          DragGesture()
            .updating($dx) { value, state, _ in state = value.translation.width }
            .onEnded { x += $0.translation.width },
          including: isLocked ? .none : .all
        )
        .accessibilityLabel("Disc")
    }
  }
}
