// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A bell that swings when it is rung, and one that jumps along keyframes.
struct PhasesView: View {
  @State private var rings = 0

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "bell.fill")
        .font(.system(size: 56))
        .foregroundStyle(.orange)
        .phaseAnimator([0, 20, -20, 10, 0], trigger: rings) { bell, angle in
          bell.rotationEffect(.degrees(angle), anchor: .top)
        } animation: { _ in
          .easeInOut(duration: 0.12)
        }
      Image(systemName: "bell")
        .font(.system(size: 40))
        .keyframeAnimator(initialValue: 0.0, trigger: rings) { bell, height in
          bell.offset(y: height)
        } keyframes: { _ in
          KeyframeTrack {
            SpringKeyframe(-20, duration: 0.2)
            CubicKeyframe(0, duration: 0.3)
          }
        }
      Button("Ring") { rings += 1 }
      Text("Rung \(rings) times")
    }
    .padding()
  }
}
