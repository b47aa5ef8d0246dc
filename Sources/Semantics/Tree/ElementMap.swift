// SPDX-License-Identifier: Apache-2.0

/// A map from the numbers of elements whose copies share what they have in common: a change of one
/// of two copies costs the same few entries whatever the map holds.
///
/// It is a trie of five bits a level, the lowest first, so that numbers that are given out in order
/// fill it evenly. Looking up, setting and removing take at most 13 levels, four among a million.
package struct ElementMap<Value: Sendable>: Sendable {
  private var root = ElementBranch<Value>()
  /// How many entries there are.
  package private(set) var count = 0

  package init() {}

  package subscript(id: ElementID) -> Value? {
    var branch = root
    var rest = id.rawValue
    while true {
      let slot = rest & 31
      if let leaf = branch.leafPlace(slot) {
        return branch.leaves[leaf].id == id ? branch.leaves[leaf].value : nil
      }
      guard let next = branch.branchPlace(slot) else { return nil }
      branch = branch.branches[next]
      rest >>= 5
    }
  }

  package func contains(_ id: ElementID) -> Bool { self[id] != nil }

  /// Sets the entry, or replaces it.
  package mutating func set(_ id: ElementID, _ value: Value) {
    if ElementBranch.set(&root, id, value, level: 0) { count += 1 }
  }

  /// Changes an entry in its place; nothing happens where there is none.
  package mutating func update(_ id: ElementID, _ change: (inout Value) -> Void) {
    guard contains(id) else { return }
    ElementBranch.update(&root, id, level: 0, change)
  }

  /// Removes the entry; nothing happens where there is none.
  package mutating func remove(_ id: ElementID) {
    guard contains(id) else { return }
    ElementBranch.remove(&root, id, level: 0)
    count -= 1
  }

  /// Whether every entry satisfies the condition; in no particular order.
  package func allSatisfy(_ holds: (ElementID, Value) -> Bool) -> Bool {
    root.allSatisfy(holds)
  }
}

/// One level of an ``ElementMap``: up to 32 entries and further levels.
///
/// It is changed only by a map that holds it alone, and so may cross from thread to thread.
private final class ElementBranch<Value: Sendable>: @unchecked Sendable {
  /// A bit for each of the 32 places that an entry has.
  var leafMask: UInt32 = 0
  /// A bit for each of the 32 places that a further level has.
  var branchMask: UInt32 = 0
  var leaves: ContiguousArray<(id: ElementID, value: Value)> = []
  var branches: ContiguousArray<ElementBranch> = []

  init() {}

  private init(copying other: ElementBranch) {
    leafMask = other.leafMask
    branchMask = other.branchMask
    leaves = other.leaves
    branches = other.branches
  }

  func leafPlace(_ slot: UInt64) -> Int? { Self.place(slot, in: leafMask) }
  func branchPlace(_ slot: UInt64) -> Int? { Self.place(slot, in: branchMask) }

  private static func place(_ slot: UInt64, in mask: UInt32) -> Int? {
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: slot)
    return mask & bit == 0 ? nil : (mask & (bit &- 1)).nonzeroBitCount
  }

  private static func slot(_ id: ElementID, _ level: UInt64) -> UInt64 {
    (id.rawValue >> (5 * level)) & 31
  }

  private static func own(_ branch: inout ElementBranch) {
    if !isKnownUniquelyReferenced(&branch) { branch = ElementBranch(copying: branch) }
  }

  /// True for an entry that was not there.
  static func set(
    _ branch: inout ElementBranch, _ id: ElementID, _ value: Value, level: UInt64
  ) -> Bool {
    own(&branch)
    let slot = slot(id, level)
    if let place = branch.branchPlace(slot) {
      return set(&branch.branches[place], id, value, level: level + 1)
    }
    guard let place = branch.leafPlace(slot) else {
      branch.insertLeaf(slot, id, value)
      return true
    }
    let there = branch.leaves[place]
    if there.id == id {
      branch.leaves[place].value = value
      return false
    }
    // Two numbers that agree up to here go one level down.
    var below = ElementBranch()
    _ = set(&below, there.id, there.value, level: level + 1)
    _ = set(&below, id, value, level: level + 1)
    branch.removeLeaf(slot, at: place)
    branch.insertBranch(slot, below)
    return true
  }

  /// The entry has to be there.
  static func update(
    _ branch: inout ElementBranch, _ id: ElementID, level: UInt64, _ change: (inout Value) -> Void
  ) {
    own(&branch)
    let slot = slot(id, level)
    if let place = branch.leafPlace(slot) {
      change(&branch.leaves[place].value)
    } else if let place = branch.branchPlace(slot) {
      update(&branch.branches[place], id, level: level + 1, change)
    }
  }

  /// The entry has to be there.
  static func remove(_ branch: inout ElementBranch, _ id: ElementID, level: UInt64) {
    own(&branch)
    let slot = slot(id, level)
    if let place = branch.leafPlace(slot) {
      branch.removeLeaf(slot, at: place)
    } else if let place = branch.branchPlace(slot) {
      remove(&branch.branches[place], id, level: level + 1)
      guard branch.branches[place].isEmpty else { return }
      branch.branches.remove(at: place)
      branch.branchMask &= ~Self.bit(slot)
    }
  }

  func allSatisfy(_ holds: (ElementID, Value) -> Bool) -> Bool {
    leaves.allSatisfy { holds($0.id, $0.value) } && branches.allSatisfy { $0.allSatisfy(holds) }
  }

  private var isEmpty: Bool { leaves.isEmpty && branches.isEmpty }

  private static func bit(_ slot: UInt64) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: slot) }

  private func insertLeaf(_ slot: UInt64, _ id: ElementID, _ value: Value) {
    let bit = Self.bit(slot)
    leaves.insert((id, value), at: (leafMask & (bit &- 1)).nonzeroBitCount)
    leafMask |= bit
  }

  private func removeLeaf(_ slot: UInt64, at place: Int) {
    leaves.remove(at: place)
    leafMask &= ~Self.bit(slot)
  }

  private func insertBranch(_ slot: UInt64, _ branch: ElementBranch) {
    let bit = Self.bit(slot)
    branches.insert(branch, at: (branchMask & (bit &- 1)).nonzeroBitCount)
    branchMask |= bit
  }
}
