// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A line of the help that stands beside a control: keys, and what they do.
public struct KeyLine: Hashable, Sendable {
  /// For people ("Up", "Shift+F10"), the first one first; never empty.
  public let keys: [String]
  /// For people, in small letters ("increase").
  public let purpose: String

  /// Those of what can be done: what goes by bare arrows first, as it is what the element is for, then
  /// what the sentence tells that is said of it, all else in its order, finer and coarser steps, and the
  /// menu. One thing that goes in all four directions is one line ("Ctrl+Shift+Arrows: flick"); what has no
  /// key has none.
  public static func lines(for alternatives: [Alternative]) -> [KeyLine] {
    let withKeys = alternatives.filter { !$0.keys.isEmpty }
    let actions = withKeys.filter { $0.isAction && $0.name != Derivation.menuName }
    let others = actions.filter { !$0.goesByArrows }
    let offered =
      actions.filter(\.goesByArrows) + others.filter { $0.usage != nil }
      + others.filter { $0.usage == nil } + withKeys.filter { !$0.isAction && $0.goesByHeldArrows }
      + withKeys.filter { $0.isAction && $0.name == Derivation.menuName }
    let families = Dictionary(grouping: offered) { Family($0) }
    return offered.compactMap { alternative in
      guard let family = Family(alternative), let members = families[family],
        Set(members.compactMap(\.keys.first?.key)).count == MoveDirection.allCases.count
      else { return KeyLine(alternative) }
      guard alternative == members.first else { return nil }
      let held = KeyBinding(Key(""), family.modifiers).label
      return KeyLine(keys: [held + "Arrows"], purpose: family.purpose)
    }
  }

  private init(keys: [String], purpose: String) {
    self.keys = keys
    self.purpose = purpose
  }

  private init(_ alternative: Alternative) {
    self.init(alternative.keys, label: alternative.label)
  }

  /// - Parameter keys: At least one; the first two are told.
  init(_ keys: [KeyBinding], label: String) {
    self.init(keys: keys.prefix(2).map(\.label), purpose: label.lowercased())
  }

  /// "Up or Right: increase"
  public var spoken: String { keys.joined(separator: " or ") + ": " + purpose }

  /// What goes all ways by arrows that are held with the same keys.
  private struct Family: Hashable {
    let purpose: String
    let modifiers: KeyModifiers

    /// Nil for what goes no way, or not by its arrow alone.
    init?(_ alternative: Alternative) {
      guard alternative.keys.count == 1, let key = alternative.keys.first,
        let direction = MoveDirection(arrow: key.key)
      else { return nil }
      var words = alternative.label.lowercased().split(separator: " ")
      guard words.count > 1, let place = words.lastIndex(of: direction.name[...]) else {
        return nil
      }
      words.remove(at: place)
      purpose = words.joined(separator: " ")
      modifiers = key.modifiers
    }
  }
}

extension Alternative {
  /// Whether its first key is an arrow with none held.
  var goesByArrows: Bool {
    keys.first.map { $0.modifiers.isEmpty && $0.isArrow } ?? false
  }

  /// Whether its first key is an arrow with another one held.
  fileprivate var goesByHeldArrows: Bool {
    keys.first.map { !$0.modifiers.isEmpty && $0.isArrow } ?? false
  }
}

extension KeyBinding {
  fileprivate var isArrow: Bool { MoveDirection(arrow: key) != nil }
}

/// What stands in a tool tip.
struct ToolTipWords: Equatable {
  /// For people; empty where there are keys alone.
  var text: String
  /// The keys of what it is about, where somebody asked for them.
  var lines: [KeyLine] = []

  /// All of it in one text.
  var spoken: String {
    let keys = lines.map(\.spoken).joined(separator: ", ")
    return [text, keys].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
