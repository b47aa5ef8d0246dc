// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A ball that springs back when it is let go.
struct DragOffsetView: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Circle()
      .fill(Color.purple)
      .frame(width: 80, height: 80)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in offset = value.translation }
          .onEnded { _ in
            withAnimation(.spring()) { offset = .zero }
          }
      )
  }
}
