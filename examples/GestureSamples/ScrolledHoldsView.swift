// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows in a scroll view that open when they are held.
struct ScrolledHoldsView: View {
  @State private var open: Int?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(1..<9) { number in
          VStack(alignment: .leading) {
            Text("Chapter \(number)")
            if open == number { Text("Text of chapter \(number)") }
          }
          .padding(10)
          .frame(width: 260, alignment: .leading)
          .background(Color.white)
          .onLongPressGesture(minimumDuration: 0.4) { open = open == number ? nil : number }
        }
      }
    }
    .frame(width: 280, height: 220)
  }
}
