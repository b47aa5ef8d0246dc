// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list that is loaded anew by pulling it down.
struct PullToRefreshView: View {
  @State private var pull: CGFloat = 0
  @State private var version = 1

  var body: some View {
    VStack {
      if pull > 60 { Text("Release to refresh") }
      Text("News, edition \(version)")
        .frame(width: 280, height: 120)
        .background(Color.mint)
        .offset(y: pull / 2)
        .gesture(
          DragGesture()
            .onChanged { pull = max(0, $0.translation.height) }
            .onEnded { _ in
              if pull > 60 { version += 1 }
              pull = 0
            }
        )
    }
  }
}
