// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Messages that go on behind a bar.
struct SafeAreaView: View {
  @State private var messages = (1...8).map { "Message \($0)" }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(messages, id: \.self) { message in
          Text(message)
            .padding(8)
            .background(.blue.opacity(0.15), in: Capsule())
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom) {
      Button("Send another") { messages.append("Message \(messages.count + 1)") }
        .padding()
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
    .background(Color.gray.opacity(0.1).ignoresSafeArea())
  }
}
