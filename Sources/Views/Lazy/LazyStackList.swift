// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lazy stacks of one window: each layout goes on until they have the rows that it brought into
/// sight.
@MainActor
final class LazyStackList {
  /// How often one update lays out again for rows that came into sight; what is missing then comes
  /// with the next update.
  private static let passLimit = 12

  private struct Entry {
    weak var stack: (any LazyLayout)?
  }

  private var entries: [Entry] = []

  func add(_ stack: any LazyLayout) {
    entries.removeAll { $0.stack == nil }
    entries.append(Entry(stack: stack))
  }

  func remove(_ stack: any LazyLayout) {
    entries.removeAll { $0.stack == nil || $0.stack === stack }
  }

  /// True where the picture shows a place on the way of what is scrolled that has no rows yet: the next
  /// update brings them.
  func askForShownRows() -> Bool {
    entries.reduce(false) { isMissing, entry in
      entry.stack?.askForShownRows() ?? false || isMissing
    }
  }

  /// - Parameter isPicture: Whether the layout is for the picture alone, which shows the rows that
  ///   there are.
  func layOut(isPicture: Bool, _ run: () -> Void) {
    guard !entries.isEmpty, !isPicture else { return run() }
    for entry in entries { entry.stack?.beginLayout() }
    for _ in 0..<Self.passLimit {
      run()
      var isSettled = true
      // A row may bring a stack of its own.
      for entry in entries where entry.stack?.settle() == false { isSettled = false }
      if isSettled { return }
    }
  }
}

/// A stack that makes and drops rows between two layouts.
@MainActor
protocol LazyLayout: AnyObject {
  /// Whether rows are missing that the picture shows; then a layout follows.
  func askForShownRows() -> Bool

  /// Remembers what is seen where, before anything moves.
  func beginLayout()

  /// Makes the rows that came into sight, and drops those that are far out of it.
  ///
  /// - Returns: False where a layout has to follow.
  func settle() -> Bool
}
