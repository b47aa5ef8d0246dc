// SPDX-License-Identifier: Apache-2.0

/// Sorts records by what makes them alike, so that of many a sample is asked: of each kind the first
/// few, and one in sixteen of the others.
struct AlikeElements<Kind: Hashable> {
  /// In the order in which they came.
  private(set) var groups: [(sample: [Int], rest: [Int])] = []
  private var places: [Kind: Int] = [:]

  /// What is rare costs little, and is of its own more often.
  private static var alwaysAsked: Int { 64 }
  private static var samplePeriod: Int { 16 }

  mutating func add(_ record: Int, of kind: Kind) {
    let place = places[kind] ?? groups.count
    if place == groups.count {
      places[kind] = place
      groups.append(([], []))
    }
    let (asked, left) = (groups[place].sample.count, groups[place].rest.count)
    if asked < Self.alwaysAsked || (asked + left) % Self.samplePeriod == 0 {
      groups[place].sample.append(record)
    } else {
      groups[place].rest.append(record)
    }
  }

  /// Gives all groups, and has none from then on.
  mutating func takeAll() -> [(sample: [Int], rest: [Int])] {
    defer { self = Self() }
    return groups
  }
}
