// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A choice out of a menu.
struct MenuPickerView: View {
  @State private var size = "Medium"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
    .pickerStyle(.menu)
  }
}
