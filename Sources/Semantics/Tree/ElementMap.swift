// SPDX-License-Identifier: Apache-2.0

/// A map from the numbers of elements whose copies share what they have in common: a change of one
/// of two copies costs the same few entries whatever the map holds.
///
/// Entries with neighbouring numbers stand in blocks of 32. The blocks hang in a trie of six bits a
/// level, the lowest first, so that numbers that are given out in order fill it evenly: of a million
/// elements each is three steps away.
package struct ElementMap<Value: Sendable>: Sendable {
  private var root = ElementBranch<Value>()
  /// How many entries there are.
  package private(set) var count = 0

  package init() {}

  package subscript(id: ElementID) -> Value? {
    guard let block = block(of: id), let place = block.place(of: id) else { return nil }
    return block.values[place]
  }

  /// What `body` makes of an entry, without a copy of it; nil where there is none.
  package func read<Result>(_ id: ElementID, _ body: (borrowing Value) -> Result) -> Result? {
    guard let block = block(of: id), let place = block.place(of: id) else { return nil }
    return body(block.values[place])
  }

  package func contains(_ id: ElementID) -> Bool { block(of: id)?.place(of: id) != nil }

  private func block(of id: ElementID) -> ElementBlock<Value>? {
    let number = ElementBlock<Value>.number(of: id)
    var branch = root
    var rest = number
    while true {
      if let place = branch.blockPlace(rest) {
        let block = branch.blocks[place]
        return block.number == number ? block : nil
      }
      guard let next = branch.branchPlace(rest) else { return nil }
      branch = branch.branches[next]
      rest >>= ElementBranch<Value>.bits
    }
  }

  /// Sets the entry, or replaces it.
  package mutating func set(_ id: ElementID, _ value: Value) {
    merge(id, insert: value) { $0 = value }
  }

  /// Changes the entry that is there, or inserts one.
  ///
  /// - Returns: True for one that was not there.
  @discardableResult
  package mutating func merge(
    _ id: ElementID, insert value: @autoclosure () -> Value, update: (inout Value) -> Void
  ) -> Bool {
    let isNew = ElementBranch.withBlock(&root, of: id, isMade: true) { block in
      guard let place = block.place(of: id) else {
        block.insert(id, value())
        return true
      }
      update(&block.values[place])
      return false
    }
    guard isNew == true else { return false }
    count += 1
    return true
  }

  /// Changes an entry in its place; nothing happens where there is none.
  package mutating func update(_ id: ElementID, _ change: (inout Value) -> Void) {
    ElementBranch.withBlock(&root, of: id, isMade: false) { block in
      if let place = block.place(of: id) { change(&block.values[place]) }
    }
  }

  /// Removes the entry; nothing happens where there is none.
  package mutating func remove(_ id: ElementID) {
    guard contains(id) else { return }
    ElementBranch.remove(&root, id, ElementBlock<Value>.number(of: id))
    count -= 1
  }

  /// Whether every entry satisfies the condition; in no particular order.
  package func allSatisfy(_ holds: (ElementID, Value) -> Bool) -> Bool {
    root.allSatisfy(holds)
  }
}

/// Up to 32 entries whose numbers agree in all but the last five bits.
///
/// It is changed only by a map that holds it alone, and so may cross from thread to thread.
private final class ElementBlock<Value: Sendable>: @unchecked Sendable {
  /// What the numbers have in common.
  let number: UInt64
  /// A bit for each of the 32 places that has an entry.
  private(set) var mask: UInt32 = 0
  var values: ContiguousArray<Value> = []

  init(number: UInt64) {
    self.number = number
  }

  init(copying other: ElementBlock) {
    number = other.number
    mask = other.mask
    values = other.values
  }

  static func number(of id: ElementID) -> UInt64 { id.rawValue >> 5 }

  private static func bit(_ id: ElementID) -> UInt32 {
    1 &<< UInt32(truncatingIfNeeded: id.rawValue & 31)
  }

  func place(of id: ElementID) -> Int? {
    let bit = Self.bit(id)
    return mask & bit == 0 ? nil : (mask & (bit &- 1)).nonzeroBitCount
  }

  func insert(_ id: ElementID, _ value: Value) {
    let bit = Self.bit(id)
    values.insert(value, at: (mask & (bit &- 1)).nonzeroBitCount)
    mask |= bit
  }

  func remove(_ id: ElementID) {
    guard let place = place(of: id) else { return }
    values.remove(at: place)
    mask &= ~Self.bit(id)
  }

