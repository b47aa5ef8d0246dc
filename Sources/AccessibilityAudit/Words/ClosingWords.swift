// SPDX-License-Identifier: Apache-2.0

/// What the buttons are called that end a dialog, in the languages of most applications.
package enum ClosingWords {
  /// Whether a button of this name ends its dialog.
  package static func close(_ name: String) -> Bool {
    cancelling.contains(plain(name)) || answering.contains(plain(name))
  }

  /// Whether it ends the dialog as Escape does, and takes nothing that was filled in.
  static func cancel(_ name: String) -> Bool { cancelling.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    name.trimmed.lowercased().filter { $0 != "_" && $0 != "&" }
  }

  private static let cancelling: Set<String> = [
    "cancel", "close", "dismiss", "abbrechen", "schließen", "annuler", "fermer", "cancelar",
    "cerrar", "annulla", "chiudi", "fechar",
  ]

  private static let answering: Set<String> = [
    "ok", "okay", "yes", "no", "back", "done", "finish", "ja", "nein", "fertig", "oui", "non",
    "terminer", "sí", "aceptar", "sim", "não",
  ]
}
