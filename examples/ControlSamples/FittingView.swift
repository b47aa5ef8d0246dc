// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A line of words that becomes short where there is no room.
struct FittingView: View {
  @State private var width = 300.0

  var body: some View {
    VStack(spacing: 20) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Image(systemName: "arrow.down.circle")
          Text("Download the whole album now")
        }
        HStack {
          Image(systemName: "arrow.down.circle")
          Text("Download")
        }
        Image(systemName: "arrow.down.circle")
      }
      .frame(width: width, height: 40)
      .border(.secondary)
      Slider(value: $width, in: 20...400, step: 20) {
        Text("Width")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("400")
      }
    }
    .padding()
  }
}
