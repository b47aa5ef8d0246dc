// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// More about something.
struct PopoverView: View {
  @State private var isShown = false

  var body: some View {
    Button("More") { isShown = true }
      .popover(isPresented: $isShown) {
        VStack {
          Text("There is no more.")
          Button("Close") { isShown = false }
        }
        .padding()
      }
  }
}
