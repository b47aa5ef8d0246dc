// SPDX-License-Identifier: Apache-2.0

extension Player {
  /// A contact that is down for as long as a key is, on the clock's own time: let go soon it is a
  /// tap, kept it is a long press, as under a finger.
  func press(_ element: Element, at time: Double) -> Bool {
    release(at: time)
    guard let gesture = begin(element, time) else { return false }
    gesture.begin()
    held = HeldKey(gesture: gesture, play: nil, until: .infinity)
    return true
  }

  /// The key came up, or another one went down.
  func letGo(at time: Double) {
    guard let held else { return }
    self.held = nil
    if held.isContact { held.gesture.arena.advance(to: time) }
    finish(held.gesture)
  }

  /// Something else comes between: what a held key has moved stays, a press that is not over is
  /// taken back.
  func release(at time: Double) {
    if held?.isContact == true { cancelHeld(at: time) } else { letGo(at: time) }
  }

  /// What a held key has done so far is taken back.
  func cancelHeld(at time: Double) {
    guard let held else { return }
    self.held = nil
    held.gesture.cancel(at: time)
    held.gesture.arena.finish()
  }

  func advance(to time: Double) {
    guard let held else { return }
    if held.isContact {
      held.gesture.arena.advance(to: time)
    } else if held.until <= time {
      letGo(at: time)
    }
  }
}
