// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A record that keeps its angle.
struct RotateAndKeepView: View {
  @State private var angle = Angle.zero
  @GestureState private var twist = Angle.zero

  var body: some View {
    ZStack {
      Circle().fill(Color.black)
      Circle().fill(Color.red).frame(width: 40, height: 40)
      Rectangle().fill(Color.white).frame(width: 2, height: 40).offset(y: -50)
    }
    .frame(width: 160, height: 160)
    .rotationEffect(angle + twist)
    .gesture(
      RotateGesture()
        .updating($twist) { value, state, _ in state = value.rotation }
        .onEnded { angle += $0.rotation }
    )
    .accessibilityLabel("Record")
  }
}
