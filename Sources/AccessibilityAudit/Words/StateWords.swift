// SPDX-License-Identifier: Apache-2.0

import Semantics

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
        text.lastIndex { ",:".contains($0) }.map { text[text.index(after: $0)...] }
      }
    return last.map { states.contains(String($0).trimmed) } ?? false
  }

  /// "Grid off", of what is switched: one word, and the state of that. "Turn off" asks for it.
  static func isWordAndState(_ text: String) -> Bool {
    let words = text.trimmed.lowercased().split(separator: " ").map(String.init)
    guard words.count == 2, loneStates.contains(words[1]) else { return false }
    return words[0].contains(where: \.isLetter) && !askers.contains(words[0])
  }

  /// "Off", of what is switched.
  static func isStateAlone(_ text: String) -> Bool {
    ["on", "off", "enabled", "disabled", "ein", "aus", "an", "activé", "désactivé"]
      .contains(text.trimmed.lowercased())
  }

  /// "Show ruler" and "Hide ruler", "Turn on sound" and "Turn off sound"; not "Playing" and "Paused", which say
  /// what is.
  static func askForOpposites(_ one: String, _ other: String) -> Bool {
    let (one, other) = (ComparedText(one).words, ComparedText(other).words)
    guard let first = one.first, let second = other.first else { return false }
    if opposites.contains([first, second]) { return true }
    return first == second && ["turn", "switch"].contains(first)
      && Set(one).symmetricDifference(other) == ["on", "off"]
  }

  private static let opposites: Set<Set<String>> = [
    ["show", "hide"], ["mute", "unmute"], ["play", "pause"], ["lock", "unlock"],
    ["enable", "disable"], ["start", "stop"],
  ]

  /// "✓ List" in a menu, "▸ Details" and "Details ▸" on a button. "✓ Apply" only decorates, "▶ Play" and "▼ Down"
  /// are what a button does, and "Export ▾" has a menu.
  static func showsState(_ text: String, of role: Role) -> Bool {
    let text = text.trimmed
    if role == .button, let sign = text.last, "▸▹⏵".contains(sign) {
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      return !words.isEmpty && !words.contains(where: movers.contains)
    }
    guard let sign = text.first, !sign.isASCII, !sign.isLetter,
      let word = text.dropFirst().split(separator: " ").first?.lowercased(),
      word.contains(where: \.isLetter)
    else { return false }
    if "☐☑☒".contains(sign) { return [.menuItem, .button].contains(role) }
    if role == .menuItem { return "✓✔●○◉".contains(sign) }
    guard role == .button else { return false }
    return "▸▾▹▿⏵⏷".contains(sign) || "▶▼".contains(sign) && !movers.contains(word)
  }

  private static let movers: Set<String> = [
    "play", "start", "run", "go", "resume", "next", "continue", "forward", "down", "lower", "move",
    "download", "descending", "abspielen", "weiter", "runter", "lecture", "suivant",
  ]

  private static let loneStates: Set<String> = ["off", "enabled", "disabled"]
  private static let askers: Set<String> = [
    "always", "call", "cut", "day", "drop", "fade", "if", "is", "keep", "lay", "leave", "log",
    "not", "one", "only", "power", "put", "set", "show", "shut", "sign", "start", "switch", "take",
    "time", "turn", "when",
  ]
}
