// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// Texts that are typed, and what stands in front of a window.
extension ViewCatalog {
  mutating func addTextFields() {
    add("TextField") { TextField("Name", text: .constant("a")) }
    add("SecureField") { SecureField("Password", text: .constant("a")) }
    add("TextEditor") { TextEditor(text: .constant("a")) }
    addModifier("textFieldStyle") { $0.textFieldStyle(.plain) }
    addModifier("onSubmit") { $0.onSubmit {} }
    addModifier("submitScope") { $0.submitScope() }
    addModifier("submitLabel") { $0.submitLabel(.done) }
    addModifier("keyboardType") { $0.keyboardType(.numberPad) }
    addModifier("textContentType") { $0.textContentType(.name) }
    addModifier("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
    addModifier("autocapitalization") { $0.autocapitalization(.none) }
    addModifier("autocorrectionDisabled") { $0.autocorrectionDisabled() }
    addModifier("disableAutocorrection") { $0.disableAutocorrection(true) }
  }

  mutating func addParagraphs() {
    addToWords("lineSpacing") { $0.lineSpacing(2) }
    addToWords("tracking") { $0.tracking(1) }
    addToWords("kerning") { $0.kerning(1) }
    addToWords("baselineOffset") { $0.baselineOffset(2) }
    addToWords("truncationMode") { $0.truncationMode(.middle) }
    addToWords("minimumScaleFactor") { $0.minimumScaleFactor(0.5) }
    addToWords("allowsTightening") { $0.allowsTightening(true) }
    addToWords("fontWidth") { $0.fontWidth(.condensed) }
    addToWords("textSelection") { $0.textSelection(.enabled) }
  }

  /// A modifier on words that have too little room.
  private mutating func addToWords<V: View>(
    _ name: String, @ViewBuilder _ modified: @MainActor @escaping (AnyView) -> V
  ) {
    add(name) {
      modified(AnyView(Text("many words\nin two lines").frame(width: 30, height: 30)))
    }
  }

  mutating func addPresentations() {
    addModifier("sheet") { $0.sheet(isPresented: .constant(true)) { Text("in front") } }
    addModifier("fullScreenCover") {
      $0.fullScreenCover(isPresented: .constant(true)) { Text("in front") }
    }
    addModifier("popover") { $0.popover(isPresented: .constant(true)) { Text("in front") } }
    addModifier("alert") { $0.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} } }
    addModifier("confirmationDialog") {
      $0.confirmationDialog("Which?", isPresented: .constant(true)) { Button("One") {} }
    }
    addModifier("fileImporter") {
      $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.folder]) { _ in }
    }
    addModifier("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
  }
}
