// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A drawing with what can be set of it beside it.
struct InspectorSampleView: View {
  @State private var isShown = false
  @State private var isRound = false

  var body: some View {
    RoundedRectangle(cornerRadius: isRound ? 60 : 0)
      .fill(.teal)
      .frame(width: 120, height: 120)
      .accessibilityLabel(isRound ? "Round shape" : "Square")
      .toolbar {
        Button("Info", systemImage: "info.circle") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Shape").font(.headline)
          Toggle("Round corners", isOn: $isRound)
        }
        .padding()
        .inspectorColumnWidth(200)
      }
  }
}
