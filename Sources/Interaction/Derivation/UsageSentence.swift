// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is said that the keys of an alternative do.
enum KeyUsage: Hashable, Sendable {
  /// In the infinitive ("pick up").
  case verb(String)
  /// In the author's words ("delete").
  case purpose(String)
}

/// How an element is used, in one short sentence: "Space picks up, Menu for 4 more actions".
///
/// What its role says by itself is left out, so that a button has none: who hears "button" knows what
/// Enter does.
struct UsageSentence {
  /// So many things are said; what else there is, is counted.
  private static let mostClauses = 3

  private let offered: [Alternative]
  private let menu: Alternative?
  private let role: Role
  private let isBesideHint: Bool

  /// - Parameters:
  ///   - offered: What the element, or one of its values, can do.
  ///   - menu: What opens the menu of all of that; nil where there is none.
  ///   - isBesideHint: Whether the author's hint stands before it, which says what the element is for:
  ///     what a press and the arrows do.
  init(_ offered: [Alternative], menu: Alternative?, role: Role, isBesideHint: Bool = false) {
    // What goes by bare arrows first: it is what the element is for.
    let others = offered.filter { $0.name != Derivation.menuName }
    let byArrows = others.filter { Self.goesByArrows($0) }
    let rest = others.filter { !Self.goesByArrows($0) }
    let hinted = Set(byArrows.compactMap(\.usage))
    self.offered =
      isBesideHint
      ? rest.filter { $0.name != "click" && !($0.usage.map(hinted.contains) ?? false) }
      : byArrows + rest
    self.menu = menu
    self.role = role
    self.isBesideHint = isBesideHint
  }

  /// Empty where there is nothing to say.
  var text: String {
    var said: [KeyUsage] = []
    var clauses: [String] = []
    var rest: [Alternative] = []
    for alternative in offered where !isKnown(alternative) {
      let usage = alternative.usage ?? ownUsage(of: alternative)
      if let usage, said.contains(usage) { continue }
      if let usage, clauses.count < Self.mostClauses, let clause = clause(usage) {
        said.append(usage)
        clauses.append(clause)
      } else if alternative.isAction {
        rest.append(alternative)
      }
    }
    if rest.count == 1, clauses.count < Self.mostClauses, let key = rest[0].keys.first {
      clauses.append(Self.clause([key], .purpose(Self.inside(rest[0].label))))
    } else if !rest.isEmpty, let key = menu?.keys.first {
      let isAll = clauses.isEmpty && !offered.contains(where: isKnown) && !isBesideHint
      let more = isAll ? "" : "more "
      let count = "\(rest.count) \(more)action" + (rest.count == 1 ? "" : "s")
      clauses.append(Self.clause([key], .purpose(count)))
    }
    return clauses.joined(separator: ", ")
  }

  private static func goesByArrows(_ alternative: Alternative) -> Bool {
    alternative.usage != nil && alternative.goesByArrows
  }

  /// What everybody expects of the role, which is never that it can be dragged.
  private func isKnown(_ alternative: Alternative) -> Bool {
    alternative.name != Derivation.dragName && alternative.keys.contains { role.isPressed(by: $0) }
  }

  /// A press is said of what is no button.
  private func ownUsage(of alternative: Alternative) -> KeyUsage? {
    guard alternative.name == "click", !alternative.keys.isEmpty else { return nil }
    return alternative.label == "Press"
      ? .verb("press") : .purpose(Self.inside(alternative.label))
  }

  /// Nil where no key does it.
  private func clause(_ usage: KeyUsage) -> String? {
    let same = offered.filter { $0.usage == usage || $0.usage == nil && ownUsage(of: $0) == usage }
    let keys = Self.subject(same.map(\.keys))
    return keys.isEmpty ? nil : Self.clause(keys, usage)
  }

  /// The arrows that are held with the same keys, or the first key of the first two.
  private static func subject(_ keys: [[KeyBinding]]) -> [KeyBinding] {
    guard let first = keys.lazy.compactMap(\.first).first else { return [] }
    if arrows.contains(first.key) {
      return keys.joined().filter {
        arrows.contains($0.key) && $0.modifiers == first.modifiers
      }
    }
    return Array(
      keys.lazy.compactMap(\.first).filter { $0.modifiers == first.modifiers }.prefix(2))
  }

