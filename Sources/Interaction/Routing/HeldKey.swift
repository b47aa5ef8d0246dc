// SPDX-License-Identifier: Apache-2.0

/// A gesture that is open while a key is down.
@MainActor
struct HeldKey {
  var gesture: PlayedGesture
  /// What a repeat does once more; nil for a contact that stays where it is, as the key does.
  var play: Play?
  /// When the key counts as released, unless it repeats; a key that stays needs no repeats, which
  /// people turn off.
  var until: Double

  var isContact: Bool { play == nil }
  /// When time alone does something.
  var deadline: Double? { isContact ? gesture.arena.deadline : until }
}
