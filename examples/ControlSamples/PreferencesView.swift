// SPDX-License-Identifier: Apache-2.0

import Evenhand

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Buttons that are all as wide as the widest of them.
struct PreferencesView: View {
  @State private var width: CGFloat?
  @State private var count = 1

  var body: some View {
    VStack(spacing: 12) {
      ForEach(
        ["Yes", "No", "Ask me " + String(repeating: "much ", count: count) + "later"], id: \.self
      ) { name in
        Text(name)
          .padding(8)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .background(.cyan.opacity(0.2))
      }
      Stepper("Words", value: $count, in: 0...5)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 > 0 ? $0 : nil }
    .padding()
  }
}
