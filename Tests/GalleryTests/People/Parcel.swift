// SPDX-License-Identifier: Apache-2.0

import Views

/// A parcel that Delete throws away, and what may be wrong with it for who uses it by ear.
struct Parcel: View {
  var name = "Parcel"
  /// What is said of the key.
  var instruction = "Delete throws it away"
  /// What is said after it.
  var answer: String? = "the parcel is gone"
  /// Whether the key does anything.
  var takesKey = true
  @State private var isGone = false

  var body: some View {
    VStack {
      Button("First") {}
      Text(isGone ? "gone" : name)
        .padding()
        .focusable()
        .onKeyPress(.deleteForward) {
          guard takesKey else { return .ignored }
          isGone = true
          if let answer { AccessibilityNotification.Announcement(answer).post() }
          return .handled
        }
        .accessibilityLabel(name)
        .accessibilityHint(instruction)
        .accessibilityRole(.canvas)
      Text("Delete").font(.footnote)
    }
  }
}
