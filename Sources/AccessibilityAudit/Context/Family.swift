// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Who stands above whom in a list of elements, by their places in it.
struct Family: Sendable {
  /// -1 for what has no parent.
  private let parents: [Int]
  private let indexes: [Int]
  /// -1 for what is in no window.
  private let windows: [Int]
  /// The first place behind the last descendant.
  private let ends: [Int]

  /// Parents stand before their children, and descendants in one row.
  init(_ nodes: [Node], _ places: PlaceTable) {
    var parents = Array(repeating: -1, count: nodes.count)
    var indexes = parents
    var windows = parents
    for (place, node) in nodes.enumerated() {
      for (index, child) in node.children.enumerated() {
        guard let below = places[child] else { continue }
        parents[below] = place
        indexes[below] = index
      }
      let outer = parents[place] < 0 ? -1 : windows[parents[place]]
      // Qt calls docks and boxes with a border frames too: a frame in a window is a part of it.
      // What the application shows beside its windows is one, even where Qt calls it a filler.
      let isWindow =
        RoleGroups.windows.contains(node.role) && (node.role != .frame || outer < 0)
        || parents[place] == 0 && !node.role.isPopup
      windows[place] = isWindow ? place : outer
    }
    self.parents = parents
    self.indexes = indexes
    self.windows = windows
    var ends = nodes.indices.map { $0 + 1 }
    for place in nodes.indices.reversed() where parents[place] >= 0 {
      ends[parents[place]] = max(ends[parents[place]], ends[place])
    }
    self.ends = ends
  }

  /// nil for the application.
  func parent(of place: Int) -> Int? { parents[place] < 0 ? nil : parents[place] }

  /// Among the siblings, from 0; -1 for the application.
  func index(of place: Int) -> Int { indexes[place] }

  /// The nearest ancestor that is a window, or the element itself.
  func window(of place: Int) -> Int? { windows[place] < 0 ? nil : windows[place] }

  func descendants(of place: Int) -> Range<Int> { place + 1..<ends[place] }

  func ancestors(of place: Int?) -> Ancestors { Ancestors(parents: parents, place: place ?? -1) }

  /// The places above an element, from the nearest on.
  struct Ancestors: Sequence, IteratorProtocol, Sendable {
    fileprivate let parents: [Int]
    fileprivate var place: Int

    mutating func next() -> Int? {
      guard place >= 0, parents[place] >= 0 else { return nil }
      place = parents[place]
      return place
    }
  }
}

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
