// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A ring that is filled step by step, and shapes with lines inside of their edges.
struct ShapesView: View {
  @State private var steps = 3

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Circle()
          .stroke(.gray.opacity(0.3), lineWidth: 14)
        Circle()
          .trim(from: 0, to: Double(steps) / 8)
          .stroke(.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.easeOut, value: steps)
        Text("\(steps)/8").font(.title2.monospacedDigit())
      }
      .frame(width: 130, height: 130)
      .contentShape(Circle())
      .onTapGesture { steps = steps == 8 ? 0 : steps + 1 }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Glasses of water")
      .accessibilityValue("\(steps) of 8")
      .accessibilityAddTraits(.isButton)
      HStack(spacing: 12) {
        UnevenRoundedRectangle(
          cornerRadii: .init(topLeading: 20, bottomLeading: 0, bottomTrailing: 20, topTrailing: 0)
        )
        .fill(.orange)
        Ellipse().inset(by: 6).fill(.purple)
        RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.teal, lineWidth: 6)
        Capsule().rotation(.degrees(20)).stroke(.red, lineWidth: 3)
        Rectangle().fill(.yellow).border(.black, width: 2)
      }
      .frame(width: 320, height: 50)
    }
    .padding()
  }
}
