// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `fields`: a field, a secret, a text of several lines, and one that is only read; with
/// `--form` a small form of other controls, and with `--hints` controls that have a tool tip.
@main
struct FieldsApp: App {
  var body: some Scene {
    WindowGroup("Fields") {
      if isForm {
        SmallForm()
      } else if hasHints {
        HintedControls()
      } else {
        FieldsView()
      }
    }
    .defaultSize(width: 420, height: isForm ? 640 : 320)
  }

  private var isForm: Bool { CommandLine.arguments.contains("--form") }
  private var hasHints: Bool { CommandLine.arguments.contains("--hints") }
}

struct FieldsView: View {
  @State private var note = "Hello brave world"
  @State private var secret = ""
  @State private var letter = "Dear reader,\nthe second line.\nYours"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Note", text: $note)
      SecureField("Secret", text: $secret)
      TextEditor(text: $letter)
        .accessibilityLabel("Letter")
        .frame(height: 120)
      Text("Take what you need")
        .textSelection(.enabled)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
