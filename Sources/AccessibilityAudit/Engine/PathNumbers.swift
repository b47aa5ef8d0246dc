// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Gives equal paths the same number.
struct PathNumbers {
  private struct Key: Hashable {
    let above: Int
    let step: ElementNaming.Step
  }

  private var numbers: [Key: Int] = [:]

  /// For about so many paths.
  init(capacity: Int = 0) {
    numbers.reserveCapacity(capacity)
  }

  /// The number of the path that leads on from another one, from 1; 0 is the way of nothing.
  mutating func number(of step: ElementNaming.Step, below above: Int) -> Int {
    let next = numbers.count + 1
    return Self.known(&numbers[Key(above: above, step: step)], or: next)
  }

  private static func known(_ number: inout Int?, or next: Int) -> Int {
    if let number { return number }
    number = next
    return next
  }
}
