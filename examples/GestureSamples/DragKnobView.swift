// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A knob that a vertical drag turns.
struct DragKnobView: View {
  struct Knob {
    var level = 5.0
    private var start: Double?

    mutating func drag(by height: CGFloat) {
      let base = start ?? level
      start = base
      level = max(0, min(10, base - Double(height) / 20))
    }

    mutating func release() { start = nil }
  }

  @State private var knob = Knob()

  var body: some View {
    ZStack {
      Circle().fill(Color.gray)
      Rectangle().fill(Color.white).frame(width: 4, height: 30).offset(y: -30)
    }
    .frame(width: 100, height: 100)
    .rotationEffect(.degrees((knob.level - 5) * 27))
    .gesture(
      DragGesture()
        .onChanged { knob.drag(by: $0.translation.height) }
        .onEnded { _ in knob.release() }
    )
    .accessibilityLabel("Gain")
    .accessibilityValue(Text(String(format: "%.1f", knob.level)))
  }
}
