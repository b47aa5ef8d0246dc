// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the lines of a view are for the proposals that it was last asked about.
struct KnownLines {
  struct Entry {
    /// Nil for the line that the first line of text stands on, whoever says where it is.
    let line: AlignmentLine?
    let proposal: ProposedViewSize
    /// Nil where nothing inside says it.
    let place: CGFloat?
  }

  /// The lines along both axes, of what two stacks round it offer.
  private static let limit = 32

  private var entries: [Entry] = []
  /// Whether there were more than are kept.
  private(set) var hasForgottenSome = false

  /// Nil for what is not known.
  func place(of line: AlignmentLine?, for proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal && entry.line == line {
      return .some(entry.place)
    }
    return nil
  }

  mutating func note(_ place: CGFloat?, of line: AlignmentLine?, for proposal: ProposedViewSize) {
    if entries.count >= Self.limit {
      entries.removeFirst()
      hasForgottenSome = true
    }
    entries.append(Entry(line: line, proposal: proposal, place: place))
  }

  mutating func forget() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    hasForgottenSome = false
  }

  func allSatisfy(_ holds: (Entry) -> Bool) -> Bool { entries.allSatisfy(holds) }
}
