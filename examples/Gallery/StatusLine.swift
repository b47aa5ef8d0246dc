// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What just changed, in words.
struct StatusLine: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.callout)
      .accessibilityRole(.statusBar)
      .accessibilityIdentifier("status")
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Binding<String> {
  /// Puts a sentence into the status, and has a screen reader say it: for what is seen elsewhere alone.
  func tell(_ what: String) {
    wrappedValue = what.asSentence
    AccessibilityNotification.Announcement(what).post()
  }
}

extension String {
  /// With a full stop, unless it ends with a sign already ("Brought back: Lunch tomorrow?").
  var asSentence: String { last?.isPunctuation == true ? self : self + "." }
}
