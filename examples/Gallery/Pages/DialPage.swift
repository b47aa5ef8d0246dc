// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A volume knob: drag up for louder, down for softer.
struct DialPage: View {
  @Binding var status: String
  @Binding var volume: Double

  var body: some View {
    VStack(spacing: 20) {
      Knob(volume: volume)
        .gesture(
          DragGesture()
            .adjusting(
              $volume, in: 0...100, step: 1, axis: .vertical, pointsPerStep: 2, text: Self.text)
        )
        .accessibilityLabel("Volume")
        .accessibilityRole(.dial)
        .prefersDefaultFocus()
      Text(Self.text(volume)).font(.title2.weight(.semibold))
    }
    .grown()
    .onChange(of: volume) { status = "Volume is \(Self.text(volume))." }
  }

  private static func text(_ volume: Double) -> String {
    "\(Int(volume.rounded())) percent"
  }
}

/// A round knob with a mark that turns with the volume.
private struct Knob: View {
  let volume: Double

  var body: some View {
    ZStack {
      Circle().fill(.rim)
      Circle().fill(Color(red: 0.16, green: 0.20, blue: 0.30)).padding(14)
      Capsule()
        .fill(Color.yellow)
        .frame(width: 10, height: 46)
        .offset(y: -58)
        .rotationEffect(.degrees(-135 + volume * 2.7))
    }
    .besideWords(side: 220)
  }
}
