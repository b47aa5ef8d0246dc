// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What the contacts of a played gesture stand for: so many fingers, with these keys held.
struct PlayedHand: Hashable {
  var fingers = 1
  var modifiers: EventModifiers = []
  /// By what a hand makes it; a played contact stands for any of them.
  var inputKinds = GestureInputKinds.all

  init(
    fingers: Int = 1, modifiers: EventModifiers = [], inputKinds: GestureInputKinds = .all
  ) {
    self.fingers = fingers
    self.modifiers = modifiers
    self.inputKinds = inputKinds
  }

  init(_ constraints: GestureConstraints) {
    self.init(
      fingers: max(1, constraints.fingers), modifiers: constraints.modifiers,
      inputKinds: constraints.inputKinds)
  }

  /// One finger and no keys.
  var isBare: Bool { fingers == 1 && modifiers.isEmpty }

  /// The same with what another one asks for.
  func adding(_ other: PlayedHand) -> PlayedHand {
    PlayedHand(
      fingers: max(fingers, other.fingers), modifiers: modifiers.union(other.modifiers),
      inputKinds: inputKinds.intersection(other.inputKinds))
  }

  /// "two-finger-", "shift-"; empty for a bare hand.
  var namePrefix: String {
    (fingers > 1 ? Self.number(fingers) + "-finger-" : "")
      + keys.map { $0.name.lowercased() + "-" }.joined()
  }

  /// " with two fingers", " with Shift"; empty for a bare hand.
  var labelSuffix: String {
    let parts = (fingers > 1 ? ["\(Self.number(fingers)) fingers"] : []) + keys.map(\.name)
    return parts.isEmpty ? "" : " with " + parts.joined(separator: " and ")
  }

  /// The keys of a binding that go with the held keys.
  var keyModifiers: KeyModifiers {
    keys.reduce(into: []) { $0.formUnion($1.key) }
  }

  private var keys: [(name: String, key: KeyModifiers)] {
    [
      (EventModifiers.control, "Control", KeyModifiers.control), (.option, "Alt", .alt),
      (.shift, "Shift", .shift), (.super, "Super", .super),
    ].compactMap { modifiers.contains($0.0) ? ($0.1, $0.2) : nil }
  }

  private static func number(_ count: Int) -> String {
    switch count {
    case 2: "two"
    case 3: "three"
    case 4: "four"
    case 5: "five"
    default: "\(count)"
    }
  }
}
