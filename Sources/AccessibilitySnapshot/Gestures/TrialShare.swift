// SPDX-License-Identifier: Apache-2.0

/// One of so many parts of an application's trials, for several processes or machines.
package struct TrialShare: Hashable, Sendable {
  /// From 0.
  private let part: Int
  package let count: Int
  /// How many of the parts are made on one machine.
  private let together: Int

  /// All of it.
  package init() { self.init(part: 0, count: 1) }

  private init(part: Int, count: Int, together: Int = 1) {
    self.part = part
    self.count = count
    self.together = together
  }

  /// "2/4" for the second of four, "2/4/2" where two of them are made on one machine; nil for anything
  /// else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(numbers.count), let part = numbers[0], let count = numbers[1],
      let together = numbers.count == 3 ? numbers[2] : 1, count > 0, together > 0,
      (1...count).contains(part), count.isMultiple(of: together)
    else { return nil }
    self.init(part: part - 1, count: count, together: together)
  }

  /// What ``init(_:)`` reads.
  package var text: String {
    "\(part + 1)/\(count)" + (together == 1 ? "" : "/\(together)")
  }

  /// A part of this part, from 0, on the same machine.
  package func divided(part: Int, of parts: Int) -> TrialShare {
    TrialShare(
      part: self.part + part * count, count: count * parts, together: together * parts)
  }

  /// Whether what has this number belongs to its machine.
  package func isOfSameMachine(_ number: Int) -> Bool {
    let machines = count / together
    return number % machines == part % machines
  }

  /// Whether what has this number belongs to it.
  package func contains(_ number: Int) -> Bool { number % count == part }
}
