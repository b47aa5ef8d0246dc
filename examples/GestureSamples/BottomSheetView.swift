// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A sheet between two heights.
struct BottomSheetView: View {
  @State private var isExpanded = false
  @GestureState private var dragOffset: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.gray.opacity(0.2)
      VStack {
        Capsule().fill(Color.gray).frame(width: 40, height: 5)
        Text("Directions")
        Spacer()
      }
      .padding()
      .frame(width: 300, height: 240)
      .background(Color.white)
      .cornerRadius(12)
      .offset(y: max(0, (isExpanded ? 0 : 160) + dragOffset))
      .gesture(
        DragGesture()
          .updating($dragOffset) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            let threshold: CGFloat = 50
            if value.translation.height < -threshold { isExpanded = true }
            if value.translation.height > threshold { isExpanded = false }
          }
      )
    }
    .frame(width: 300, height: 320)
    .clipped()
  }
}
