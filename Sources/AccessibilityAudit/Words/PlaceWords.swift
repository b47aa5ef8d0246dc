// SPDX-License-Identifier: Apache-2.0

/// Words that point to a control by its place or shape: a short list, in English and German.
enum PlaceWords {
  /// "Press the button at the top left", "Use the round button": not "Press the Record button at the top",
  /// "Show the panel on the left".
  static func point(in text: String) -> Bool {
    guard text.utf8.count <= mostLetters else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.contains(where: verbs.contains) else { return false }
    return words.indices.contains { place in
      let looks = words[..<place].reversed().prefix { shapes.contains($0) || colours.contains($0) }
      let before = place - looks.count - 1
      guard before >= 0, articles.contains(words[before]) else { return false }
      if looks.contains(where: shapes.contains) {
        return things.contains(words[place]) || words[place] == "one"
      }
      guard looks.isEmpty, things.contains(words[place]) else { return false }
      let rest = words[(place + 1)...].prefix { links.contains($0) || places.contains($0) }
      return rest.contains(where: places.contains)
    }
  }

  /// Longer texts explain other things.
  private static let mostLetters = 200

  private static let verbs: Set<String> = [
    "press", "click", "tap", "push", "use", "choose", "select", "drücken", "klicken", "wählen",
    "benutzen", "tippen",
  ]
  private static let articles: Set<String> = [
    "the", "a", "one", "that", "this", "den", "die", "das", "der", "dem", "einen", "eine",
  ]
  private static let things: Set<String> = [
    "button", "buttons", "icon", "icons", "field", "switch", "arrow", "arrows", "knopf",
    "schaltfläche", "symbol", "feld", "pfeil",
  ]
  private static let shapes: Set<String> = [
    "round", "square", "triangular", "rectangular", "runden", "runde", "eckigen", "eckige",
  ]
  private static let colours: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "grey", "gray", "black", "white", "roten", "rote",
    "grünen", "grüne",
  ]
  private static let links: Set<String> = ["at", "on", "in", "to", "the", "hand", "der"]
  private static let places: Set<String> = [
    "top", "bottom", "left", "right", "upper", "lower", "corner", "above", "below", "oben", "unten",
    "links", "rechts",
  ]
}
