// SPDX-License-Identifier: Apache-2.0

/// Tells the elements that share a path apart, by their order in the tree.
struct Ordinals: Sendable {
  /// By place; 0 for an element that was not added.
  private var paths: [Int]
  private var ordinals: [Int]
  /// By path.
  private var counts = [0]

  init(count: Int) {
    paths = Array(repeating: 0, count: count)
    ordinals = paths
  }

  /// `path` as `PathNumbers` numbers it.
  mutating func add(_ place: Int, path: Int) {
    while counts.count <= path { counts.append(0) }
    counts[path] += 1
    paths[place] = path
    ordinals[place] = counts[path]
  }

  /// From 1; nil where no other element shares the path.
  subscript(place: Int) -> Int? { counts[paths[place]] > 1 ? ordinals[place] : nil }
}
