// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A row with a tap of its own round a button.
struct ButtonInTappedRowView: View {
  @State private var opened = 0
  @State private var isStarred = false

  var body: some View {
    VStack {
      HStack {
        Text("Letter")
        Spacer()
        Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
      }
      .padding()
      .frame(width: 260)
      .background(Color.white)
      .onTapGesture { opened += 1 }
      Text("Opened \(opened) times")
    }
  }
}
