// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A slider drawn by hand, without a word for assistive technologies.
struct ScratchSliderView: View {
  @State private var progress: Double = 0.4

  var body: some View {
    VStack {
      Text("\(Int(progress * 100))%")
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.3))
          Capsule().fill(Color.blue).frame(width: geometry.size.width * progress)
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              progress = min(max(value.location.x / geometry.size.width, 0), 1)
            }
        )
      }
      .frame(width: 300, height: 24)
    }
  }
}
