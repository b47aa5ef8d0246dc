// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A lamp that is carried about in the dark.
struct RadialGradientSampleView: View {
  @State private var lamp = CGPoint(x: 140, y: 100)
  @GestureState private var way = CGSize.zero
  @State private var reach: CGFloat = 100

  private var place: CGPoint { CGPoint(x: lamp.x + way.width, y: lamp.y + way.height) }

  var body: some View {
    VStack(spacing: 16) {
      RadialGradient(
        gradient: Gradient(colors: [.yellow, .orange, .black]),
        center: UnitPoint(x: place.x / 280, y: place.y / 200), startRadius: 5, endRadius: reach
      )
      .frame(width: 280, height: 200)
      .overlay {
        Circle()
          .fill(.white)
          .frame(width: 28, height: 28)
          .position(place)
          .gesture(
            DragGesture()
              .updating($way) { value, way, _ in way = value.translation }
              .onEnded { value in
                lamp.x += value.translation.width
                lamp.y += value.translation.height
              }
          )
          .accessibilityLabel("Lamp")
      }
      Slider(value: $reach, in: 40...200) {
        Text("Reach")
      }
    }
    .padding()
  }
}
