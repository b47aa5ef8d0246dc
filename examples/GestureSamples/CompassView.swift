// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Says where it points.
struct CompassView: View {
  @State private var heading = 0.0
  @State private var start: Double?

  var body: some View {
    VStack {
      Text("N")
        .font(.largeTitle)
        .frame(width: 120, height: 120)
        .background(Circle().fill(Color.white))
        .rotationEffect(.degrees(heading))
        .gesture(
          RotationGesture()
            .onChanged { angle in
              if start == nil { start = heading }
              heading = (start ?? 0) + angle.degrees
            }
            .onEnded { _ in start = nil }
        )
        .accessibilityLabel("Compass")
      Text("Heading \(Int(heading.rounded())) degrees")
    }
  }
}
