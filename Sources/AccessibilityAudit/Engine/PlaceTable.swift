// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where each element stands in a list. Elements that a reader has numbered from one upwards in the
/// order of the list need no search.
struct PlaceTable: Sendable {
  private let first: UInt64
  private let count: Int
  /// Empty where the numbers run on.
  private let places: [ElementID: Int]

  init(_ nodes: [Node]) {
    let start = nodes.first?.id.rawValue ?? 0
    first = start
    count = nodes.count
    let runsOn = nodes.enumerated().allSatisfy { place, node in
      node.id.rawValue == start &+ UInt64(place)
    }
    places =
      runsOn
      ? [:]
      : Dictionary(nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// nil where the element is not in the list.
  subscript(id: ElementID) -> Int? {
    guard places.isEmpty else { return places[id] }
    let offset = id.rawValue &- first
    return offset < UInt64(count) ? Int(offset) : nil
  }
}
