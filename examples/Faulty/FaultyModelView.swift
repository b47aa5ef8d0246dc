// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Gestures that keys and actions do not match: `evenhand audit model` finds them, each with its line.
struct FaultyModelView: View {
  @State private var volume = 30.0
  @State private var balance = 30.0
  @State private var presses = 0
  @State private var opened = 0
  @State private var place: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // parity-proof: its keys count, and leave the volume alone.
      row("Volume")
        .gesture(DragGesture().adjusting($volume, in: 0...100, step: 1, pointsPerStep: 4))
        .accessibilityIdentifier("parity-proof")
        .onKeyPress(
          keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown]
        ) { _ in
          presses += 1
          return .handled
        }
      Text("\(presses) presses")

      // adjustable-laws: the text does not follow the value.
      row("Balance")
        .gesture(DragGesture().adjusting($balance, in: 0...100, step: 1, pointsPerStep: 4))
        .accessibilityValue("some")
        .accessibilityIdentifier("adjustable-laws")

      // pointer-cancel, transient-reset: it writes as it goes, and puts nothing back.
      row("Handle").offset(x: place)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { place = $0.translation.width + 5 }
        )
        .accessibilityLabel("Handle")
        .accessibilityIdentifier("pointer-cancel")

      // gesture-has-action, gesture-has-key, parity-proof: it is not exposed.
      row("Secret, opened \(opened) times")
        .gesture(TapGesture().onEnded { opened += 1 })
        .accessibilityHidden(true)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  private func row(_ text: String) -> some View {
    Text(text).frame(width: 200, height: 40).background(Color(white: 0.9))
  }
}
