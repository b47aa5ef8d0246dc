// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A text that is handed on.
struct ShareLinkSampleView: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("A good word")
      ShareLink("Share the word", item: "A good word", subject: Text("Word"))
    }
  }
}
