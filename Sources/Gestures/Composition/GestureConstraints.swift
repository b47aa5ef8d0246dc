// SPDX-License-Identifier: Apache-2.0

/// What a gesture asks for beyond its kind.
public struct GestureConstraints {
  /// How many fingers it takes.
  public var fingers: Int
  /// The keys that must be held when a contact comes down.
  public var modifiers: EventModifiers
  /// How it stands to other gestures by their names.
  public var relations: [GestureRelation]
  /// What it does, for people; nil where its kind says it.
  public var label: String?
  /// Why the path is what counts, in the author's words; nil where it is not.
  public var essentialReason: String?

  public init(
    fingers: Int = 1, modifiers: EventModifiers = [], relations: [GestureRelation] = [],
    label: String? = nil, essentialReason: String? = nil
  ) {
    self.fingers = fingers
    self.modifiers = modifiers
    self.relations = relations
    self.label = label
    self.essentialReason = essentialReason
  }
}
