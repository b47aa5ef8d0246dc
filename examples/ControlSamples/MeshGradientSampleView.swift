// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A sheet of colours whose middle is dragged.
struct MeshGradientSampleView: View {
  @State private var middle = SIMD2<Float>(0.5, 0.5)
  @GestureState private var dragged: SIMD2<Float>?

  private var shown: SIMD2<Float> { dragged ?? middle }

  private func place(_ value: DragGesture.Value) -> SIMD2<Float> {
    let way = SIMD2(Float(value.translation.width), Float(value.translation.height)) / 240
    return (middle + way).clamped(lowerBound: [0.1, 0.1], upperBound: [0.9, 0.9])
  }

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], shown, [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .orange, .yellow, .purple, .pink, .green, .indigo, .blue, .cyan]
    )
    .frame(width: 240, height: 240)
    .gesture(
      DragGesture()
        .updating($dragged) { value, state, _ in state = place(value) }
        .onEnded { middle = place($0) }
    )
    .accessibilityLabel("Colours")
    .accessibilityValue("\(Int(shown.x * 100)), \(Int(shown.y * 100))")
  }
}
