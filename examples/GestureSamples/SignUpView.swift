// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A form with fields: a name, a password and a note, and a question before it is sent.
struct SignUpView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var note = ""
  @State private var isAsking = false
  @State private var status = "Not sent"
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
        .focused($isNameFocused)
        .onSubmit { isAsking = true }
      SecureField("Password", text: $password)
      TextEditor(text: $note)
        .frame(height: 60)
        .accessibilityLabel("Note")
      Button("Send") { isAsking = true }
        .buttonStyle(BorderedButtonStyle())
        .disabled(name.isEmpty)
      Text(status)
    }
    .padding()
    .frame(width: 300)
    .alert("Send as \(name)?", isPresented: $isAsking) {
      Button("Send now") { status = "Sent by \(name)" }
      Button("Go on writing", role: .cancel) { isNameFocused = true }
    }
  }
}
