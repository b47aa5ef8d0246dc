// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// usage-before-use: the first card says how it is used when it has been, and the second one before.
struct FaultyLateView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      LateCard(name: "Letter", hint: "")
      LateCard(name: "Postcard", hint: "Hold it to pick it up, Escape cancels")
      Button("Other") {}
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

private struct LateCard: View {
  let name: String
  let hint: String
  @State private var count = 0

  var body: some View {
    Text("\(name), taken up \(count) times").frame(width: 240, height: 60).background(Color.gray)
      .onTapGesture { take() }
      .onLongPressGesture { take() }
      .accessibilityLabel(name)
      .accessibilityValue("\(count)")
      .accessibilityHint(hint)
  }

  private func take() {
    count += 1
    AccessibilityNotification.Announcement("Taken up. Arrows move it, Space drops it").post()
  }
}
