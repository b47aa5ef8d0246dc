// SPDX-License-Identifier: Apache-2.0

/// Words for what nobody else is to read, and for showing it: a short list, in English, German, French and
/// Spanish.
enum SecretWords {
  /// What a name asks for, in one word for all its spellings: "New password:", "PIN (4 digits)", "Passphrase for
  /// the key". Not "Password hint", "Show password", "Pin" or "Password length"; nil for those.
  static func secret(in name: String) -> String? {
    guard name.utf8.count <= mostLetters else { return nil }
    var text = name.replacing(/\s*\([^()]*\)/, with: "")
    if let rest = text.firstMatch(of: /\s(?:for|of|to|für|pour|para)\s/) {
      text = String(text[..<rest.range.lowerBound])
    }
    var words = ComparedText(text).words
    while let last = words.last, endings.contains(last) { words.removeLast() }
    guard words.count <= mostWords, !words.contains(where: others.contains) else { return nil }
    let joined = words.joined(separator: " ")
    guard let found = secrets.first(where: { joined == $0 || joined.hasSuffix(" " + $0) }) else {
      return nil
    }
    // What is fixed with a pin, or goes into one, is no secret.
    return found != "pin" || name.contains("PIN") ? found : nil
  }

  /// What a control shows or hides ("Show password", "Hide PIN"): its secret, empty where any is meant, and
  /// whether it shows it while it is checked. nil for another control.
  static func reveals(_ name: String) -> (secret: String, shows: Bool)? {
    let words = ComparedText(name).words.filter { !["the", "my", "your"].contains($0) }
    guard let verb = words.first, words.count <= mostWords else { return nil }
    let shows = showing.contains(verb) || showing.contains(words.last ?? "")
    guard shows || hiding.contains(verb) else { return nil }
    let rest = words.filter { !showing.contains($0) && !hiding.contains($0) }
    let joined = rest.joined(separator: " ")
    if rest.isEmpty || anything.contains(joined) { return ("", shows) }
    return secrets.contains(joined) ? (joined, shows) : nil
  }

  private static let mostWords = 5
  /// Longer names explain.
  private static let mostLetters = 100
  private static let secrets: Set<String> = [
    "password", "passphrase", "pin", "security code", "cvc", "cvv", "cvc2", "cvv2", "passwort",
    "kennwort", "mot de passe", "contraseña",
  ]
  private static let endings: Set<String> = [
    "again", "confirmation", "repeated", "wiederholen", "required", "optional",
  ]
  /// With these it is about a secret, and none.
  private static let others: Set<String> = [
    "show", "reveal", "hide", "display", "forgot", "forgotten", "lost", "hint", "policy", "length",
    "generate", "generator", "generated", "remember", "save", "store", "no", "without", "use",
    "reset", "copy", "find", "search", "user", "username", "public", "zeigen", "anzeigen",
    "vergessen", "kein", "afficher", "mostrar",
  ]
  private static let showing: Set<String> = [
    "show", "reveal", "display", "unmask", "zeigen", "anzeigen", "afficher", "mostrar",
  ]
  private static let hiding: Set<String> = ["hide", "mask", "conceal", "verbergen", "masquer"]
  private static let anything: Set<String> = ["characters", "letters", "text", "typing", "it"]
}
