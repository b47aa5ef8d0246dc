// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Tree {
  /// The value of the first element of the name that has one; not a number where there is none.
  func value(of name: String) -> Double {
    depthFirst.first { $0.name == name && $0.value != nil }?.value?.current ?? .nan
  }
}
