// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A lock that is felt as it clicks.
struct FeedbackView: View {
  @State private var isLocked = true
  @State private var tries = 0

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: isLocked ? "lock.fill" : "lock.open")
        .font(.system(size: 48))
        .accessibilityLabel(isLocked ? "Locked" : "Open")
        .sensoryFeedback(.impact(weight: .heavy), trigger: isLocked)
      Button(isLocked ? "Unlock" : "Lock") {
        isLocked.toggle()
        tries += 1
      }
      .sensoryFeedback(trigger: isLocked) { _, isLocked in
        isLocked ? .success : .warning
      }
      Text("Turned \(tries) times")
        .sensoryFeedback(.selection, trigger: tries) { $1 > $0 }
    }
    .padding()
  }
}