  /// What these keys do, in words: "Space drops".
  static func clause(_ keys: [KeyBinding], _ usage: KeyUsage) -> String {
    let (subject, isPlural) = words(keys)
    return switch usage {
    case .verb(let verb): subject + " " + (isPlural ? verb : thirdPerson(verb))
    case .purpose(let purpose): subject + " for " + purpose
    }
  }

  private static func words(_ keys: [KeyBinding]) -> (subject: String, isPlural: Bool) {
    let held = KeyBinding(Key(""), keys[0].modifiers).label
    let names = Set(keys.map(\.key))
    if names.isSubset(of: arrows), names.count > 1 {
      if names == [.up, .down] { return (held + "Up and Down", true) }
      if names == [.left, .right] { return (held + "Left and Right", true) }
      return (held + "Arrows", true)
    }
    if names == brackets { return (held + "Brackets", true) }
    var once: [String] = []
    for key in keys {
      let word = held + (signs[key.key.name] ?? key.key.label)
      if !once.contains(word) { once.append(word) }
    }
    return (once.joined(separator: " and "), once.count > 1)
  }

  /// "picks up", "catches": of the first word.
  private static func thirdPerson(_ verb: String) -> String {
    let words = verb.split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return verb }
    let isHissing = ["s", "x", "z", "ch", "sh", "o"].contains { first.hasSuffix($0) }
    return ([first + (isHissing ? "es" : "s")] + words.dropFirst()).joined(separator: " ")
  }

  private static func inside(_ label: String) -> String {
    label.prefix(1).lowercased() + label.dropFirst()
  }

  private static let arrows: Set<Key> = [.left, .right, .up, .down]
  private static let brackets: Set<Key> = [Key("bracketleft"), Key("bracketright")]
  private static let toldSigns: Set<Key> = brackets.union([.plus, .minus, .equal])

  /// True for a sign that the sentence tells in words: as a shortcut, a screen reader would read it out
  /// behind the name as if it stood there ("Zoom out dash").
  static func tellsInWords(_ binding: KeyBinding) -> Bool {
    binding.modifiers.isEmpty && toldSigns.contains(binding.key)
  }

  /// True where a name ends with the key that is said behind it ("Move left", Left).
  static func ends(_ name: String?, with binding: KeyBinding) -> Bool {
    let last = name?.split(separator: " ").last?.lowercased()
    return binding.modifiers.isEmpty && last == binding.key.name.lowercased()
  }

  /// Signs as words: a voice may pass over a sign.
  private static let signs = [
    "plus": "Plus", "minus": "Minus", "equal": "Equals", "bracketleft": "Left bracket",
    "bracketright": "Right bracket", "comma": "Comma", "period": "Period", "slash": "Slash",
    "backslash": "Backslash", "Escape": "Escape",
  ]
}

extension DerivedControl {
  /// How the control, or one of its values, is used.
  @MainActor
  ///
  /// - Parameter isBesideHint: Whether the author's hint stands before it.
  func usage(facet: Int? = nil, as role: Role, isBesideHint: Bool = false) -> String {
    UsageSentence(
      alternatives.filter { $0.facet == facet && !$0.play.isScroll }.map(\.alternative),
      menu: facet == nil ? menu?.alternative : nil, role: role, isBesideHint: isBesideHint
    ).text
  }
}

extension Role {
  /// Whether everybody who hears the role expects that the bare key presses it.
  func isPressed(by key: KeyBinding) -> Bool {
    key.modifiers.isEmpty && (key.key == .return || key.key == .space)
      && Self.pressed.contains(self)
  }

  private static let pressed: Set<Role> = [
    .button, .buttonMenu, .toggleButton, .checkBox, .radioButton, .switchControl, .link, .comboBox,
    .pageTab, .menuItem, .checkMenuItem, .radioMenuItem, .menu,
  ]
}
