// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The keys that somebody who listens may press: those that a sentence has named, and those that
/// everybody knows who has heard what it is.
struct SpokenKeys {
  /// What is known of each thing by the words that a screen reader has for it, from the keyboard
  /// patterns of the ARIA Authoring Practices Guide (button, checkbox, slider, spinbutton, tabs,
  /// listbox, radio group, menu, combobox, link, switch), and of fields that one types in them. What
  /// has no pattern there (a picture, a canvas, a map, a panel) has no key that anybody knows.
  private static let customs: [(words: [String], keys: Set<KeyBinding>)] = [
    (["push button", "toggle button", "button"], bare(.space, .return)),
    (["check box", "switch"], bare(.space)),
    (
      ["horizontal slider", "vertical slider", "slider", "dial"],
      bare(.up, .down, .left, .right, .pageUp, .pageDown, .home, .end)
    ),
    (["spin button"], bare(.up, .down, .pageUp, .pageDown, .home, .end)),
    (["page tab"], bare(.up, .down, .left, .right, .home, .end, .space, .return)),
    (["list item"], bare(.up, .down, .home, .end)),
    (["radio button"], bare(.up, .down, .left, .right, .space)),
    (["combo box"], bare(.up, .down, .space, .return)),
    (["menu"], bare(.up, .down, .home, .end, .space, .return, .escape)),
    (["link"], bare(.return)),
    (["canvas", "image map", "image", "panel", "tool tip"], []),
  ]
  /// Words for fields, in which letters, digits and signs are typed.
  private static let fields = ["entry", "text", "password text"]
  /// Known to whoever uses the keyboard alone: what leads on and back, and what helps.
  private static let everywhere: Set<KeyBinding> = [
    KeyBinding(.tab), KeyBinding(.tab, .shift), KeyBinding("F1"),
  ]

  /// What was named since the focus came to something of another kind, or to something that has keys
  /// of its own to name.
  private var named: Set<KeyBinding> = []
  /// The words for what has the focus; nil before any were said.
  private(set) var role: String?

  func knows(_ key: KeyBinding) -> Bool {
    let isTyped = key.modifiers.subtracting(.shift).isEmpty && key.key.character?.isLetter == true
    return Self.everywhere.contains(key) || named.contains(key) || customary.contains(key)
      || isTyped && role.map(Self.fields.contains) == true
  }

  private var customary: Set<KeyBinding> {
    Self.customs.first { custom in role.map(custom.words.contains) ?? false }?.keys ?? []
  }

  /// - Parameters:
  ///   - sentences: Of what has or gets the focus.
  ///   - announcements: Which tell of no other thing.
  ///   - isOther: Whether a key was pressed that leads to another control. Of one about which nothing
  ///     is said, and that is of the same kind, who listens expects the same as of the last: a reader
  ///     does not say the same of the next one again.
  mutating func hear(_ sentences: [String], _ announcements: [String] = [], isOther: Bool) {
    let new = Set((sentences + announcements).flatMap(SpokenKeyNames.keys))
    let heard = sentences.compactMap(Self.role).last
    if isOther, !new.isEmpty || heard != nil && heard != role { named = [] }
    named.formUnion(new)
    role = heard ?? role
  }

  /// The last words for a thing in the sentence, which are in small letters behind its name; what holds
  /// "List with 5 items" is a list.
  private static func role(in sentence: String) -> String? {
    guard !sentence.hasPrefix("tool tip ") else { return nil }
    if sentence.hasPrefix("List with ") || sentence.contains(" List with ") { return "list item" }
    let words = sentence.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let roles = (customs.flatMap(\.words) + fields).map {
      $0.split(separator: " ").map(String.init)
    }
    for end in words.indices.reversed() {
      let ending = roles.filter { role in
        end + 1 >= role.count && Array(words[(end + 1 - role.count)...end]) == role
      }
      if let longest = ending.max(by: { $0.count < $1.count }) {
        return longest.joined(separator: " ")
      }
    }
    return nil
  }

  private static func bare(_ keys: Key...) -> Set<KeyBinding> {
    Set(keys.map { KeyBinding($0) })
  }
}

