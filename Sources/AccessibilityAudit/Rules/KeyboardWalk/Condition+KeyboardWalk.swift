// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  static let isStop = Condition("had the focus when Tab or Shift+Tab was pressed") {
    node, context in
    context.keyboard.stops.contains(node.id)
  }

  /// Beside the walk's first place.
  static let isArrival = Condition("got the focus by Tab or Shift+Tab") { node, context in
    context.keyboard.arrivals[node.id] != nil
  }
}
