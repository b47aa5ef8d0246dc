// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What is typed into.
struct FieldsView: View {
  @State private var name = "Ada"
  @State private var password = ""
  @State private var notes = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      TextEditor(text: $notes).frame(height: 60).accessibilityLabel("Notes")
      Text("Hello, \(name)")
    }
    .padding()
  }
}
