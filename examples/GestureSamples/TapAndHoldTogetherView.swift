// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap and a long press that are looked for at the same time.
struct TapAndHoldTogetherView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.indigo)
        .frame(width: 140, height: 60)
        .gesture(
          TapGesture().onEnded { log.append("tap") }
            .simultaneously(with: LongPressGesture().onEnded { _ in log.append("hold") })
        )
        .accessibilityLabel("Pad")
      Text(log.isEmpty ? "Nothing yet" : log.joined(separator: ", "))
    }
  }
}
