// SPDX-License-Identifier: Apache-2.0

import Gestures

extension GestureState: DynamicProperty {}

extension GestureState: LinkedProperty {
  /// What the tree keeps of a gesture state: its storage, and who reads it.
  @MainActor
  private final class Kept: Source {
    let storage: GestureState<Value>.Storage

    init(_ storage: GestureState<Value>.Storage) {
      self.storage = storage
      super.init()
      storage.onRead = { [weak self] in self?.noteRead() }
      storage.onChange = { [weak self] in self?.changed() }
    }
  }

  func link(_ slot: PropertySlot) {
    if let kept = slot.kept as? Kept {
      storage.link(to: kept.storage)
    } else {
      slot.kept = Kept(storage)
    }
  }
}
