// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics

/// Reads one line of a file of steps.
struct StepParser {
  /// Why the line cannot be read.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  let line: String
  /// How many stops stand before this line.
  let stops: Int

  func verb() throws(Mistake) -> Step.Verb {
    let (word, rest) = Self.split(line)
    switch word.lowercased() {
    case "click": return .perform(nil, try selector(rest))
    case "do":
      let (action, element) = try action(rest)
      return .perform(action, try selector(element))
    case "set": return try set(rest)
    case "focus": return .focus(try selector(rest))
    case "key": return .keys(try keys(rest))
    case "wait": return try wait(rest)
    case "audit": return .audit(rest.isEmpty ? "stop \(stops + 1)" : rest)
    default:
      throw Mistake(
        description: "unknown step \"\(Escaped.line(word))\"; there are \(Self.verbs)")
    }
  }

  static let verbs = "click, do, set, focus, key, wait for, wait until, audit"

  private func action(_ rest: String) throws(Mistake) -> (String, String) {
    guard rest.hasPrefix("\"") else {
      let (action, element) = Self.split(rest)
      if element.isEmpty {
        throw Mistake(description: "do needs an action and a selector, as in: do click button[OK]")
      }
      return (action, element)
    }
    guard let end = rest.dropFirst().firstIndex(of: "\"") else {
      throw Mistake(description: "a quotation mark is missing after the action's name")
    }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    return (String(name), Self.trimmed(rest[rest.index(after: end)...]))
  }

  private func set(_ rest: String) throws(Mistake) -> Step.Verb {
    guard let blank = rest.lastIndex(where: \.isWhitespace),
      let number = Double(rest[rest.index(after: blank)...]), number.isFinite
    else {
      throw Mistake(
        description: "set needs a selector and a number, as in: set slider[Volume] 40")
    }
    return .set(try selector(Self.trimmed(rest[..<blank])), number)
  }

  private func keys(_ rest: String) throws(Mistake) -> [KeyBinding] {
    let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty { throw Mistake(description: "key needs a key, as in: key Ctrl+O") }
    var keys: [KeyBinding] = []
    for word in words {
      guard let binding = KeyWord.binding(word) else {
        throw Mistake(description: "there is no key \"\(Escaped.line(word))\"")
      }
      keys.append(binding)
    }
    return keys
  }

  private func wait(_ rest: String) throws(Mistake) -> Step.Verb {
    let (word, element) = Self.split(rest)
    if word == "for" { return .waitFor(try selector(element)) }
    let ending = " is gone"
    guard word == "until", element.hasSuffix(ending) else {
      throw Mistake(
        description: "write \"wait for SELECTOR\" or \"wait until SELECTOR is gone\"")
    }
    return .waitUntilGone(try selector(String(element.dropLast(ending.count))))
  }

  private func selector(_ text: String) throws(Mistake) -> ElementSelector {
    do {
      return try ElementSelector(text)
    } catch {
      throw Mistake(description: "\(error)")
    }
  }

  private static func split(_ text: String) -> (String, String) {
    guard let blank = text.firstIndex(where: \.isWhitespace) else { return (text, "") }
    return (String(text[..<blank]), trimmed(text[blank...]))
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}

/// Keys as people write them: "Ctrl+Shift+S", "F10", "Page_Down", "Esc", "?", "Ctrl++".
enum KeyWord {
  /// nil for what is no key.
  static func binding(_ word: String) -> KeyBinding? {
    // "Ctrl++" ends with the key itself.
    let isPlus = word == "+" || word.hasSuffix("++")
    var parts = (isPlus ? String(word.dropLast()) : word).split(separator: "+").map(String.init)
    if isPlus { parts.append("plus") }
    guard let last = parts.popLast(), let key = key(last) else { return nil }
    var modifiers: KeyModifiers = []
    for part in parts {
      guard let modifier = Self.modifiers[part.lowercased()] else { return nil }
      modifiers.insert(modifier)
    }
    return KeyBinding(key, modifiers)
  }

  private static func key(_ word: String) -> Key? {
    if let sign = word.first, word.unicodeScalars.count == 1 { return Key(character: sign) }
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" }
    if let name = names[plain] { return Key(name) }
    // X's names of signs: "plus", "question".
    if Key(plain).character != nil { return Key(plain) }
    if plain.hasPrefix("f"), let number = Int(plain.dropFirst()), (1...35).contains(number) {
      return Key("F\(number)")
    }
    return nil
  }

  private static let modifiers: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "alt": .alt, "shift": .shift, "super": .super,
    "meta": .super,
  ]

  private static let names: [String: String] = [
    "esc": "Escape", "escape": "Escape", "enter": "Return", "return": "Return", "space": "space",
    "tab": "Tab", "backspace": "BackSpace", "delete": "Delete", "del": "Delete",
    "insert": "Insert", "home": "Home", "end": "End", "up": "Up", "down": "Down", "left": "Left",
    "right": "Right", "pageup": "Page_Up", "pagedown": "Page_Down", "menu": "Menu",
  ]
}
