// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A state machine that a tap moves on.
struct TrafficLightView: View {
  enum Light: String {
    case red, green, yellow

    var next: Light {
      switch self {
      case .red: .green
      case .green: .yellow
      case .yellow: .red
      }
    }

    var color: Color {
      switch self {
      case .red: .red
      case .green: .green
      case .yellow: .yellow
      }
    }
  }

  @State private var light = Light.red

  var body: some View {
    VStack {
      Circle()
        .fill(light.color)
        .frame(width: 80, height: 80)
        .gesture(TapGesture().onEnded { light = light.next })
        .accessibilityLabel("Traffic light")
      Text("The light is \(light.rawValue)")
    }
  }
}
