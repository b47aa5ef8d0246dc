// SPDX-License-Identifier: Apache-2.0

/// Words of a place to drop something in, and of another way to do the same: a short list, in English, German and
/// French.
enum DropWords {
  /// "Drop files here", "Drag a picture here to attach it". Not "Drop files here or press Add", which names the other
  /// way.
  static func ask(_ text: String) -> Bool {
    guard text.utf8.count <= mostLetters else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains(where: deeds.contains) && words.contains(where: places.contains)
      && !words.contains(where: { ["or", "oder", "ou", "order", "reorder"].contains($0) })
  }

  /// "Add files…", "Durchsuchen", "+": not "Select all".
  static func chooses(_ name: String) -> Bool {
    let words = ComparedText(name).words
    return name.trimmed == "+" || words.contains(where: isChoice) && !words.contains("all")
  }

  private static func isChoice(_ word: String) -> Bool { choices.contains(word) }

  /// Longer texts explain other things.
  private static let mostLetters = 100

  private static let deeds: Set<String> = [
    "drag", "drop", "ziehen", "ablegen", "glissez", "déposez", "glisser", "déposer",
  ]
  private static let places: Set<String> = ["here", "hier", "hierher", "hierhin", "ici"]
  private static let choices: Set<String> = [
    "choose", "browse", "add", "open", "import", "select", "upload", "load", "insert", "pick",
    "paste", "attach", "attachment", "new", "neu", "neue", "neuer", "neues", "nouveau", "nouvelle",
    "durchsuchen", "hinzufügen", "öffnen", "auswählen", "wählen",
    "importieren", "anhängen", "hochladen", "laden", "einfügen", "choisir", "parcourir", "ajouter",
    "ouvrir", "importer", "joindre",
  ]
}
