// SPDX-License-Identifier: Apache-2.0

/// Words with which a name repeats what the element's states and actions say already.
///
/// A short list: what is no sure sign of it is left out.
enum StateWords {
  /// How to operate an element; English, German, French, Spanish. In small letters.
  private static let instructions = [
    "click to ", "click here to ", "press to ", "tap to ", "double-click to ", "double click to ",
    "klicken sie, um ", "klicken, um ", "drücken sie, um ", "cliquez pour ", "cliquer pour ",
    "appuyez pour ", "haga clic para ", "clic para ", "pulse para ",
  ]

  /// A state, where it stands behind a comma or in brackets at the end ("Wi-Fi (checked)").
  private static let states: Set<String> = [
    "checked", "unchecked", "not checked", "selected", "not selected", "pressed", "not pressed",
    "expanded", "collapsed", "disabled", "enabled", "grayed", "greyed", "on", "off", "ein", "aus",
    "an", "activé",
    "aktiviert", "deaktiviert", "ausgewählt", "nicht ausgewählt", "gedrückt", "erweitert",
    "reduziert", "coché", "non coché", "sélectionné", "enfoncé", "développé", "réduit",
    "désactivé", "activado", "desactivado", "marcado", "seleccionado", "expandido", "contraído",
  ]

  static func tellsHow(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    return instructions.contains(where: text.hasPrefix)
  }

  static func endsInState(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    let last: Substring? =
      if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
        text[text.index(after: open)...].dropLast()
      } else {
        text.lastIndex(of: ",").map { text[text.index(after: $0)...] }
      }
    return last.map { states.contains(String($0).trimmed) } ?? false
  }
}
