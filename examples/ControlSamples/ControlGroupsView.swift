// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Buttons that belong together.
struct ControlGroupsView: View {
  @State private var zoom = 100

  var body: some View {
    VStack(spacing: 20) {
      ControlGroup {
        Button("Smaller", systemImage: "minus") { zoom -= 10 }
        Button("Reset") { zoom = 100 }
        Button("Larger", systemImage: "plus") { zoom += 10 }
      }
      Text("\(zoom) %")
    }
    .padding()
  }
}
