// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which elements have a child that takes the focus.
struct FocusableChildren: AuditIndex {
  private let hasOne: [Bool]

  init(_ context: AuditContext) {
    var hasOne = Array(repeating: false, count: context.nodes.count)
    for place in context.nodes.indices where context.nodes[place].states[.focusable] {
      if let parent = context.parentPlace(of: place) { hasOne[parent] = true }
    }
    self.hasOne = hasOne
  }

  /// `place` as `AuditContext.nodes` counts.
  subscript(place: Int) -> Bool { hasOne[place] }
}
