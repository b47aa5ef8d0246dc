// SPDX-License-Identifier: Apache-2.0

/// One kind of gesture, with what a gesture of that kind asks of a person: the single part of a
/// ``GestureDescription``.
///
/// Whoever has to know something of a kind asks it here; nobody looks which kind it is. So an
/// application or a toolkit adds a kind by a type of its own. What is offered in its place to people
/// who cannot make it, a module further up asks of the same type.
public protocol GestureKind {
  /// In a word, for machines ("long-press").
  var name: String { get }
  /// For people, with its article ("a long press").
  var text: String { get }
  /// What it asks of a person beyond a click; empty for a tap.
  var demands: Set<GestureDemand> { get }
  /// What its contacts do.
  var motion: ContactMotion { get }
  /// How many taps it takes, where it is nothing but taps; nil for anything else.
  var tapCount: Int? { get }
  /// Seconds after which a contact that stays has made it; nil where staying is not the gesture.
  var holdDuration: Double? { get }
  /// Whether it goes in directions, so that arrow keys could mean it.
  var isDirectional: Bool { get }
  /// Whether, without a value, it moves, magnifies or turns something.
  var movesFreely: Bool { get }
  /// Whether it moves something among places, which scroll on under it.
  var goesAmongPlaces: Bool { get }
  /// Whether it carries something to be dropped on another element; a mouse takes that up at once.
  var isTransfer: Bool { get }
  /// What it makes of something without a name ("draggable"); nil where the role says enough.
  var ability: String? { get }
  /// Whether it scrolls what is under the finger: then it is no choice about the element.
  var isScroll: Bool { get }
  /// Whether several fingers that go quickly over a touchpad make it.
  var isSwipe: Bool { get }
}

extension GestureKind {
  public var motion: ContactMotion { .other }
  public var tapCount: Int? { nil }
  public var holdDuration: Double? { nil }
  public var isDirectional: Bool { false }
  public var movesFreely: Bool { false }
  public var goesAmongPlaces: Bool { false }
  public var isTransfer: Bool { false }
  public var ability: String? { nil }
  public var isScroll: Bool { false }
  public var isSwipe: Bool { false }

  /// The same with so many fingers, which is a demand of its own.
  package func demands(ofFingers fingers: Int) -> Set<GestureDemand> {
    fingers > 1 ? demands.subtracting([.dragging]).union([.severalContacts]) : demands
  }
}

/// What a gesture asks of a person beyond a click that is seen, as far as the WCAG speak of it.
public enum GestureDemand: Hashable, Sendable, CaseIterable {
  /// To hold and move (2.5.7).
  case dragging
  /// To go a certain way (2.5.1, path-based).
  case path
  /// To use more than one finger (2.5.1, multipoint).
  case severalContacts
  /// To hold for a time, or to tap in a rhythm (2.2.1).
  case timing
  /// To hold for just as long as is meant.
  case duration
  /// To know of it: nothing that is seen says that it is there.
  case discovery
}

/// What the contacts of a gesture do: of two gestures in the same place that want the same, one is
/// not recognized.
public enum ContactMotion: Hashable, Sendable {
  case tap
  /// A press on a control, which may last.
  case press
  case hold
  case way
  /// Two that go apart or round each other.
  case pair
  /// Something else, which is not compared.
  case other

  /// Whether the same contacts make both.
  package func competes(with other: ContactMotion) -> Bool {
    switch (self, other) {
    case (.tap, .tap), (.tap, .press), (.press, .tap), (.press, .press), (.hold, .hold),
      (.way, .way):
      true
    default: false
    }
  }
}
