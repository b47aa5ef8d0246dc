// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element was published as, and what of it may have changed.
struct SemanticsCache {
  var isDirty = true
  var hasDirtyDescendant = true
  /// Everything inside must be looked at again: the place or the state round it changed.
  var isSubtreeDirty = true
  /// Everything inside has another place, and is otherwise what it was.
  var isSubtreeMoved = false
  /// The nodes that stand for the element itself.
  var own: [ElementID] = []
  /// The topmost nodes of the element and the elements inside.
  var nodes: [ElementID] = []
  /// The elements and values to focus in the element and the elements inside, in order.
  var focusOrder: [FocusTarget] = []
}
