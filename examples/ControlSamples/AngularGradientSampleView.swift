// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A wheel of colours that is turned.
struct AngularGradientSampleView: View {
  @State private var angle = Angle.zero
  @GestureState private var turn = Angle.zero

  private let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

  var body: some View {
    VStack(spacing: 16) {
      Circle()
        .fill(AngularGradient(colors: colors, center: .center, angle: angle + turn))
        .frame(width: 200, height: 200)
        .gesture(
          RotateGesture()
            .updating($turn) { value, state, _ in state = value.rotation }
            .onEnded { angle += $0.rotation }
        )
        .accessibilityLabel("Colour wheel")
      Circle()
        .strokeBorder(
          .conicGradient(colors: [.blue, .mint, .blue], center: .center), lineWidth: 12
        )
        .frame(width: 80, height: 80)
      Text("\((angle + turn).degrees, specifier: "%.0f")°")
    }
    .padding()
  }
}
