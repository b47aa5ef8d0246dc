// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A slider whose state is a model, adjustable by its author's own action.
struct VolumeModelView: View {
  struct Volume {
    var level = 30
    let range = 0...100

    mutating func set(_ level: Int) {
      self.level = min(max(level, range.lowerBound), range.upperBound)
    }
    mutating func step(_ amount: Int) { set(level + amount) }
  }

  @State private var volume = Volume()

  var body: some View {
    ZStack(alignment: .leading) {
      Rectangle().fill(Color.gray).frame(width: 200, height: 20)
      Rectangle().fill(Color.blue).frame(width: CGFloat(volume.level) * 2, height: 20)
    }
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { volume.set(Int($0.location.x / 2)) }
    )
    .accessibilityElement()
    .accessibilityLabel("Volume")
    .accessibilityValue("\(volume.level) percent")
    .accessibilityAdjustableAction { direction in
      volume.step(direction == .increment ? 10 : -10)
    }
  }
}
