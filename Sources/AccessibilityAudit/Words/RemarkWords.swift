// SPDX-License-Identifier: Apache-2.0

/// Words that stand beside a field and say that it has to be filled in, or what is wrong with it.
///
/// A short list, in English, German, French and Spanish: what is no sure sign of it is left out.
enum RemarkWords {
  /// What a remark says of its field.
  enum Kind: Hashable, Sendable {
    case required
    case wrong
  }

  /// Alone, or in brackets at the end ("Town (required)"). In small letters.
  private static let required: Set<String> = [
    "required", "required field", "this field is required", "mandatory", "mandatory field",
    "erforderlich", "pflichtfeld", "obligatoire", "champ obligatoire", "obligatorio",
    "campo obligatorio",
  ]

  /// Somewhere in it. In small letters.
  private static let wrong = [
    "invalid", "not valid", "not a valid", "must be ", "must not ", "must contain", "must have ",
    "is required", "cannot be empty", "can't be empty", "may not be empty", "must be empty",
    "too short", "too long", "does not match", "do not match", "doesn't match", "don't match",
    "incorrect", "ungültig", "darf nicht leer", "zu kurz", "zu lang", "stimmt nicht überein",
    "stimmen nicht überein", "n'est pas valide", "ne peut pas être vide", "trop court", "trop long",
    "no es válid", "no puede estar vac", "demasiado cort", "demasiado larg",
  ]

  /// Longer texts explain.
  private static let mostLetters = 160

  /// What the text says of the field beside it; nil for one that says nothing of it.
  static func kind(of text: String) -> Kind? {
    guard text.utf8.count <= mostLetters else { return nil }
    let text = text.trimmed.lowercased()
    if endsInMark(text) || isRequired(text) { return .required }
    // "Fields with a star must be filled in": a word about all of them.
    guard !text.hasPrefix("fields ") else { return nil }
    return wrong.contains(where: text.contains) ? .wrong : nil
  }

  /// True where a name or a description says of its own field that it has to be filled in.
  static func saysRequired(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains("*") || required.contains(where: text.contains)
  }

  /// True where a label, a name or a description says that its field may be left empty: "Optional", "Title
  /// (optional)", not "Optional features".
  static func saysOptional(_ text: String) -> Bool {
    text.lowercased().contains(
      /^\W*(?:optional|optionnel|facultatif|opcional|freiwillig)\W*$|[(\[,–-]\s*(?:optional|optionnel|facultatif|opcional|freiwillig)\W*(?:$|\*)/
    )
  }

  /// True of a text that tells what a mark on other fields means: "* required", "Fields with a star must be filled
  /// in".
  static func explainsMark(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    let words = ComparedText(text)
    if required.contains(where: text.contains) || words.words.contains(where: marks.contains) {
      return true
    }
    return text.contains("*") && words.isHuman && !endsInMark(text)
  }

  private static let marks: Set<String> = [
    "asterisk", "asterisks", "star", "stars", "stern", "sternchen", "astérisque", "astérisques",
    "étoile", "asterisco", "asteriscos",
  ]

  /// True of a message that something has to be filled in.
  static func saysMissing(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return kind(of: text) == .wrong || words.contains(where: missing.contains)
      || text.lowercased().contains("fill in")
  }

  private static let missing: Set<String> = [
    "missing", "enter", "please", "required", "needed", "needs", "lacks", "empty", "fehlt",
    "fehlen",
    "bitte", "manque", "veuillez", "falta",
  ]

  /// True for a mark that stands alone, and so on either side of its field.
  static func isMark(_ text: String) -> Bool {
    text.trimmed == "*" || isSilentMark(text.trimmed)
  }

  /// "Town •": a voice says nothing of such a mark, or "bullet".
  static func endsInSilentMark(_ text: String) -> Bool {
    text.trimmed.last.map { isSilentMark(String($0)) } ?? false
  }

  private static func isSilentMark(_ text: String) -> Bool { ["•", "●", "∗", "✱"].contains(text) }

  private static func isRequired(_ text: String) -> Bool {
    if required.contains(text) { return true }
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return false }
    return required.contains(String(text[text.index(after: open)...].dropLast()).trimmed)
  }

  /// "Town *" and "Town*:", but not "* needed" and no stars in place of a password.
  private static func endsInMark(_ text: String) -> Bool {
    if isMark(text) { return true }
    let end = text.hasSuffix(":") ? String(text.dropLast()).trimmed : text
    if endsInSilentMark(end) { return ComparedText(end).isHuman }
    return end.hasSuffix("*") && end.count(where: { $0 == "*" }) == 1 && ComparedText(end).isHuman
  }
}
