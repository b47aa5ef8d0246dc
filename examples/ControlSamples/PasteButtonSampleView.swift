// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list of links that takes what is in the clipboard.
struct PasteButtonSampleView: View {
  @State private var address = "evenhand.example"
  @State private var links: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        TextField("Address", text: $address)
        PasteButton(payloadType: String.self) { links += $0 }
      }
      if links.isEmpty {
        Text("Nothing pasted yet")
      } else {
        ForEach(links.indices, id: \.self) { Text("Link \($0 + 1): \(links[$0])") }
      }
    }
    .padding()
  }
}
