// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Settings in sections.
struct FormView: View {
  @State private var isOn = true
  @State private var name = ""

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Free")
      }
      Section("Sound") {
        Toggle("Sounds", isOn: $isOn)
        if isOn { Text("All sounds are played") }
      }
    }
  }
}
