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
