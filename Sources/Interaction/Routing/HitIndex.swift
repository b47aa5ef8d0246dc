// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The children of one element by their place, so that finding those under a point takes about as
/// long as the number's logarithm.
///
/// A tree of rectangles in one array: the children first, then what encloses each few of them, up to
/// one that encloses all. It is packed by sorting into columns, each sorted downwards (sort-tile-
/// recursive). A child that moves only changes the rectangles round it; after many moves the tree
/// is packed anew. A change of the children or of their order makes a new index.
@MainActor
final class HitIndex {
  /// With fewer children, looking at each is as quick.
  static let worthwhileCount = 16
  private static let fanOut = 8

  private struct Entry {
    var reach: HitReach
    /// The place, from the back, of the front-most child inside.
    var rank: Int
  }

  fileprivate struct Candidate {
    var rank: Int
    var level: Int
    var entry: Int
  }

  private var entries: [Entry] = []
  /// Where each level begins in `entries`; the children are level 0.
  private var starts: [Int] = []
  /// For each entry of level 0, which child it is.
  private var positions: [Int] = []
  /// The entries of level 0 whose reach is out of date.
  private var moved: [Int] = []
  private var movesSincePacking = 0
  /// A heap that is kept from search to search, so that none has to make one.
  private var heap: [Candidate] = []

  init(_ children: [Element]) {
    pack(children)
  }

  /// What encloses all children.
  func reach(_ children: [Element]) -> HitReach {
    refresh(children)
    return entries.last?.reach ?? .nothing
  }

  /// The child no longer reaches as far as it did.
  func childMoved(_ child: Element) {
    moved.append(child.hitSlot)
  }

  /// Offers the children that may lie under the point, front first, until one is taken.
  func search(
    _ children: [Element], at point: CGPoint, _ isTaken: (Element) -> Bool
  ) -> Bool {
    refresh(children)
    // A hit shape's own test may look for what is under a point, too.
    var candidates: [Candidate] = []
    swap(&candidates, &heap)
    defer {
      candidates.removeAll(keepingCapacity: true)
      swap(&candidates, &heap)
    }
    if let top = entries.last, top.reach.contains(point) {
      candidates.push(
        Candidate(rank: top.rank, level: starts.count - 1, entry: entries.count - 1))
    }
    while let front = candidates.popFrontmost() {
      if front.level == 0 {
        let position = positions[front.entry]
        if children.indices.contains(position), isTaken(children[position]) { return true }
        continue
      }
      for entry in inside(front.entry, level: front.level)
      where entries[entry].reach.contains(point) {
        candidates.push(
          Candidate(rank: entries[entry].rank, level: front.level - 1, entry: entry))
      }
    }
    return false
  }

  // MARK: Packing

  private func pack(_ children: [Element]) {
    movesSincePacking = 0
    moved.removeAll(keepingCapacity: true)
    let reaches = children.map(\.reachInParent)
    var ranks = Array(children.indices)
    if children.contains(where: { $0.zIndex != 0 }) {
      let backToFront = ranks.sorted {
        (children[$0].zIndex, $0) < (children[$1].zIndex, $1)
      }
      for (rank, position) in backToFront.enumerated() { ranks[position] = rank }
    }
    positions = Self.tiled(reaches)
    entries = positions.map { Entry(reach: reaches[$0], rank: ranks[$0]) }
    for (slot, position) in positions.enumerated() { children[position].hitSlot = slot }
    starts = [0]
    var (start, end) = (0, entries.count)
    while end - start > 1 {
      starts.append(end)
      for first in stride(from: start, to: end, by: Self.fanOut) {
        entries.append(union(first..<min(first + Self.fanOut, end)))
      }
      (start, end) = (end, entries.count)
    }
  }

  /// The order in which neighbours stand beside each other. What reaches nowhere or everywhere
  /// stands at the end, so that it does not spoil the others' rectangles.
  private static func tiled(_ reaches: [HitReach]) -> [Int] {
    var finite: [(x: Double, y: Double, position: Int)] = []
    var others: [Int] = []
    for (position, reach) in reaches.enumerated() {
      if reach.isFinite {
        finite.append((reach.left + reach.right, reach.top + reach.bottom, position))
      } else {
        others.append(position)
      }
    }
    let columns = (Double(finite.count) / Double(fanOut)).squareRoot().rounded(.up)
    let height = max(1, Int((Double(finite.count) / max(1, columns)).rounded(.up)))
    finite.sort { $0.x < $1.x }
    for first in stride(from: 0, to: finite.count, by: height) {
      finite[first..<min(first + height, finite.count)].sort { $0.y < $1.y }
    }
    return finite.map(\.position) + others
  }

  private func inside(_ entry: Int, level: Int) -> Range<Int> {
    let first = starts[level - 1] + (entry - starts[level]) * Self.fanOut
    return first..<min(first + Self.fanOut, starts[level])
  }

  private func union(_ range: Range<Int>) -> Entry {
    var all = Entry(reach: .nothing, rank: 0)
    for entry in entries[range] {
      all.reach.formUnion(entry.reach)
      all.rank = max(all.rank, entry.rank)
    }
    return all
  }

  // MARK: Moves

  private func refresh(_ children: [Element]) {
    guard !moved.isEmpty else { return }
    movesSincePacking += moved.count
    guard movesSincePacking <= children.count else { return pack(children) }
    for slot in moved {
      entries[slot].reach = children[positions[slot]].reachInParent
      var index = slot
      for level in 1..<max(1, starts.count) {
        index = starts[level] + (index - starts[level - 1]) / Self.fanOut
        let reach = union(inside(index, level: level)).reach
        guard reach != entries[index].reach else { break }
        entries[index].reach = reach
      }
    }
    moved.removeAll(keepingCapacity: true)
  }
}

extension [HitIndex.Candidate] {
  fileprivate mutating func push(_ candidate: HitIndex.Candidate) {
    append(candidate)
    var index = count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard self[parent].rank < self[index].rank else { return }
      swapAt(parent, index)
      index = parent
    }
  }

  fileprivate mutating func popFrontmost() -> HitIndex.Candidate? {
    guard let last = popLast() else { return nil }
    guard let front = first else { return last }
    self[0] = last
    var index = 0
    while true {
      var largest = index
      let (left, right) = (2 * index + 1, 2 * index + 2)
      if left < count, self[left].rank > self[largest].rank { largest = left }
      if right < count, self[right].rank > self[largest].rank { largest = right }
      guard largest != index else { return front }
      swapAt(index, largest)
      index = largest
    }
  }
}
