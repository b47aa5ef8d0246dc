// SPDX-License-Identifier: Apache-2.0

import Gestures

extension Derivation {
  /// Something that can be dragged to another element; what a drag offers while it lasts is not the
  /// element's own.
  mutating func addTransfer() {
    control.isDraggable = true
    add("start-drag", "Start dragging", for: .startDrag, .lift, isHeld: true)
  }
}
