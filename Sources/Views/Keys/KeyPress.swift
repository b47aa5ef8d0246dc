// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction
import Semantics

/// A key that went down, repeats, or came up.
public struct KeyPress: Sendable {
  /// What happened to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The system's own repeat of a held key.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// All that happens to a key.
    public static let all: Phases = [.down, .repeat, .up]

    var set: Set<KeyEvent.Phase> {
      var phases: Set<KeyEvent.Phase> = []
      if contains(.down) { phases.insert(.down) }
      if contains(.repeat) { phases.insert(.repeat) }
      if contains(.up) { phases.insert(.up) }
      return phases
    }
  }

  /// Whether the key did something, so that nobody else should use it.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  /// Which of the phases it is; never more than one.
  public let phase: Phases
  /// The key, by what it types with the modifiers that are held.
  public let key: KeyEquivalent
  /// What the key typed; for one that types nothing, the character that stands for it.
  public let characters: String
  /// What was held beside it; Num Lock and Caps Lock are not reported.
  public let modifiers: EventModifiers

  init?(_ event: KeyEvent) {
    guard let character = event.character else { return nil }
    key = KeyEquivalent(character)
    characters = event.typed
    modifiers = EventModifiers(event.modifiers)
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(key.key.label), \(characters.debugDescription))"
  }
}

extension EventModifiers {
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.option) }
    if modifiers.contains(.super) { insert(.super) }
  }

  var keyModifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.option) { modifiers.insert(.alt) }
    if contains(.super) { modifiers.insert(.super) }
    return modifiers
  }
}
