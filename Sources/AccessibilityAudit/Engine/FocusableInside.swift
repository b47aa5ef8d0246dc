// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that hold something focusable.
struct FocusableInside: AuditIndex {
  private let holders: [Bool]

  init(_ context: AuditContext) {
    var holders = Array(repeating: false, count: context.nodes.count)
    for place in context.nodes.indices.reversed()
    where holders[place] || context.nodes[place].states[.focusable] {
      if let above = context.parentPlace(of: place) { holders[above] = true }
    }
    self.holders = holders
  }

  /// `place` as `AuditContext.nodes` counts.
  subscript(place: Int) -> Bool { holders[place] }
}

extension AuditContext {
  func holdsFocusable(_ node: Node) -> Bool {
    place(of: node.id).map { index(FocusableInside.self)[$0] } ?? false
  }
}
