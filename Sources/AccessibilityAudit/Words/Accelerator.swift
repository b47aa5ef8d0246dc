// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A key with its modifiers, written as GTK does and compared regardless of order and case.
struct Accelerator: Hashable, Sendable {
  let modifiers: Set<String>
  /// X's keysym name; a single letter in small.
  let key: String

  /// nil for what is no accelerator ("Ctrl+N", "<Alt>fn", "<Control>").
  init?(_ text: String) {
    var rest = text[...]
    var modifiers: Set<String> = []
    while rest.hasPrefix("<"), let end = rest.firstIndex(of: ">") {
      let word = rest[rest.index(after: rest.startIndex)..<end].lowercased()
      guard let modifier = Self.modifiers[word] else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard Self.isKey(rest) else { return nil }
    self.modifiers = modifiers
    key = rest.count == 1 ? rest.lowercased() : String(rest)
  }

  /// As Qt writes it ("Alt+S"); nil for what is no accelerator.
  init?(plus text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count > 1, let key = parts.last, !key.isEmpty else { return nil }
    self.init(parts.dropLast().map { "<\($0)>" }.joined() + key)
  }

  /// Whether words end with a key in brackets, as tool tips do ("Load again (F5)", "Remove (Delete)", "Add (+)").
  static func isNamed(in words: String) -> Bool {
    guard let keys = words.trimmed.firstMatch(of: /\(([^()]+)\)$/)?.1 else { return false }
    return Accelerator(plus: String(keys)) != nil || keys.contains(/^F\d{1,2}$/)
      || namedAlone.contains(keys.lowercased())
  }

  /// What stands in brackets for nothing else.
  private static let namedAlone: Set<String> = [
    "del", "delete", "ins", "insert", "backspace", "enter", "return", "esc", "escape", "space", "+",
    "-",
  ]

  /// A letter, a digit or a sign, held with Shift at most.
  var isSingleCharacter: Bool {
    modifiers.isSubset(of: ["shift"])
      && (key.count == 1 || Key(key).character.map(Self.isVisible) ?? false)
  }

  /// Held with Control, Alt or Super, or a function key: no element of the focus takes it for its own.
  var worksEverywhere: Bool {
    !modifiers.isSubset(of: ["shift"]) || key.first == "F" && Int(key.dropFirst()) != nil
  }

  private static let modifiers = [
    "control": "control", "ctrl": "control", "ctl": "control", "primary": "control",
    "shift": "shift", "shft": "shift", "alt": "alt", "mod1": "alt", "super": "super",
    "meta": "meta", "hyper": "hyper", "mod2": "mod2", "mod3": "mod3",
    "mod4": "super", "mod5": "mod5",
  ]

  /// One character, or a keysym's name: X's names have capitals in front (Page_Up, F5, KP_Add), or
  /// are among those of signs (plus, bracketleft).
  private static func isKey(_ text: Substring) -> Bool {
    if text.count == 1 { return true }
    let isName = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
    }
    guard isName, let first = text.first else { return false }
    if first.isUppercase { return true }
    return Key(String(text)).character != nil || accented.contains { text.hasSuffix($0) }
      || text.hasPrefix("dead_")
  }

  /// "adiaeresis", "eacute": the letters with marks.
  private static let accented = [
    "diaeresis", "acute", "grave", "circumflex", "tilde", "cedilla", "ring", "ssharp", "caron",
    "section", "degree", "sterling", "currency",
  ]

  private static func isVisible(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
  }
}

/// The keys of an action as AT-SPI writes them: `mnemonic;sequence;shortcut`, the keys of a sequence
/// with colons between them ("n;<Alt>f:n;<Control>n"). AT-SPI: `Action.GetKeyBinding`.
struct ActionKeys: Hashable, Sendable {
  /// Works while what holds the element is open: a menu, or a window for "<Alt>f".
  let mnemonic: String
  let sequence: [String]
  /// Works in the whole window.
  let shortcut: String
  /// How many parts there were; three are right.
  let partCount: Int

  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Self.key(Substring($0)) }
    partCount = parts.count
    mnemonic = parts[0]
    sequence =
      parts.count > 1
      ? parts[1].split(separator: ":").map { Self.key($0) }.filter { !$0.isEmpty } : []
    shortcut = parts.count > 2 ? parts[2] : ""
  }

  /// No key at all.
  var isEmpty: Bool { mnemonic.isEmpty && sequence.isEmpty && shortcut.isEmpty }

  /// The keys that are not written as GTK writes accelerators ("<Control><Shift>n", "Page_Up").
  var misspelt: [String] {
    ([mnemonic, shortcut] + sequence).filter { !$0.isEmpty && Accelerator($0) == nil }
  }

  /// GTK's word for "no key" counts as none.
  private static func key(_ text: some StringProtocol) -> String {
    text.isEmpty || text == "<VoidSymbol>" ? "" : String(text).trimmed
  }
}
