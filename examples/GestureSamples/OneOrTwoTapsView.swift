// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Two taps before one, in one callback.
struct OneOrTwoTapsView: View {
  @State private var message = "Tap once or twice"

  var body: some View {
    Text(message)
      .padding()
      .background(Color.teal)
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: message = "Two taps"
            case .second: message = "One tap"
            }
          }
      )
  }
}
