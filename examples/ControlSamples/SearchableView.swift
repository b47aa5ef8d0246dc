// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list that what is typed makes shorter.
struct SearchableView: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(["Ash", "Beech", "Cedar"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
        Text($0)
      }
      .searchable(text: $text)
    }
  }
}
