// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a text tells of the keys of a control ("Arrows adjust, Space picks up"). English, and short: what is
/// no sure sign is left out.
package enum UsageWords {
  /// Longer texts explain more than one thing.
  private static let mostLetters = 160

  private static let arrows: [Key] = [.right, .left, .down, .up]

  /// What a sentence says of its time: its keys do something then, and perhaps not now.
  private static let conditions: Set<String> = [
    "after", "then", "while", "when", "once", "if", "until", "unless", "during", "first", "hold",
    "holding", "drag", "dragging", "ctrl", "control", "shift", "alt", "super", "not", "cannot",
    "never", "no", "open", "opened", "selected", "mouse", "enter", "return", "space", "press",
    "pressing", "click", "clicking", "double", "activate", "edit", "editing", "menu",
  ]

  private static let verbs: Set<String> = [
    "adjust", "adjusts", "change", "changes", "move", "moves", "turn", "turns", "set", "sets",
    "step", "steps", "zoom", "zooms", "rotate", "rotates", "raise", "raises", "lower", "lowers",
    "scroll", "scrolls", "pan", "pans",
  ]

  /// The arrow keys that a text says do something on its element as it is; empty where it says that of
  /// none, or only under a condition.
  package static func arrowKeys(in text: String) -> [Key] {
    guard text.utf8.count <= mostLetters else { return [] }
    for sentence in sentences(of: text) {
      let keys = arrowKeys(ofSentence: sentence)
      // What stands before it may be what has to be done first.
      if !sentence.allSatisfy({ !conditions.contains($0) }) { return [] }
      if !keys.isEmpty { return keys }
    }
    return []
  }

  private static func arrowKeys(ofSentence words: [String]) -> [Key] {
    let text = words.joined(separator: " ")
    let pairs: [(words: String, keys: [Key])] = [
      ("left and right", [.left, .right]), ("right and left", [.left, .right]),
      ("left or right", [.left, .right]), ("up and down", [.up, .down]),
      ("down and up", [.up, .down]), ("up or down", [.up, .down]),
    ]
    for pair in pairs {
      if text.contains(pair.words + " arrow") { return pair.keys }
      if text.hasPrefix(pair.words + " "), words.count > 3, verbs.contains(words[3]) {
        return pair.keys
      }
    }
    let tellsAll =
      text.contains("arrow keys") || text.contains("the arrows")
      || words.first == "arrows" && words.count > 1 && verbs.contains(words[1])
    return tellsAll ? arrows : []
  }

  /// Whether a text tells a person which key to use.
  package static func tellsKeys(_ text: String) -> Bool {
    sentences(of: text).contains { words in
      if !arrowKeys(ofSentence: words).isEmpty { return true }
      return zip(words, words.dropFirst()).contains { first, second in
        keys.contains(first) && deeds.contains(second)
          || ["press", "use", "hit"].contains(first) && keys.contains(second)
      }
    }
  }

  private static let keys: Set<String> = [
    "space", "enter", "return", "escape", "esc", "tab", "delete", "arrow", "arrows", "home",
    "f2", "f4", "f10",
  ]

  private static let deeds: Set<String> = verbs.union([
    "drops", "picks", "cancels", "stops", "ends", "opens", "goes", "puts", "accepts", "confirms",
    "closes", "moves", "lifts", "drop", "leaves",
  ])

  /// In small letters, by their words.
  private static func sentences(of text: String) -> [[String]] {
    text.lowercased().split { ".,;:!?\n()".contains($0) }
      .map { $0.split { !$0.isLetter && !$0.isNumber && $0 != "+" }.map(String.init) }
      .filter { !$0.isEmpty }
  }
}
