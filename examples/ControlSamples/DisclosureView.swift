// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What is shown when it is asked for.
struct DisclosureView: View {
  @State private var isOn = false

  var body: some View {
    DisclosureGroup("Advanced") {
      Toggle("Verbose", isOn: $isOn)
      Text(isOn ? "Says everything" : "Says little")
    }
    .padding()
  }
}
