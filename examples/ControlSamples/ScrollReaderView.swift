// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A long list that goes to a line when it is asked to.
struct ScrollReaderView: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
          Button("Middle") { withAnimation { proxy.scrollTo(50, anchor: .center) } }
        }
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<100) { number in
              Text("Line \(number)").id(number)
            }
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
  }
}
