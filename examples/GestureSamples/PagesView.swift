// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Pages side by side that a drag turns.
struct PagesView: View {
  @State private var index = 0
  @GestureState private var drag: CGFloat = 0

  private let pages = ["One", "Two", "Three"]
  private let width: CGFloat = 260

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { page in
        Text(pages[page])
          .frame(width: width, height: 160)
          .background(page == index ? Color.orange : Color.gray)
      }
    }
    .offset(x: -CGFloat(index) * width + drag)
    .frame(width: width, alignment: .leading)
    .clipped()
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation.width }
        .onEnded { value in
          let moved = (value.predictedEndTranslation.width / width).rounded()
          index = min(max(index - Int(moved), 0), pages.count - 1)
        }
    )
  }
}
