// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view came to for the proposals that it was last measured for.
struct KnownSizes {
  /// A proposal in as few bytes as there are in two lengths: many views keep some.
  private struct Key: Equatable {
    /// Of no length: a number that no arithmetic gives.
    private static let none = UInt64(CGFloat(nan: 0x5153, signaling: false).bitPattern)

    private let width, height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { UInt64($0.bitPattern) } ?? Self.none
      height = proposal.height.map { UInt64($0.bitPattern) } ?? Self.none
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
      bits == none ? nil : CGFloat(bitPattern: UInt(bits))
    }
  }

  /// A stack asks for four: none, zero, infinite and the one it settles on.
  private static let limit = 6

  private var entries: [(key: Key, size: CGSize)] = []
  /// Whether there were more than are kept.
  private(set) var hasForgottenSome = false

  var isEmpty: Bool { entries.isEmpty }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    guard !entries.isEmpty else { return nil }
    let key = Key(proposal)
    for entry in entries where entry.key == key { return entry.size }
    return nil
  }

  mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count >= Self.limit {
      entries.removeFirst()
      hasForgottenSome = true
    }
    entries.append((Key(proposal), size))
  }

  mutating func forget() {
    entries.removeAll(keepingCapacity: true)
    hasForgottenSome = false
  }

  func allSatisfy(_ holds: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    entries.allSatisfy { holds($0.key.proposal, $0.size) }
  }
}
