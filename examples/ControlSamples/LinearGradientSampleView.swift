// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A sky whose light comes from where a finger turns it.
struct LinearGradientSampleView: View {
  @State private var direction = UnitPoint.top

  private let sides: [(String, UnitPoint)] = [
    ("Top", .top), ("Leading", .leading), ("Corner", .topLeading),
  ]

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [.orange, .pink, .indigo], startPoint: direction,
            endPoint: UnitPoint(x: 1 - direction.x, y: 1 - direction.y))
        )
        .frame(width: 240, height: 160)
        .accessibilityLabel("Sky")
      Picker("Light from", selection: $direction) {
        ForEach(sides, id: \.0) { name, side in
          Text(name).tag(side)
        }
      }
      .pickerStyle(.segmented)
      Text("Evening")
        .font(.largeTitle.bold())
        .foregroundStyle(
          .linearGradient(colors: [.red, .purple], startPoint: .leading, endPoint: .trailing))
    }
    .padding()
  }
}
