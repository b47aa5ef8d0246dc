// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A view over the others, with something to set in it.
struct SheetView: View {
  @State private var isShown = false
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 12) {
      Text(isOn ? "Sound on" : "Sound off")
      Button("Settings") { isShown = true }
        .sheet(isPresented: $isShown) { SheetContent(isOn: $isOn) }
    }
  }
}

private struct SheetContent: View {
  @Binding var isOn: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("Settings").font(.title.bold()).accessibilityAddTraits(.isHeader)
      Toggle("Sound", isOn: $isOn)
      Button("Done") { dismiss() }
    }
    .padding()
  }
}
