// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Texts of which parts look otherwise, or lead somewhere.
struct MarkedTextView: View {
  @State private var opened = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("**Bold**, *slanted*, ~~struck through~~ and `code`")
      Text("Read [the **manual**](https://example.org/manual) or [ask](mailto:eve@example.org).")
      Text("y = ") + Text("x").italic() + Text("2").font(.caption).baselineOffset(6)
        + Text(" + 1").foregroundColor(.red)
      Text("Opened: \(opened)")
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction { address in
        opened = address.absoluteString
        return .handled
      })
  }
}
