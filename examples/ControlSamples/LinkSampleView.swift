// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A link out of the application.
struct LinkSampleView: View {
  @State private var opened = "Nothing"

  var body: some View {
    VStack(spacing: 12) {
      if let url = URL(string: "https://example.org/page") {
        Link("Read more", destination: url)
      }
      Text(opened)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = "Opened \(url.lastPathComponent)"
        return .handled
      })
  }
}
