// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A panel whose lower edge is dragged.
struct DragHeightView: View {
  @State private var height: CGFloat = 120
  @State private var startHeight: CGFloat?

  var body: some View {
    VStack(spacing: 0) {
      Text("Height \(Int(height))")
        .frame(width: 200, height: height)
        .background(Color.cyan)
      Rectangle()
        .fill(Color.gray)
        .frame(width: 200, height: 12)
        .gesture(
          DragGesture(minimumDistance: 1, coordinateSpace: .global)
            .onChanged { value in
              let start = startHeight ?? height
              startHeight = start
              height = min(max(start + value.translation.height, 60), 300)
            }
            .onEnded { _ in startHeight = nil }
        )
        .accessibilityLabel("Handle")
    }
  }
}
