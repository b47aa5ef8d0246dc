// SPDX-License-Identifier: Apache-2.0

/// Divides the judging of a large tree among the cores: a few rules judge elements that stand together,
/// so that these stay in a core's cache for one rule after the other, and no two cores count the
/// references of one element at the same time.
struct WorkDivision: Sendable {
  /// Of elements; there is always one, for the rules about the application.
  private let parts: [Range<Int>]
  private let blocks: [Range<Int>]

  private static let elementsInPart = 512
  private static let rulesInBlock = 12

  init(elements: Int, rules: Int) {
    let parts = Self.slices(of: elements, by: Self.elementsInPart)
    self.parts = parts.isEmpty ? [0..<0] : parts
    blocks = Self.slices(of: rules, by: Self.rulesInBlock)
  }

  private static func slices(of count: Int, by length: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
  }

  /// How many shares there are.
  var count: Int { parts.count * blocks.count }

  /// One share. Those that follow each other have different elements and different rules: who takes
  /// the next does not wait for what the rules before it have to find out first.
  subscript(share: Int) -> (rules: Range<Int>, elements: Range<Int>) {
    let part = share % parts.count
    return (blocks[(share / parts.count + part) % blocks.count], parts[part])
  }

  /// The shares that judge by a rule, in the order of their elements, and the rule's place in each.
  func shares(of rule: Int) -> (shares: [Int], place: Int) {
    let block = rule / Self.rulesInBlock
    let shares = parts.indices.map { part in
      let turn = (block - part) % blocks.count
      return (turn < 0 ? turn + blocks.count : turn) * parts.count + part
    }
    return (shares, rule % Self.rulesInBlock)
  }
}
