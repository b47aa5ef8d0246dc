// SPDX-License-Identifier: Apache-2.0

/// Words that tell what a colour means, and so that the colour means something: a short list, in English and
/// German.
enum ColourWords {
  /// "Fields in red must be filled in", "Green worked, red failed": not "Red lentils", "Blue sky, green hills".
  static func explains(_ text: String) -> Bool {
    guard text.utf8.count <= mostLetters else { return false }
    let clauses = text.lowercased().split { ",;.\n".contains($0) }.map { clause in
      clause.split { !$0.isLetter && $0 != "=" && $0 != ":" }.map(String.init)
    }
    // Each clause begins with a colour, and goes on with a word of its own.
    let meanings = clauses.filter { $0.count > 1 && colours.contains($0[0]) }
    if meanings.count > 1, meanings.count == clauses.count, Set(meanings.map { $0[0] }).count > 1,
      meanings.contains(where: { $0.contains(where: verdicts.contains) })
    {
      return true
    }
    return clauses.contains { words in
      guard words.count > 3, words.contains(where: verbs.contains) else { return false }
      return zip(words, words.dropFirst()).contains { first, second in
        before.contains(first) && colours.contains(second)
          || colours.contains(first) && things.contains(second)
      }
    }
  }

  /// Longer texts explain other things.
  private static let mostLetters = 160

  private static let colours: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "amber", "grey", "gray", "purple", "pink", "rot",
    "grün", "gelb", "blau", "grau",
  ]
  private static let before: Set<String> = ["in", "marked", "coloured", "colored", "shown"]
  private static let things: Set<String> = [
    "fields", "entries", "rows", "items", "lines", "names", "text", "words", "dates", "days",
    "dots",
    "bars", "cells", "values", "frame", "border", "button", "buttons", "icon", "icons", "dot",
    "mark", "ones", "labels", "means", "felder", "zeilen", "einträge", "heißt",
    "bedeutet",
  ]
  private static let verbs: Set<String> = [
    "must", "are", "is", "means", "mean", "need", "needs", "have", "has", "show", "shows", "were",
    "was", "cannot", "can", "press", "click", "choose", "müssen", "sind", "ist", "bedeutet",
    "heißt", "haben",
  ]
  private static let verdicts: Set<String> = verbs.union([
    "worked", "failed", "missing", "late", "free", "taken", "ready", "done", "new", "old", "open",
    "closed", "ok", "good", "bad", "error", "warning", "overdue", "full", "empty", "booked",
    "chosen", "busy", "none", "no", "not", "on", "off", "online", "offline", "frei", "belegt",
    "fehlt", "fertig", "=", ":",
  ])
}
