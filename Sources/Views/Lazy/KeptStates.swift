// SPDX-License-Identifier: Apache-2.0

/// What the views of one row kept, while the row has no views: each `@State` that was written, and
/// each object that the row owns.
@MainActor
struct KeptStates {
  /// What one view kept, property by property.
  struct Entry {
    let type: Any.Type
    let kept: [AnyObject?]

    var isEmpty: Bool { kept.allSatisfy { $0 == nil } }
  }

  /// By the place of their views among the row's views with a body, from the outside to the inside.
  private var entries: [Int: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Looks through the views of a row that is about to go.
  init(of row: ViewNode) {
    var count = 0
    func visit(_ node: ViewNode) {
      if let entry = node.statesToKeep {
        if !entry.isEmpty { entries[count] = entry }
        count += 1
      }
      if !node.makesContentLate { node.forEachChild(visit) }
    }
    visit(row)
  }

  /// Gives the views of a row what those before them kept, in the order in which they are made.
  @MainActor
  final class Cursor {
    private let states: KeptStates
    private var count = 0

    init(_ states: KeptStates) {
      self.states = states
    }

    func next(for type: Any.Type) -> [AnyObject?] {
      defer { count += 1 }
      guard let entry = states.entries[count], entry.type == type else { return [] }
      return entry.kept
    }
  }
}