/// Keys by the words that are said of them.
enum SpokenKeyNames {
  private static let arrows: [Key] = [.left, .right, .up, .down]
  private static let words: [(name: String, keys: [Key])] = [
    ("Space", [.space]), ("Enter", [.return]), ("Tab", [.tab]), ("Escape", [.escape]),
    ("Esc", [.escape]), ("Delete", [.delete]), ("Backspace", [.backspace]), ("Home", [.home]),
    ("End", [.end]), ("Page Up", [.pageUp]), ("Page Down", [.pageDown]), ("Up", [.up]),
    ("Down", [.down]), ("Left", [.left]), ("Right", [.right]), ("Arrows", arrows),
    ("Plus", [.plus]), ("Minus", [.minus]), ("Equals", [.equal]), ("+", [.plus]), ("-", [.minus]),
    ("=", [.equal]), ("Brackets", ["bracketleft", "bracketright"]),
    ("Left bracket", ["bracketleft"]), ("Right bracket", ["bracketright"]),
    ("[", ["bracketleft"]), ("]", ["bracketright"]), ("Menu", [.menu]),
  ]
  /// "A" and "I" are words.
  private static let letters = "BCDEFGHJKLMNOPQRSTUVWXYZ0123456789"
  /// Longer names first.
  private static let names: [(name: String, keys: [Key])] = {
    var names = words
    for number in 1...12 { names.append(("F\(number)", [Key("F\(number)")])) }
    for letter in letters { names.append((String(letter), [Key(character: letter)])) }
    return names.sorted { $0.name.count > $1.name.count }
  }()
  private static let held: [(name: String, modifiers: KeyModifiers)] = [
    ("Ctrl+", .control), ("Alt+", .alt), ("Shift+", .shift), ("Super+", .super),
  ]

  /// Those that a sentence says do something ("Space picks up", "Ctrl+Arrows for line", "Up or Right:
  /// increase"), and those that are held with others, which stand for themselves ("Undo push button
  /// Ctrl+Z."). Where there is a menu, both its keys are meant.
  static func keys(in sentence: String) -> Set<KeyBinding> {
    var keys: Set<KeyBinding> = []
    let whole = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    for clause in whole.replacing(". ", with: ", ").split(separator: ", ") {
      keys.formUnion(subject(of: clause[...]))
    }
    for word in sentence.split(whereSeparator: { " ,.".contains($0) }) {
      guard let (found, rest) = first(in: word), rest.isEmpty, !found[0].modifiers.isEmpty else {
        continue
      }
      keys.formUnion(found)
    }
    if keys.contains(KeyBinding(.menu)) { keys.insert(KeyBinding("F10", .shift)) }
    return keys
  }

  /// The keys with which a clause begins, where it says what they do.
  private static func subject(of clause: Substring) -> [KeyBinding] {
    guard var (keys, rest) = first(in: clause) else { return [] }
    var isPlural = keys.count > 1
    for (word, makesPlural) in [(" and ", true), (" or ", false)] where rest.hasPrefix(word) {
      guard
        let next = first(in: rest.dropFirst(word.count), with: makesPlural ? keys[0].modifiers : [])
      else { return [] }
      keys += next.keys
      rest = next.rest
      isPlural = makesPlural
    }
    if rest.hasPrefix(": ") || rest.hasPrefix(" for ") { return keys }
    guard let verb = rest.split(separator: " ").first, rest.hasPrefix(" "),
      verb.first?.isLowercase == true, isPlural || verb.hasSuffix("s")
    else { return [] }
    return keys
  }

  private static func first(
    in text: Substring, with modifiers: KeyModifiers = []
  ) -> (keys: [KeyBinding], rest: Substring)? {
    var (rest, modifiers) = (text, modifiers)
    while let hold = held.first(where: { rest.hasPrefix($0.name) }) {
      modifiers.insert(hold.modifiers)
      rest = rest.dropFirst(hold.name.count)
    }
    for (name, keys) in names where rest.hasPrefix(name) {
      let after = rest.dropFirst(name.count)
      guard after.first.map({ " :".contains($0) }) ?? true else { continue }
      return (keys.map { KeyBinding($0, modifiers) }, after)
    }
    return nil
  }
}