  func allSatisfy(_ holds: (ElementID, Value) -> Bool) -> Bool {
    var rest = mask
    for value in values {
      guard holds(ElementID(number << 5 | UInt64(rest.trailingZeroBitCount)), value) else {
        return false
      }
      rest &= rest &- 1
    }
    return true
  }
}

/// One level of an ``ElementMap``: up to 64 blocks and further levels.
///
/// It is changed only by a map that holds it alone, and so may cross from thread to thread.
private final class ElementBranch<Value: Sendable>: @unchecked Sendable {
  typealias Block = ElementBlock<Value>

  static var bits: UInt64 { 6 }

  /// A bit for each of the 64 places that a block has.
  private var blockMask: UInt64 = 0
  /// A bit for each of the 64 places that a further level has.
  private var branchMask: UInt64 = 0
  private(set) var blocks: ContiguousArray<Block> = []
  private(set) var branches: ContiguousArray<ElementBranch> = []

  init() {}

  private init(copying other: ElementBranch) {
    blockMask = other.blockMask
    branchMask = other.branchMask
    blocks = other.blocks
    branches = other.branches
  }

  /// - Parameter rest: Of a block's number, what the levels before have left.
  func blockPlace(_ rest: UInt64) -> Int? { Self.place(rest, in: blockMask) }
  func branchPlace(_ rest: UInt64) -> Int? { Self.place(rest, in: branchMask) }

  private static func bit(_ rest: UInt64) -> UInt64 { 1 &<< (rest & 63) }

  private static func place(_ rest: UInt64, in mask: UInt64) -> Int? {
    let bit = bit(rest)
    return mask & bit == 0 ? nil : (mask & (bit &- 1)).nonzeroBitCount
  }

  private static func own(_ branch: inout ElementBranch) {
    if !isKnownUniquelyReferenced(&branch) { branch = ElementBranch(copying: branch) }
  }

  /// Hands out the block of an element to be changed.
  ///
  /// - Parameter isMade: Whether there is to be one where there is none.
  @discardableResult
  static func withBlock<Result>(
    _ branch: inout ElementBranch, of id: ElementID, level: UInt64 = 0, isMade: Bool,
    _ body: (Block) -> Result
  ) -> Result? {
    own(&branch)
    let number = Block.number(of: id)
    let rest = number >> (bits * level)
    if let place = branch.branchPlace(rest) {
      return withBlock(&branch.branches[place], of: id, level: level + 1, isMade: isMade, body)
    }
    guard let place = branch.blockPlace(rest) else {
      guard isMade else { return nil }
      let block = Block(number: number)
      branch.insert(block, rest)
      return body(block)
    }
    guard branch.blocks[place].number != number else {
      if !isKnownUniquelyReferenced(&branch.blocks[place]) {
        branch.blocks[place] = Block(copying: branch.blocks[place])
      }
      return body(branch.blocks[place])
    }
    guard isMade else { return nil }
    // Two numbers that agree up to here go one level down.
    let other = branch.blocks.remove(at: place)
    branch.blockMask &= ~bit(rest)
    var below = ElementBranch()
    below.insert(other, other.number >> (bits * (level + 1)))
    let result = withBlock(&below, of: id, level: level + 1, isMade: true, body)
    branch.branches.insert(below, at: (branch.branchMask & (bit(rest) &- 1)).nonzeroBitCount)
    branch.branchMask |= bit(rest)
    return result
  }

  private func insert(_ block: Block, _ rest: UInt64) {
    let bit = Self.bit(rest)
    blocks.insert(block, at: (blockMask & (bit &- 1)).nonzeroBitCount)
    blockMask |= bit
  }

  /// The entry has to be there.
  static func remove(_ branch: inout ElementBranch, _ id: ElementID, _ rest: UInt64) {
    own(&branch)
    if let place = branch.branchPlace(rest) {
      remove(&branch.branches[place], id, rest >> bits)
      guard branch.branches[place].isEmpty else { return }
      branch.branches.remove(at: place)
      branch.branchMask &= ~bit(rest)
    } else if let place = branch.blockPlace(rest) {
      if !isKnownUniquelyReferenced(&branch.blocks[place]) {
        branch.blocks[place] = Block(copying: branch.blocks[place])
      }
      branch.blocks[place].remove(id)
      guard branch.blocks[place].mask == 0 else { return }
      branch.blocks.remove(at: place)
      branch.blockMask &= ~bit(rest)
    }
  }

  func allSatisfy(_ holds: (ElementID, Value) -> Bool) -> Bool {
    blocks.allSatisfy { $0.allSatisfy(holds) } && branches.allSatisfy { $0.allSatisfy(holds) }
  }

  private var isEmpty: Bool { blocks.isEmpty && branches.isEmpty }
}
